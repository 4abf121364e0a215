import { formatDate } from '@job-alert/domain/calendar';
import { coveredMonthLabel, monthLabel, monthOf, type Period } from '@job-alert/domain/report-period';
import type { Measure, MeasureUnit } from '@job-alert/domain/report-measures';
import { formatNumber } from '../../lib/format/format';
import type { ReportColumn, ReportNumber, ReportTable } from './report-view';

/** What has no value: nothing to measure, or nothing recorded. */
export const NONE = '–';

/** A number of a report as people read it; the unit stands in its label, but for percentages. */
export function formatMeasure(unit: MeasureUnit, value: unknown): string {
  if (typeof value === 'string') {
    if (unit === 'MONTH') return monthLabel(value);
    return unit === 'DAY' ? formatDate(value) : value;
  }
  if (typeof value !== 'number') return NONE;
  return unit === 'PERCENT' ? `${formatNumber(value)} %` : formatNumber(value);
}

type Measures<Field extends string> = Readonly<Record<Field, Measure>>;

/** The columns of these fields, with what they mean. */
const columnsOf = <Field extends string>(measures: Measures<Field>, fields: readonly Field[]): ReportColumn[] =>
  fields.map((field) => ({ header: measures[field].label, definition: measures[field].definition }));

interface TableOf<Field extends string, Row> {
  caption: string;
  by: string;
  measures: Measures<Field>;
  /** The columns in their order, after the first. */
  fields: readonly Field[];
  rows: readonly Row[];
  /** What a row is about. */
  label: (row: Row) => string;
}

/** Rows of the schema as a table. */
export function tableOf<Field extends string, Row extends Readonly<Partial<Record<Field, unknown>>>>({
  caption,
  by,
  measures,
  fields,
  rows,
  label,
}: TableOf<Field, Row>): ReportTable {
  return {
    caption,
    by,
    columns: columnsOf(measures, fields),
    rows: rows.map((row, index) => ({
      key: `${label(row)} ${index}`,
      label: label(row),
      cells: fields.map((field) => formatMeasure(measures[field].unit, row[field])),
    })),
  };
}

/** The tables with the days of months that the period or today cuts short. Only its first and last month can be. */
export function withCoveredDays(tables: readonly ReportTable[], period: Period, today: string): ReportTable[] {
  const last = period.to < today ? period.to : today;
  const labels = new Map(
    [monthOf(period.from), monthOf(last)].map((month) => [monthLabel(month), coveredMonthLabel(month, period, today)]),
  );
  const covered = (label: string): string => labels.get(label) ?? label;
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({ ...column, header: covered(column.header) })),
    rows: table.rows.map((row) => ({ ...row, label: covered(row.label) })),
  }));
}

/** Those numbers of a summary that say most, each with the same of the days before. */
export function numbersOf<Field extends string>(
  measures: Measures<Field>,
  fields: readonly Field[],
  now: Readonly<Partial<Record<Field, unknown>>>,
  before?: Readonly<Partial<Record<Field, unknown>>>,
): ReportNumber[] {
  return fields.map((field) => {
    const { label, unit, definition } = measures[field];
    const earlier = before?.[field];
    return {
      label,
      definition,
      value: formatMeasure(unit, now[field]),
      before: typeof earlier === 'number' ? `${formatMeasure(unit, earlier)} in the period before` : undefined,
    };
  });
}

/** A value that a chart can draw. */
export const drawn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Does a summary count nothing at all? */
export const countsNothing = (summary: object): boolean =>
  Object.values(summary).every((value) => typeof value !== 'number' || value === 0);
