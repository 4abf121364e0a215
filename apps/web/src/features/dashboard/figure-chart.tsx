import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Figure } from './report-figures';

/** Room for the longest stage, in pixels. */
const LABEL_WIDTH = 112;

/** A report as bars. Charts are a chunk of their own, which only the dashboard loads. */
export function FigureChart({ figure }: { figure: Figure }) {
  const { series, rows, format, lying } = figure;
  const data = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map(({ name }, index) => [name, values[index]])),
  }));
  return (
    <BarChart
      h={280}
      data={data}
      dataKey="label"
      series={[...series]}
      orientation={lying ? 'vertical' : 'horizontal'}
      gridAxis={lying ? 'y' : 'x'}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      barChartProps={{ margin: { top: 12, right: 12 } }}
      valueFormatter={format}
      textColor="gray.7"
      maxBarWidth={lying ? 28 : 40}
      yAxisProps={lying ? { width: LABEL_WIDTH } : { width: 48, allowDecimals: false }}
      xAxisProps={lying ? { allowDecimals: false } : {}}
      barProps={{ isAnimationActive: false, radius: lying ? [0, 4, 4, 0] : [4, 4, 0, 0] }}
      accessibilityLayer={false}
    />
  );
}
