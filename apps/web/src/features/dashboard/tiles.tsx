import { Badge, SimpleGrid, Tooltip } from '@mantine/core';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import classes from './tiles.module.css';

export interface Tile {
  title: string;
  text: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  path: string;
  staysOpen?: boolean;
}

interface TilesProps {
  tiles: readonly Tile[];
  /** The label of the links, such as "See More". */
  linkLabel: string;
  /** The text and link of locked tiles. Undefined if no tile is locked. */
  locked: { hint: string; linkLabel?: string; path?: string } | undefined;
}

/** The tiles of a dashboard. A locked tile has a badge, and may link to the screen that unlocks it. */
export function Tiles({ tiles, ...shared }: TilesProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg" component="ul" className={classes.grid}>
      {tiles.map((tile) => (
        <li key={tile.title}>
          <TileCard {...tile} {...shared} locked={tile.staysOpen ? undefined : shared.locked} />
        </li>
      ))}
    </SimpleGrid>
  );
}

function TileCard({ title, text, icon: Icon, path, linkLabel, locked }: Tile & Omit<TilesProps, 'tiles'>) {
  const target = locked ? locked.path : path;
  const label = locked ? locked.linkLabel : linkLabel;
  return (
    <Tooltip label={locked?.hint} disabled={!locked} events={{ hover: true, focus: true, touch: true }}>
      <article className={classes.tile} data-locked={locked ? true : undefined}>
        <span className={classes.icon}>
          <Icon size={28} stroke={1.6} aria-hidden />
        </span>
        {locked ? (
          <Badge className={classes.badge} leftSection={<IconLock size={12} aria-hidden />} color="gray" tt="none">
            Locked
          </Badge>
        ) : null}
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{locked ? locked.hint : text}</p>
        {target && label ? (
          <Link to={target} className={classes.link} aria-label={`${label}: ${title}`}>
            {label} <IconArrowRight size={18} aria-hidden />
          </Link>
        ) : null}
      </article>
    </Tooltip>
  );
}
