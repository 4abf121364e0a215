interface BarSeries {
  name: string;
  color: string;
}

export interface BarChartData {
  series: readonly BarSeries[];
  /** A value is null where there is nothing to measure. */
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  format: (value: number) => string;
  /** True for horizontal bars, which leave room for long labels. */
  isHorizontal?: boolean;
}
