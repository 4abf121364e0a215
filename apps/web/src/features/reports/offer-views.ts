import { DECLINE_REASON_LABELS } from '@job-alert/domain/offer-answer';
import { monthLabel } from '@job-alert/domain/report-period';
import { REPORT_PARTS, REPORTS } from '@job-alert/domain/reports';
import { chartOf, FIRST, FOURTH, SECOND, THIRD } from './report-chart';
import { countsNothing, numbersOf, tableOf } from './report-table';
import type { ReportView } from './report-view';
import type {
  InterviewsFragment,
  InterviewsSummaryFragment,
  OffersFragment,
  OffersSummaryFragment,
} from './reports.generated';

const month = ({ month: day }: { month: string }): string => monthLabel(day);

export function offersView(
  { rows, summary, reasons }: OffersFragment['offers'],
  before?: OffersSummaryFragment,
): ReportView {
  const { measures } = REPORTS.offers;
  const numbers = ['made', 'accepted', 'declined', 'medianDaysToAnswer', 'joined', 'dropped'] as const;
  return {
    numbers: numbersOf(measures, numbers, summary, before),
    chart: chartOf(rows, month, [
      [measures.accepted.label, THIRD, (row) => row.accepted],
      [measures.declined.label, SECOND, (row) => row.declined],
      [measures.unanswered.label, FOURTH, (row) => row.unanswered],
    ]),
    tables: [
      tableOf({
        caption: 'Offers by month',
        by: 'Month',
        measures,
        fields: [
          'made',
          'accepted',
          'declined',
          'unanswered',
          'medianDaysToAnswer',
          'p90DaysToAnswer',
          'joined',
          'dropped',
          'postponed',
        ],
        rows,
        label: month,
      }),
      tableOf({
        caption: 'Why offers were declined',
        by: 'Reason',
        measures: REPORT_PARTS.offersReasons.measures,
        fields: ['declined'],
        rows: reasons,
        label: ({ reason }) => (reason ? DECLINE_REASON_LABELS[reason] : 'No reason given'),
      }),
    ].filter(({ rows: lines }) => lines.length > 0),
    isEmpty: countsNothing(summary),
  };
}

export function interviewsView(
  { rows, summary }: InterviewsFragment['interviews'],
  before?: InterviewsSummaryFragment,
): ReportView {
  const { measures } = REPORTS.interviews;
  const numbers = ['scheduled', 'held', 'noShows', 'medianNoticeDays', 'roundsPerHire'] as const;
  return {
    numbers: numbersOf(measures, numbers, summary, before),
    chart: chartOf(rows, month, [
      [measures.scheduled.label, FIRST, (row) => row.scheduled],
      [measures.held.label, THIRD, (row) => row.held],
      [measures.noShows.label, SECOND, (row) => row.noShows],
      [measures.cancelled.label, FOURTH, (row) => row.cancelled],
    ]),
    tables: [
      tableOf({
        caption: 'Interviews by month',
        by: 'Month',
        measures,
        fields: [
          'scheduled',
          'held',
          'noShows',
          'moved',
          'cancelled',
          'medianNoticeDays',
          'p90NoticeDays',
          'hires',
          'roundsPerHire',
        ],
        rows,
        label: month,
      }),
    ],
    isEmpty: countsNothing(summary),
  };
}
