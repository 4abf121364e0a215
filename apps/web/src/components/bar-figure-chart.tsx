import { BarChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/charts/styles.layer.css';
import type { BarFigure } from './bar-figure';

const HEIGHT = 280;
/** Bars that lie, with a label of up to three lines. */
const HEIGHT_OF_A_ROW = 44;
/** Room for labels beside bars that lie, in pixels, and the part of it that stays empty. */
const LABEL_WIDTH = { narrow: 124, wide: 220 };
const LABEL_GAP = 20;
/** The width of a letter of a label and the height of a line, in pixels. Words that move to the next line leave some space. */
const LETTER_WIDTH = 8;
const LINE_HEIGHT = 13;

/** As the charts of Mantine write beside their axis. */
const TICK = { transform: 'translate(-10, 0)', fontSize: 12, fill: 'currentColor' };

/** Bars. Charts are a chunk of their own, which only screens with figures load. */
export function BarFigureChart({ figure }: { figure: BarFigure }) {
  const { series, rows, format, lying } = figure;
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const longest = Math.max(0, ...rows.map(({ label }) => label.length)) * LETTER_WIDTH;
  const labelWidth = isWide && longest > LABEL_WIDTH.narrow * 2 ? LABEL_WIDTH.wide : LABEL_WIDTH.narrow;
  const lines = Math.ceil(longest / (labelWidth - LABEL_GAP));
  const data = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map(({ name }, index) => [name, values[index]])),
  }));
  return (
    <BarChart
      h={lying ? Math.max(HEIGHT, rows.length * Math.max(HEIGHT_OF_A_ROW, lines * LINE_HEIGHT + 8)) : HEIGHT}
      data={data}
      dataKey="label"
      series={[...series]}
      orientation={lying ? 'vertical' : 'horizontal'}
      gridAxis={lying ? 'y' : 'x'}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      barChartProps={{ margin: { top: 12, right: 24 } }}
      valueFormatter={format}
      textColor="gray.7"
      maxBarWidth={lying ? 28 : 40}
      yAxisProps={
        lying
          ? { width: labelWidth, tick: { ...TICK, width: labelWidth - LABEL_GAP } }
          : { width: 48, allowDecimals: false }
      }
      xAxisProps={lying ? { allowDecimals: false, tickCount: isWide ? 5 : 3 } : {}}
      barProps={{ isAnimationActive: false, radius: lying ? [0, 4, 4, 0] : [4, 4, 0, 0] }}
      accessibilityLayer={false}
    />
  );
}
