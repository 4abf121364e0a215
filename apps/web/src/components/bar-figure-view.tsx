import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../lib/parts';
import type { BarFigure } from './bar-figure';

const BarFigureChart = lazyPart(async () => (await import('./bar-figure-chart')).BarFigureChart);

/** A chart. Screen readers get the table that stands with it instead. */
export function BarFigureView({ figure }: { figure: BarFigure }) {
  return (
    <div aria-hidden>
      <Suspense fallback={<Skeleton height={280} />}>
        <BarFigureChart figure={figure} />
      </Suspense>
    </div>
  );
}
