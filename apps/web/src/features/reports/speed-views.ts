import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/application-status';
import { monthLabel } from '@job-alert/domain/report-period';
import { REPORTS } from '@job-alert/domain/reports';
import { formatNumber } from '../../lib/format/format';
import { chartOf, FIRST, SECOND } from './report-chart';
import { countsNothing, formatMeasure, NONE, numbersOf, tableOf } from './report-table';
import type { ReportTable, ReportView } from './report-view';
import type {
  PassThroughFragment,
  StageTimeFragment,
  TimeToFillFragment,
  TimeToFillSummaryFragment,
  TimeToHireFragment,
  TimeToHireSummaryFragment,
} from './reports.generated';

const month = ({ month: day }: { month: string }): string => monthLabel(day);
const stageWords = (stage: ApplicationStatus): string => APPLICATION_STATUS_LABELS[stage];

export function timeToFillView(
  { rows, summary }: TimeToFillFragment['timeToFill'],
  before?: TimeToFillSummaryFragment,
): ReportView {
  const { measures } = REPORTS.timeToFill;
  return {
    numbers: numbersOf(measures, ['filled', 'medianDays', 'p90Days'], summary, before),
    chart: chartOf(rows, month, [
      [measures.medianDays.label, FIRST, (row) => row.medianDays],
      [measures.p90Days.label, SECOND, (row) => row.p90Days],
    ]),
    tables: [
      tableOf({
        caption: 'Time to fill by month',
        by: 'Month',
        measures,
        fields: ['filled', 'medianDays', 'p90Days'],
        rows,
        label: month,
      }),
    ],
    isEmpty: countsNothing(summary),
  };
}

export function timeToHireView(
  { rows, summary }: TimeToHireFragment['timeToHire'],
  before?: TimeToHireSummaryFragment,
): ReportView {
  const { measures } = REPORTS.timeToHire;
  const numbers = ['selected', 'medianDaysToSelected', 'joined', 'medianDaysToJoined'] as const;
  return {
    numbers: numbersOf(measures, numbers, summary, before),
    chart: chartOf(rows, month, [
      [measures.medianDaysToSelected.label, FIRST, (row) => row.medianDaysToSelected],
      [measures.medianDaysToJoined.label, SECOND, (row) => row.medianDaysToJoined],
    ]),
    tables: [
      tableOf({
        caption: 'Time to hire by month',
        by: 'Month',
        measures,
        fields: [
          'selected',
          'medianDaysToSelected',
          'p90DaysToSelected',
          'joined',
          'medianDaysToJoined',
          'p90DaysToJoined',
        ],
        rows,
        label: month,
      }),
    ],
    isEmpty: countsNothing(summary),
  };
}

type Step = { stage: ApplicationStatus; laterStage: ApplicationStatus };
const stepWords = ({ stage, laterStage }: Step): string => `${stageWords(stage)} → ${stageWords(laterStage)}`;

/** The steps below each other and the months beside each other: a paper is wide enough for a year. */
function byMonth(rows: PassThroughFragment['passThrough']['rows'], steps: readonly Step[]): ReportTable {
  const cells = new Map(rows.map((row) => [`${row.month} ${stepWords(row)}`, formatMeasure('PERCENT', row.percent)]));
  const months = [...new Set(rows.map((row) => row.month))];
  return {
    caption: 'Pass-through by month',
    by: 'Step',
    columns: months.map((day) => ({ header: monthLabel(day) })),
    rows: steps.map((step) => ({
      key: stepWords(step),
      label: stepWords(step),
      cells: months.map((day) => cells.get(`${day} ${stepWords(step)}`) ?? NONE),
    })),
  };
}

export function passThroughView({ rows, summary: { steps } }: PassThroughFragment['passThrough']): ReportView {
  const { measures } = REPORTS.passThrough;
  const fields = ['reached', 'reachedLater', 'percent'] as const;
  return {
    numbers: steps
      .filter(({ stage }) => stage === 'APPLIED')
      .map((step) => ({
        label: stepWords(step),
        value: formatMeasure('PERCENT', step.percent),
        definition: measures.percent.definition,
        before: `${formatNumber(step.reachedLater)} of ${formatNumber(step.reached)}`,
      })),
    chart: chartOf(steps, stepWords, [[measures.percent.label, FIRST, (step) => step.percent]], {
      lying: true,
      format: (value) => `${formatNumber(value)} %`,
    }),
    tables: [
      tableOf({ caption: 'Pass-through by step', by: 'Step', measures, fields, rows: steps, label: stepWords }),
      byMonth(rows, steps),
    ],
    isEmpty: steps.every(({ reached }) => reached === 0),
  };
}

export function stageTimeView({ rows, summary }: StageTimeFragment['stageTime']): ReportView {
  const { measures } = REPORTS.stageTime;
  const label = ({ stage }: { stage: ApplicationStatus }) => stageWords(stage);
  return {
    numbers: numbersOf(measures, ['entered', 'left', 'open'], summary),
    chart: chartOf(
      rows,
      label,
      [
        [measures.medianDays.label, FIRST, (row) => row.medianDays],
        [measures.medianOpenDays.label, SECOND, (row) => row.medianOpenDays],
      ],
      { lying: true },
    ),
    tables: [
      tableOf({
        caption: 'Time in each stage',
        by: 'Stage',
        measures,
        fields: ['entered', 'left', 'medianDays', 'p90Days', 'open', 'medianOpenDays', 'p90OpenDays'],
        rows,
        label,
      }),
    ],
    isEmpty: countsNothing(summary),
  };
}
