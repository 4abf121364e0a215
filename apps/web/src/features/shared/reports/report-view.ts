import { formatDate } from '@job-alert/domain/india/calendar';
import type {
  ReportColumn,
  ReportDefinition,
  ReportRecord,
  ReportUnit,
  ReportValue,
  Tone,
} from '@job-alert/domain/reports/report-definition';
import { monthLabel } from '@job-alert/domain/reports/report-period';
import { REPORTS, type ReportName, reportParts, rowLabel, toReportRecord } from '@job-alert/domain/reports/reports';
import type { BarChartData } from '../../../components/bar-chart-data';
import { formatNumber } from '../../../lib/format/format';
import type { ReportFragment } from './report.generated';

export interface ReportNumber {
  label: string;
  value: string;
  definition: string;
  /** The comparison with the previous period. */
  before?: string | undefined;
}

export interface ReportTable {
  caption: string;
  by: string;
  columns: readonly { header: string; definition?: string | undefined }[];
  rows: readonly { key: string; label: string; cells: readonly string[] }[];
}

export interface ReportView {
  numbers: readonly ReportNumber[];
  chart: BarChartData | null;
  tables: readonly ReportTable[];
  /** True if there is no data for these filters. */
  isEmpty: boolean;
}

/** The reports of one response. Some are also included for the previous period. */
export interface LoadedReports {
  reports: readonly ReportFragment[];
  before?: readonly ReportFragment[];
}

/** Returns a report with its parts, or null if it was not requested. `nameMonth` formats the months in tables. */
export function reportView(
  name: ReportName,
  { reports, before }: LoadedReports,
  nameMonth = monthLabel,
): ReportView | null {
  const report = recordsOf(name, reports);
  if (!report) return null;
  const definition = REPORTS[name];
  const { rows, summary } = report;
  const mainRows = definition.isSummaryShown ? summary : rows;
  const parts = reportParts(name).flatMap((part) => {
    const records = recordsOf(part, reports)?.rows ?? [];
    return toTable(REPORTS[part], records, nameMonth);
  });
  return {
    numbers: numbersOf(definition, summary, recordsOf(name, before)?.summary),
    chart: toChart(definition, mainRows),
    tables: [
      toTable(definition, mainRows, nameMonth),
      ...(definition.byMonth ? [monthsTable(definition, definition.byMonth, { rows, summary }, nameMonth)] : []),
      ...parts,
    ].filter((table) => table.rows.length > 0),
    isEmpty: (summary.length > 0 ? summary : rows).every(countsNothing),
  };
}

interface Records {
  rows: ReportRecord[];
  summary: ReportRecord[];
}

function recordsOf(name: ReportName, reports: readonly ReportFragment[] = []): Records | null {
  const report = reports.find((one) => one.name === name);
  if (!report) return null;
  const { columns, rows, summary } = report;
  return {
    rows: rows.map(({ cells }) => toReportRecord(columns, cells)),
    summary: summary.map(({ cells }) => toReportRecord(columns, cells)),
  };
}

const countsNothing = (record: ReportRecord): boolean =>
  Object.values(record).every((value) => typeof value !== 'number' || value === 0);

function numbersOf(
  definition: ReportDefinition,
  summary: readonly ReportRecord[],
  [earlier]: readonly ReportRecord[] = [],
): ReportNumber[] {
  const { numbers = [] } = definition;
  const valueOf = valuesOf(definition);
  if ('percent' in numbers) {
    const { percent, share, whole, has } = numbers;
    return summary.filter(has).map((row) => ({
      label: rowLabel(definition, row),
      value: valueOf(percent, row),
      definition: columnOf(definition, percent).definition,
      before: `${valueOf(share, row)} of ${valueOf(whole, row)}`,
    }));
  }
  return summary.flatMap((row) =>
    numbers.map((name) => ({
      label: columnOf(definition, name).label,
      value: valueOf(name, row),
      definition: columnOf(definition, name).definition,
      before: typeof earlier?.[name] === 'number' ? `${valueOf(name, earlier)} in the period before` : undefined,
    })),
  );
}

const COLOURS: Readonly<Record<Tone, string>> = {
  main: 'ink.7',
  contrast: 'saffron.4',
  good: 'teal.6',
  quiet: 'gray.5',
  pale: 'ink.5',
  alarm: 'red.7',
};

/** Returns a grouped bar chart with one group per row. */
function toChart(definition: ReportDefinition, rows: readonly ReportRecord[]): BarChartData | null {
  const { chart } = definition;
  if (!chart) return null;
  const bars = Object.entries(chart.bars);
  return {
    rows: rows.slice(0, chart.most).map((row) => ({
      label: rowLabel(definition, row),
      values: bars.map(([name]) => {
        const value = row[name];
        return typeof value === 'number' ? value : null;
      }),
    })),
    series: bars.map(([name, tone]) => ({ name: columnOf(definition, name).label, color: COLOURS[tone ?? 'main'] })),
    format: (value) => formatValue(columnOf(definition, bars[0]?.[0] ?? '').unit, value),
    isHorizontal: chart.isHorizontal ?? false,
  };
}

function toTable(
  definition: ReportDefinition,
  rows: readonly ReportRecord[],
  nameMonth: (month: string) => string,
): ReportTable {
  const { columns, keys, title, caption = title, heading, tableRows } = definition;
  const names = definition.tableColumns ?? Object.keys(columns).filter((name) => !keys.includes(name));
  const valueOf = valuesOf(definition);
  return {
    caption,
    by: heading ?? columnOf(definition, keys[0] ?? '').label,
    columns: names.map((name) => {
      const { label, definition: text } = columnOf(definition, name);
      return { header: label, definition: text };
    }),
    rows: rows.slice(0, tableRows).map((row, index) => {
      const label = rowLabel(definition, row, nameMonth);
      return { key: `${label} ${index}`, label, cells: names.map((name) => valueOf(name, row)) };
    }),
  };
}

/** Transposes the summary to one row per measure and one column per month, because paper is wide enough for a year. */
function monthsTable(
  definition: ReportDefinition,
  { caption, value }: NonNullable<ReportDefinition['byMonth']>,
  { rows, summary }: Records,
  nameMonth: (month: string) => string,
): ReportTable {
  const valueOf = valuesOf(definition);
  const label = (row: ReportRecord): string => rowLabel(definition, row);
  const cells = new Map(rows.map((row) => [`${row['month']} ${label(row)}`, valueOf(value, row)]));
  const months = [...new Set(rows.map((row) => String(row['month'])))];
  return {
    caption,
    by: definition.heading ?? '',
    columns: months.map((month) => ({ header: nameMonth(month) })),
    rows: summary.map((row) => ({
      key: label(row),
      label: label(row),
      cells: months.map((month) => cells.get(`${month} ${label(row)}`) ?? NONE),
    })),
  };
}

function columnOf({ columns }: ReportDefinition, name: string): ReportColumn {
  const column = columns[name];
  if (!column) throw new Error(`The report has no column ${name}.`);
  return column;
}

const valuesOf =
  (definition: ReportDefinition) =>
  (name: string, row: ReportRecord): string =>
    formatValue(columnOf(definition, name).unit, row[name]);

const NONE = '–';

/** Formats the value of a cell. The label contains the unit, except for percentages and durations. */
function formatValue(unit: ReportUnit, value: ReportValue | undefined): string {
  if (typeof value === 'string') return unit === 'DAY' ? formatDate(value) : value;
  if (typeof value !== 'number') return NONE;
  if (unit === 'DURATION') return formatHours(value);
  return unit === 'PERCENT' ? `${formatNumber(value)} %` : formatNumber(value);
}

const MINUTES_UNTIL = 1;
const HOURS_UNTIL = 48;

/** Returns "25 min", "3.5 h" or "2.4 days". */
function formatHours(hours: number): string {
  if (hours > 0 && hours < MINUTES_UNTIL) return `${Math.round(hours * 60)} min`;
  return hours < HOURS_UNTIL ? `${round(hours)} h` : `${round(hours / 24)} days`;
}

const round = (value: number) => formatNumber(Math.round(value * 10) / 10);
