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
import { RECRUITERS } from './recruiter-reports.js';
import type { ReportColumns, ReportDefinition, ReportRecord, ReportValue, RowOf } from './report-definition.js';
import { monthLabel } from './report-period.js';
import {
  SOURCING,
  SOURCING_ADMINISTRATORS,
  SOURCING_COMPANIES,
  SOURCING_JOBS,
  SOURCING_REASONS,
} from './sourcing-reports.js';

const DEFINITIONS = {
  TIME_TO_FILL,
  TIME_TO_HIRE,
  PASS_THROUGH,
  STAGE_TIME,
  APPROVALS,
  APPROVALS_ADMINISTRATORS,
  APPROVALS_REASONS,
  SOURCES,
  SOURCING,
  SOURCING_ADMINISTRATORS,
  SOURCING_COMPANIES,
  SOURCING_JOBS,
  SOURCING_REASONS,
  RECRUITERS,
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

export type ReportRow<Name extends ReportName> = RowOf<Definitions[Name]['columns']>;
/** The columns of a row without its keys. */
export type ReportFigures<Name extends ReportName> = Omit<ReportRow<Name>, Definitions[Name]['keys'][number]>;

export const REPORTS: Readonly<Record<ReportName, ReportDefinition>> = DEFINITIONS;
export const REPORT_NAMES = Object.keys(DEFINITIONS) as ReportName[];

/** The reports on the report screen, without their parts and those of the dashboard. */
export const MAIN_REPORTS = [
  'TIME_TO_FILL',
  'TIME_TO_HIRE',
  'PASS_THROUGH',
  'STAGE_TIME',
  'APPROVALS',
  'SOURCES',
  'SOURCING',
  'RECRUITERS',
  'OFFERS',
  'INTERVIEWS',
  'CLIENT_SCORECARD',
  'JOBS',
] as const satisfies readonly ReportName[];

/** Returns the reports on the card of this one. */
export const reportParts = (name: ReportName): ReportName[] =>
  REPORT_NAMES.filter((part) => REPORTS[part].partOf === name);

/** Returns the name of a report in URLs, such as `time-to-fill`. */
export const reportToWire = (name: ReportName): string => name.toLowerCase().replaceAll('_', '-');
/** Case-sensitive: URLs of CSV files have one spelling. */
export const reportFromWire = (text: string): ReportName | undefined =>
  REPORT_NAMES.find((name) => reportToWire(name) === text);

export const rowLabel = (
  { rowLabel: label }: ReportDefinition,
  row: ReportRecord,
  nameMonth: (month: string) => string = monthLabel,
): string => label?.(row) ?? nameMonth(String(row['month']));

/** Converts a row to cells in the order of the columns; null for missing values. */
export const toReportCells = (columns: ReportColumns, row: Partial<ReportRecord>): ReportValue[] =>
  Object.keys(columns).map((name) => row[name] ?? null);

/** Converts cells to a row by column names. */
export const toReportRecord = (columns: readonly { name: string }[], cells: readonly ReportValue[]): ReportRecord =>
  Object.fromEntries(columns.map(({ name }, index) => [name, cells[index] ?? null]));

/** Stages with a measured duration. The others are final. */
export const TIMED_STAGES = ['APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED'] as const;
export type TimedStage = (typeof TIMED_STAGES)[number];

/** The name of a column in CSV files and SQL: `median_days` for `medianDays`. */
export const columnName = (name: string): string =>
  name
    .replaceAll(/([A-Za-z][a-z])(\d)/g, '$1_$2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** Returns a percentage with one decimal; null if `whole` is 0. */
export const toPercent = (share: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((share * 1_000) / whole) / 10;

/** Returns the quotient with two decimals; null if `count` is 0. */
export const divideOrNull = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 100) / count) / 100;
