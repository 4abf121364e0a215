import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/application-status';
import type { ApprovalKind } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { formatNumber } from '../../lib/format/format';
import type { BarFigure } from '../../components/bar-figure';
import type { DashboardReportsQuery } from './reports.generated';

type Reports = DashboardReportsQuery['reports'];

/** A report as a chart and as a table draw it. */
export interface Figure extends BarFigure {
  title: string;
  lead: string;
  /** The heading of the first column. */
  by: string;
  /** `cells` stand in the table. */
  rows: readonly { label: string; values: readonly (number | null)[]; cells: readonly string[] }[];
  /** The cells' headings. */
  columns: readonly string[];
  /** Nothing has happened yet. */
  empty: boolean;
}

const kindLabels: Readonly<Record<ApprovalKind, string>> = {
  COMPANY: 'Employers',
  JOB: 'Jobs',
  APPLICATION: 'Applications',
};

const MINUTES_UNTIL = 1;
const HOURS_UNTIL = 48;

/** "25 min", "3.5 h", "2.4 days". */
export function formatHours(hours: number): string {
  if (hours > 0 && hours < MINUTES_UNTIL) return `${Math.round(hours * 60)} min`;
  return hours < HOURS_UNTIL ? `${round(hours)} h` : `${round(hours / 24)} days`;
}

const round = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** How many applications were made in each week. */
export const weeksFigure = ({ applicationsPerWeek: weeks }: Reports): Figure => ({
  title: 'Applications per week',
  by: 'Week from',
  columns: ['Applications'],
  lead: 'Weeks start on Monday. The last week is not over yet.',
  series: [{ name: 'Applications', color: 'ink.7' }],
  rows: weeks.map(({ weekStart, applications }) => ({
    label: formatDate(weekStart).slice(0, 5),
    values: [applications],
    cells: [formatNumber(applications)],
  })),
  format: formatNumber,
  empty: weeks.every(({ applications }) => applications === 0),
});

/** How far applications have come. */
export const funnelFigure = ({ funnelByStage: stages }: Reports): Figure => ({
  title: 'Funnel by stage',
  by: 'Stage',
  columns: ['Applications'],
  lying: true,
  lead: 'How many applications from this period have reached each stage.',
  series: [{ name: 'Applications', color: 'ink.5' }],
  rows: stages.map(({ stage, applications }) => ({
    label: APPLICATION_STATUS_LABELS[stage],
    values: [applications],
    cells: [formatNumber(applications)],
  })),
  format: formatNumber,
  empty: stages.every(({ applications }) => applications === 0),
});

/** How long requests have waited for their approval. */
export const waitingFigure = ({ timeToApprove: kinds }: Reports): Figure => ({
  title: 'Time to approve',
  by: 'Kind',
  columns: ['Median', 'Average', 'Approved'],
  lying: true,
  lead: 'The time from request to approval. Half of the requests waited no longer than the median.',
  series: [
    { name: 'Median', color: 'ink.7' },
    { name: 'Average', color: 'saffron.4' },
  ],
  rows: kinds.map(({ kind, approved, averageHours, medianHours }) => ({
    label: kindLabels[kind],
    values: [medianHours ?? null, averageHours ?? null],
    cells: [
      ...[medianHours, averageHours].map((hours) => (hours == null ? '–' : formatHours(hours))),
      formatNumber(approved),
    ],
  })),
  format: formatHours,
  empty: kinds.every(({ approved }) => approved === 0),
});
