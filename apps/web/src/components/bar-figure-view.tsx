import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyWithRetry } from '../start/lazy-loading';
import type { BarFigure } from './bar-figure';

const BarFigureChart = lazyWithRetry(async () => (await import('./bar-figure-chart')).BarFigureChart);

/** Hidden from screen readers, which get the accompanying table instead. */
export function BarFigureView({ figure }: { figure: BarFigure }) {
  return (
    <div aria-hidden>
      <Suspense fallback={<Skeleton height={280} />}>
        <BarFigureChart figure={figure} />
      </Suspense>
    </div>
  );
}
