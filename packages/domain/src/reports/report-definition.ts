/**
 * Types of column values. MONTH and WEEK hold the first day; CODE holds an enum value. COUNT, ID and FLAG (yes or no) are never
 * null. DAYS, HOURS, DURATION, PERCENT and RATIO are null if there is nothing to measure, RECORDED if nothing was recorded.
 */
export interface ReportValues {
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
  /** The label of each code. */
  codes?: Readonly<Record<string, string>>;
  /** The label of a missing code. */
  missing?: string;
  /** CSV files do not have the column. */
  isScreenOnly?: boolean;
}

export type ReportColumns = Readonly<Record<string, ReportColumn>>;

/** A row by the names of its columns. */
export type RowOf<Columns extends ReportColumns> = {
  -readonly [Name in keyof Columns]: ReportValues[Columns[Name]['unit']];
};
export type ReportRecord = Readonly<Record<string, ReportValue>>;

/** From when on something is recorded; what happened before is counted as not known. */
export type RecordedFrom = 'SOURCES' | 'JOB_VIEWS' | 'JOININGS';

/** The meaning of a bar's colour. */
export type Tone = 'main' | 'contrast' | 'good' | 'quiet' | 'pale' | 'alarm';

/** Numbers that screens show as "share of whole": one for each row of the summary that `has` accepts. */
export interface Shares<Columns extends ReportColumns, Name> {
  percent: Name;
  share: Name;
  whole: Name;
  has(row: RowOf<Columns>): boolean;
}

/** One report. The schema, CSV files, screens and docs derive from it. */
export interface ReportDefinition<Columns extends ReportColumns = ReportColumns, Key extends keyof Columns = string> {
  title: string;
  /** The question that the report answers. */
  definition: string;
  /** In the order of the rows and of the CSV file. */
  columns: Columns;
  /** The columns that say what a row is about. The others are its figures. */
  keys: readonly Key[];
  /** The report on whose card screens show this one. */
  partOf?: string;
  /** Only administrators and keys with the scope can read it, not employers about themselves. */
  isOfficeOnly?: boolean;
  /** Why, and until when, the report is still there. */
  deprecated?: string;
  recordedFrom?: RecordedFrom;

  /** A row's name on screens. Without it, a row is named by its month. */
  rowLabel?(row: RowOf<Columns>): string;
  /** The table's name on screens; the title without it. */
  caption?: string;
  /** The heading above the rows' names; the label of the first key without it. */
  heading?: string;
  /** The columns of the table on screens; all figures without it. */
  tableColumns?: readonly (keyof Columns)[];
  /** The most rows that screens show. */
  tableRows?: number;
  /** Screens draw the summary instead of the rows. */
  isSummaryShown?: boolean;
  /** A second table with a column for each month. */
  byMonth?: { caption: string; value: keyof Columns };
  /** The summary's most important figures. */
  numbers?: readonly (keyof Columns)[] | Shares<Columns, keyof Columns>;
  /** Screens compare the numbers with those of the period before. */
  isCompared?: boolean;
  /** The columns with a bar in the chart, and the chart's most groups of bars. */
  chart?: { bars: Partial<Record<keyof Columns, Tone>>; isHorizontal?: boolean; most?: number };
}

/** Checks a definition and keeps the types of its columns. */
export const report = <const Columns extends ReportColumns, const Key extends keyof Columns>(
  definition: ReportDefinition<Columns, Key>,
): ReportDefinition<Columns, Key> => definition;

export const column = <Unit extends ReportUnit>(label: string, unit: Unit, definition: string): ReportColumn<Unit> => ({
  label,
  unit,
  definition,
});

/** A column of codes with their labels. */
export const codeColumn = (
  label: string,
  definition: string,
  codes: Readonly<Record<string, string>>,
  missing = '',
): ReportColumn<'CODE'> => ({ label, unit: 'CODE', definition, codes, missing });

/** The label of a code. */
export const codeLabel = ({ codes, missing = '' }: ReportColumn, code: ReportValue): string =>
  typeof code === 'string' ? (codes?.[code] ?? code) : missing;

export const MEDIAN = 'Half of them took no longer; the mean of the two middle values when there are two.';
export const P90 = 'Nine in ten took no longer.';
export const CALENDAR_DAYS = 'in calendar days in India';
