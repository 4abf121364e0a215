import { BarChart as MantineBarChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/charts/styles.layer.css';
import type { BarChartData } from './bar-chart-data';

const HEIGHT = 280;
/** The height of a label of up to three lines, in pixels. */
const HEIGHT_OF_A_ROW = 44;
/** The width of the labels next to horizontal bars, and the part of it that stays empty, in pixels. */
const LABEL_WIDTH = { narrow: 124, wide: 220 };
const LABEL_GAP = 20;
/** The width of a letter and the height of a line, in pixels. Wrapped words leave some space unused. */
const LETTER_WIDTH = 8;
const LINE_HEIGHT = 13;

/** The same style as the axes of Mantine's charts. */
const TICK = { transform: 'translate(-10, 0)', fontSize: 12, fill: 'currentColor' };

/** A bar chart. The chart library is a chunk that only screens with charts load. */
export function BarChart({ data: { series, rows, format, isHorizontal } }: { data: BarChartData }) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const longest = Math.max(0, ...rows.map(({ label }) => label.length)) * LETTER_WIDTH;
  const labelWidth = isWide && longest > LABEL_WIDTH.narrow * 2 ? LABEL_WIDTH.wide : LABEL_WIDTH.narrow;
  const lines = Math.ceil(longest / (labelWidth - LABEL_GAP));
  const points = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map(({ name }, index) => [name, values[index]])),
  }));
  return (
    <MantineBarChart
      h={isHorizontal ? Math.max(HEIGHT, rows.length * Math.max(HEIGHT_OF_A_ROW, lines * LINE_HEIGHT + 8)) : HEIGHT}
      data={points}
      dataKey="label"
      series={[...series]}
      orientation={isHorizontal ? 'vertical' : 'horizontal'}
      gridAxis={isHorizontal ? 'y' : 'x'}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      barChartProps={{ margin: { top: 12, right: 24 } }}
      valueFormatter={format}
      textColor="gray.7"
      maxBarWidth={isHorizontal ? 28 : 40}
      yAxisProps={
        isHorizontal
          ? { width: labelWidth, tick: { ...TICK, width: labelWidth - LABEL_GAP } }
          : { width: 48, allowDecimals: false }
      }
      xAxisProps={isHorizontal ? { allowDecimals: false, tickCount: isWide ? 5 : 3 } : {}}
      barProps={{ isAnimationActive: false, radius: isHorizontal ? [0, 4, 4, 0] : [4, 4, 0, 0] }}
      accessibilityLayer={false}
    />
  );
}
