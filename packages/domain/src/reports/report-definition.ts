/**
 * Types of column values. MONTH and WEEK hold the first day; CODE holds an enum value. COUNT, ID and FLAG (yes or no) are never
 * null. DAYS, HOURS, DURATION, PERCENT and RATIO are null if there is nothing to measure, RECORDED if nothing was recorded.
 */
interface ReportValues {
  MONTH: string;
  WEEK: string;
  DAY: string;
  CODE: string | null;
  ID: string;
  TEXT: string | null;
  FLAG: boolean;
  COUNT: number;
  RECORDED: number | null;
  DAYS: number | null;
  HOURS: number | null;
  DURATION: number | null;
  PERCENT: number | null;
  RATIO: number | null;
}
export type ReportUnit = keyof ReportValues;
export type ReportValue = ReportValues[ReportUnit];

export interface ReportColumn<Unit extends ReportUnit = ReportUnit> {
  label: string;
  unit: Unit;
  definition: string;
  codes?: Readonly<Record<string, string>>;
  missing?: string;
  /** CSV files do not have the column. */
  isScreenOnly?: boolean;
}

export type ReportColumns = Readonly<Record<string, ReportColumn>>;

export type RowOf<Columns extends ReportColumns> = {
  -readonly [Name in keyof Columns]: ReportValues[Columns[Name]['unit']];
};
export type ReportRecord = Readonly<Record<string, ReportValue>>;

/** Measures that were recorded later than others. Earlier events count as unknown. */
export type RecordedFrom = 'SOURCES' | 'JOB_VIEWS' | 'JOININGS';

/** The meaning of a bar's colour. */
export type Tone = 'main' | 'contrast' | 'good' | 'quiet' | 'pale' | 'alarm';

/** Numbers shown as "share of whole", one for each row of the summary that `has` accepts. */
interface Shares<Columns extends ReportColumns, Name> {
  percent: Name;
  share: Name;
  whole: Name;
  has(row: RowOf<Columns>): boolean;
}

/** A report definition. The schema, CSV files, screens and docs derive from it. */
export interface ReportDefinition<Columns extends ReportColumns = ReportColumns, Key extends keyof Columns = string> {
  title: string;
  /** The question that the report answers. */
  definition: string;
  /** In the order of the CSV file. */
  columns: Columns;
  /** The columns that identify a row. The others are its figures. */
  keys: readonly Key[];
  /** The report whose card includes this one. */
  partOf?: string;
  /** True if only administrators and keys with the scope can read it. */
  isOfficeOnly?: boolean;
  /** The reason for the deprecation, and its end. */
  deprecated?: string;
  recordedFrom?: RecordedFrom;

  /** Returns the label of a row. The default is its month. */
  rowLabel?(row: RowOf<Columns>): string;
  /** The caption of the table. The default is the title. */
  caption?: string;
  /** The heading of the row labels. The default is the label of the first key. */
  heading?: string;
  /** The columns of the table on screens. The default is all figures. */
  tableColumns?: readonly (keyof Columns)[];
  /** The maximum number of rows on screens. */
  tableRows?: number;
  /** True if screens show the summary instead of the rows. */
  isSummaryShown?: boolean;
  /** A second table with a column for each month. */
  byMonth?: { caption: string; value: keyof Columns };
  /** The most important figures of the summary. */
  numbers?: readonly (keyof Columns)[] | Shares<Columns, keyof Columns>;
  /** True if screens compare the figures with the previous period. */
  isCompared?: boolean;
  /** The columns in the chart, and the maximum number of groups of bars. */
  chart?: { bars: Partial<Record<keyof Columns, Tone>>; isHorizontal?: boolean; most?: number };
}

/** Returns the definition with the exact types of its columns. */
export const report = <const Columns extends ReportColumns, const Key extends keyof Columns>(
  definition: ReportDefinition<Columns, Key>,
): ReportDefinition<Columns, Key> => definition;

export const column = <Unit extends ReportUnit>(label: string, unit: Unit, definition: string): ReportColumn<Unit> => ({
  label,
  unit,
  definition,
});

export const codeColumn = (
  label: string,
  definition: string,
  codes: Readonly<Record<string, string>>,
  missing = '',
): ReportColumn<'CODE'> => ({ label, unit: 'CODE', definition, codes, missing });

export const codeLabel = ({ codes, missing = '' }: ReportColumn, code: ReportValue): string =>
  typeof code === 'string' ? (codes?.[code] ?? code) : missing;

export const MEDIAN = 'Half of them took no longer; the mean of the two middle values when there are two.';
export const P90 = 'Nine in ten took no longer.';
export const CALENDAR_DAYS = 'in calendar days in India';
