import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format/format';
import classes from './count-cards.module.css';

/** A count with a link to its list. */
export interface CountCard<Name extends string> {
  label: string;
  count: Name;
  path: string;
  /** Returns a text with the counts that add up to this count. */
  detail?: (counts: Readonly<Record<Name, number>>) => string;
  /** True if a count above zero is a problem. */
  isAlarming?: boolean;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
}

interface CountCardsProps<Name extends string> {
  cards: readonly CountCard<Name>[];
  /** Null until loaded. */
  counts: Readonly<Record<Name, number>> | null;
  /** `small` shows four cards per row, two on phones. `line` shows each card on one line, next to a heading. */
  size?: 'large' | 'small' | 'line';
}

const COLUMNS = {
  large: { base: 1, xs: 2, lg: 3 },
  small: { base: 2, lg: 4 },
  line: 3,
} as const;

export function CountCards<Name extends string>({ cards, counts, size = 'large' }: CountCardsProps<Name>) {
  return (
    <SimpleGrid
      cols={COLUMNS[size]}
      spacing={size === 'small' ? { base: 'sm', xs: 'lg' } : 'lg'}
      component="ul"
      className={classes.grid}
      data-size={size}
    >
      {cards.map(({ label, count, path, detail, isAlarming, icon: Icon }) => (
        <li
          key={label}
          className={classes.card}
          data-detailed={detail ? true : undefined}
          data-alarming={(isAlarming && counts && counts[count] > 0) || undefined}
        >
          <span className={classes.icon}>
            <Icon size={26} stroke={1.6} aria-hidden />
          </span>
          {counts ? (
            <span className={classes.count}>{formatNumber(counts[count])}</span>
          ) : (
            <Skeleton className={classes.coming} width={72} height={40} my={4} />
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
