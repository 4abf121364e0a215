/** Bars of one colour. */
interface FigureSeries {
  name: string;
  color: string;
}

export interface BarFigure {
  series: readonly FigureSeries[];
  /** A value is null where there is nothing to measure. */
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  format: (value: number) => string;
  /** True for horizontal bars, which leave room for long labels. */
  lying?: boolean;
}
