import { type Counts, computeSpread } from '@job-alert/domain/reports/percentiles';
import { listMonths, type Period } from '@job-alert/domain/reports/report-period';
import { groupBy } from '../../platform/group-by.js';

/** A count as returned by the driver; `month` as 202604. */
export type Counted<Rest = unknown> = { count: string | number } & Rest;
export type Monthly<Rest = unknown> = Counted<{ month: string | number } & Rest>;
type Valued = Counted<{ value: string | number | null }>;

/** Returns SQL for the month of a date column, to group by. */
export const monthOfDay = (day: string): string => `EXTRACT(YEAR_MONTH FROM ${day})`;

/** Groups the rows by month of the period, including months without rows. */
export function byMonth<Row extends { month: string | number }>(period: Period, rows: readonly Row[]) {
  const groups = groupBy(rows, ({ month }) => `${String(month).slice(0, 4)}-${String(month).slice(4)}-01`);
  return listMonths(period).map((month) => ({ month, rows: groups.get(month) ?? [] }));
}

/** Merges the counts of several statements into one row per month and one for the whole period. */
export function monthsAndTotal<Series extends readonly (readonly Monthly[])[], Figures>(
  period: Period,
  counts: readonly [...Series],
  figures: (...counts: Series) => Figures,
): { rows: (Figures & { month: string })[]; summary: Figures[] } {
  const months = counts.map((rows) => byMonth(period, rows));
  return {
    rows: listMonths(period).map((month, index) => ({
      month,
      ...figures(...(months.map((each) => each[index]?.rows ?? []) as unknown as Series)),
    })),
    summary: [figures(...(counts as Series))],
  };
}

export const total = (rows: readonly Counted[]): number => sumBy(rows, ({ count }) => count);

export const sumBy = <Row>(rows: readonly Row[], value: (row: Row) => string | number | null): number =>
  rows.reduce((sum, row) => sum + Number(value(row) ?? 0), 0);

/** Returns median and p90 of the counted values, divided by `per`, such as 60 for minutes to hours. */
export function spread(rows: readonly Valued[], per = 1): { median: number | null; p90: number | null } {
  const { median, p90 } = computeSpread(mergeCounts(rows));
  return { median: inUnits(median, per), p90: inUnits(p90, per) };
}

function mergeCounts(rows: readonly Valued[]): Counts {
  const counts = new Map<number, number>();
  for (const { value, count } of rows) {
    if (value !== null) counts.set(Number(value), (counts.get(Number(value)) ?? 0) + Number(count));
  }
  return counts;
}

/** Divides and rounds to two decimal places. */
export const inUnits = (value: number | null, per: number): number | null =>
  value === null ? null : Math.round((value * 100) / per) / 100;
