import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyWithRetry } from '../start/lazy-loading';
import type { BarChartData } from './bar-chart-data';

const BarChart = lazyWithRetry(async () => (await import('./bar-chart')).BarChart);

/** Hidden from screen readers, which get the accompanying table instead. */
export function LazyBarChart({ data }: { data: BarChartData }) {
  return (
    <div aria-hidden>
      <Suspense fallback={<Skeleton height={280} />}>
        <BarChart data={data} />
      </Suspense>
    </div>
  );
}
