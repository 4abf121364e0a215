import { APPLICATIONS_PER_WEEK, FUNNEL_BY_STAGE, OPEN_JOBS_BY_INDUSTRY, TIME_TO_APPROVE } from './dashboard-reports.js';
import {
  INTERVIEWS,
  OFFERS,
  OFFERS_REASONS,
  PASS_THROUGH,
  STAGE_TIME,
  TIME_TO_FILL,
  TIME_TO_HIRE,
} from './hiring-reports.js';
import {
  APPROVALS,
  APPROVALS_ADMINISTRATORS,
  APPROVALS_REASONS,
  CLIENT_SCORECARD,
  JOBS,
  JOBS_EACH,
  SOURCES,
} from './operations-reports.js';
import type { ReportColumns, ReportDefinition, ReportRecord, ReportValue, RowOf } from './report-definition.js';
import { monthLabel } from './report-period.js';

const DEFINITIONS = {
  TIME_TO_FILL,
  TIME_TO_HIRE,
  PASS_THROUGH,
  STAGE_TIME,
  APPROVALS,
  APPROVALS_ADMINISTRATORS,
  APPROVALS_REASONS,
  SOURCES,
  OFFERS,
  OFFERS_REASONS,
  INTERVIEWS,
  CLIENT_SCORECARD,
  JOBS,
  JOBS_EACH,
  APPLICATIONS_PER_WEEK,
  FUNNEL_BY_STAGE,
  TIME_TO_APPROVE,
  OPEN_JOBS_BY_INDUSTRY,
} as const;
type Definitions = typeof DEFINITIONS;
export type ReportName = keyof Definitions;

/** A row of a report by the names of its columns. */
export type ReportRow<Name extends ReportName> = RowOf<Definitions[Name]['columns']>;
/** The figures of a row, without what the row is about. */
export type ReportFigures<Name extends ReportName> = Omit<ReportRow<Name>, Definitions[Name]['keys'][number]>;

/** Every report, with what each of its figures means. */
export const REPORTS: Readonly<Record<ReportName, ReportDefinition>> = DEFINITIONS;
export const REPORT_NAMES = Object.keys(DEFINITIONS) as ReportName[];

/** The reports by which the consultancy steers. Their parts and the figures of the dashboard are no reports of their own. */
export const MAIN_REPORTS = [
  'TIME_TO_FILL',
  'TIME_TO_HIRE',
  'PASS_THROUGH',
  'STAGE_TIME',
  'APPROVALS',
  'SOURCES',
  'OFFERS',
  'INTERVIEWS',
  'CLIENT_SCORECARD',
  'JOBS',
] as const satisfies readonly ReportName[];

/** The reports that screens show on the card of this one. */
export const reportParts = (name: ReportName): ReportName[] =>
  REPORT_NAMES.filter((part) => REPORTS[part].partOf === name);

/** The name of a report in addresses, such as `time-to-fill`. */
export const reportToWire = (name: ReportName): string => name.toLowerCase().replaceAll('_', '-');
/** Only the exact name: addresses of CSV files have no second spelling. */
export const reportFromWire = (text: string): ReportName | undefined =>
  REPORT_NAMES.find((name) => reportToWire(name) === text);

/** A row's name on screens. */
export const rowLabel = (
  { rowLabel: label }: ReportDefinition,
  row: ReportRecord,
  nameMonth: (month: string) => string = monthLabel,
): string => label?.(row) ?? nameMonth(String(row['month']));

/** A row as a list, in the order of the columns. A column without a value is null. */
export const toReportCells = (columns: ReportColumns, row: Partial<ReportRecord>): ReportValue[] =>
  Object.keys(columns).map((name) => row[name] ?? null);

/** A list of cells by the names of their columns. */
export const toReportRecord = (columns: readonly { name: string }[], cells: readonly ReportValue[]): ReportRecord =>
  Object.fromEntries(columns.map(({ name }, index) => [name, cells[index] ?? null]));

/** The stages whose time is measured: the others are ends. */
export const TIMED_STAGES = ['APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED'] as const;
export type TimedStage = (typeof TIMED_STAGES)[number];

/** `median_days` of `medianDays`: how CSV files and SQL name a column. */
export const columnName = (name: string): string =>
  name
    .replaceAll(/([A-Za-z][a-z])(\d)/g, '$1_$2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** `share` of `whole` in percent, rounded to one place; null of nothing. */
export const toPercent = (share: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((share * 1_000) / whole) / 10;

/** How much of one comes to each of the other, rounded to two places; null of nothing. */
export const divideOrNull = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 100) / count) / 100;
