import type { BarFigure } from '../../components/bar-figure';
import { formatNumber } from '../../lib/format/format';
import { drawn } from './report-table';

/** The colours of series, the most important first. */
export const [FIRST, SECOND, THIRD, FOURTH] = ['ink.7', 'saffron.4', 'teal.6', 'gray.5'] as const;

/** Bars of several colours, one group for each row. */
export function chartOf<Row>(
  rows: readonly Row[],
  label: (row: Row) => string,
  series: readonly (readonly [name: string, color: string, value: (row: Row) => unknown])[],
  more: { lying?: boolean; format?: (value: number) => string } = {},
): BarFigure {
  return {
    rows: rows.map((row) => ({ label: label(row), values: series.map(([, , value]) => drawn(value(row))) })),
    series: series.map(([name, color]) => ({ name, color })),
    format: formatNumber,
    ...more,
  };
}
