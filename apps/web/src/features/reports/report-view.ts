import type { BarFigure } from '../../components/bar-figure';

/** A number that says most about a report. */
export interface ReportNumber {
  label: string;
  value: string;
  /** What the number means. */
  definition: string;
  /** The same of the days before, in words. */
  before?: string | undefined;
}

export interface ReportColumn {
  header: string;
  definition?: string | undefined;
}

export interface ReportTable {
  caption: string;
  /** The heading of the first column. */
  by: string;
  /** Those of the other columns. */
  columns: readonly ReportColumn[];
  rows: readonly { key: string; label: string; cells: readonly string[] }[];
}

/** A report as the screen shows it. */
export interface ReportView {
  numbers: readonly ReportNumber[];
  chart: BarFigure | null;
  tables: readonly ReportTable[];
  /** Nothing to show for these filters. */
  isEmpty: boolean;
}
