interface BarSeries {
  name: string;
  color: string;
}

export interface BarChartData {
  series: readonly BarSeries[];
  /** The rows of the chart. A value is null if there is no data. */
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  format: (value: number) => string;
  /** True for horizontal bars, which have space for long labels. */
  isHorizontal?: boolean;
}
