import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/states';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import classes from './count-cards.module.css';
import { type DashboardCountsQuery, useDashboardCountsQuery } from './dashboard-counts.generated';

/** A count of the dashboard and the list behind it. */
export interface CountCard {
  label: string;
  count: keyof DashboardCountsQuery['dashboardCounts'];
  path: string;
  /** Out of the other counts, what this one consists of. */
  detail?: (counts: DashboardCountsQuery['dashboardCounts']) => string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
}

/** Cards with counts, each a link to its list. */
export function CountCards({ cards }: { cards: readonly CountCard[] }) {
  const { data, error, refetch } = useDashboardCountsQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) {
    return (
      <ErrorState
        text={describeError(error, { fallback: 'Could not load the counts.' })}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="lg" component="ul" className={classes.grid}>
      {cards.map(({ label, count, path, detail, icon: Icon }) => (
        <li key={label} className={classes.card} data-detailed={detail ? true : undefined}>
          <span className={classes.icon}>
            <Icon size={26} stroke={1.6} aria-hidden />
          </span>
          {data ? (
            <span className={classes.count}>{formatNumber(data.dashboardCounts[count])}</span>
          ) : (
            <Skeleton width={72} height={40} my={4} />
          )}
          <Link to={path} className={classes.link}>
            {label} <IconArrowRight size={18} aria-hidden />
          </Link>
          {detail && data ? <span className={classes.detail}>{detail(data.dashboardCounts)}</span> : null}
        </li>
      ))}
    </SimpleGrid>
  );
}
