/** A series of a chart: bars of one colour. */
interface FigureSeries {
  name: string;
  color: string;
}

/** Numbers as a chart draws them. */
export interface BarFigure {
  series: readonly FigureSeries[];
  /** `label` stands beside the bars; `values` are missing where there is nothing to measure. */
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  /** How a value is written. */
  format: (value: number) => string;
  /** Bars that lie, for long labels. */
  lying?: boolean;
}
