import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format/format';
import classes from './count-cards.module.css';

/** A count and the list behind it. */
export interface CountCard<Name extends string> {
  label: string;
  count: Name;
  path: string;
  /** Out of the other counts, what this one consists of. */
  detail?: (counts: Readonly<Record<Name, number>>) => string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
}

interface CountCardsProps<Name extends string> {
  cards: readonly CountCard<Name>[];
  /** Null until they are known. */
  counts: Readonly<Record<Name, number>> | null;
  /** How many stand side by side where there is room. */
  columns?: number;
}

/** Cards with counts, each a link to its list. */
export function CountCards<Name extends string>({ cards, counts, columns = 3 }: CountCardsProps<Name>) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: columns }} spacing="lg" component="ul" className={classes.grid}>
      {cards.map(({ label, count, path, detail, icon: Icon }) => (
        <li key={label} className={classes.card} data-detailed={detail ? true : undefined}>
          <span className={classes.icon}>
            <Icon size={26} stroke={1.6} aria-hidden />
          </span>
          {counts ? (
            <span className={classes.count}>{formatNumber(counts[count])}</span>
          ) : (
            <Skeleton width={72} height={40} my={4} />
          )}
          <Link to={path} className={classes.link}>
            {label} <IconArrowRight size={18} aria-hidden />
          </Link>
          {detail && counts ? <span className={classes.detail}>{detail(counts)}</span> : null}
        </li>
      ))}
    </SimpleGrid>
  );
}
