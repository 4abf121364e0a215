import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { BarFigure } from './bar-figure';

const HEIGHT = 280;
/** Bars that lie, with a label of several lines. */
const HEIGHT_OF_A_ROW = 44;
/** Room for the longest stage, in pixels. */
const LABEL_WIDTH = 112;

/** Bars. Charts are a chunk of their own, which only screens with figures load. */
export function BarFigureChart({ figure }: { figure: BarFigure }) {
  const { series, rows, format, lying } = figure;
  const data = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map(({ name }, index) => [name, values[index]])),
  }));
  return (
    <BarChart
      h={lying ? Math.max(HEIGHT, rows.length * HEIGHT_OF_A_ROW) : HEIGHT}
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
