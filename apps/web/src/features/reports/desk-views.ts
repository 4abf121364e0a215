import type { ApprovalKind } from '@job-alert/domain/approval';
import { joinFullName } from '@job-alert/domain/company-profile';
import { REJECTION_REASON_LABELS } from '@job-alert/domain/rejection-reasons';
import { monthLabel } from '@job-alert/domain/report-period';
import { REPORT_PARTS, REPORTS } from '@job-alert/domain/reports';
import { VISIT_SOURCE_LABELS } from '@job-alert/domain/visit-source';
import { chartOf, FIRST, FOURTH, SECOND, THIRD } from './report-chart';
import { countsNothing, numbersOf, tableOf } from './report-table';
import type { ReportView } from './report-view';
import type { ClientReportsQuery, DeskReportsQuery, JobsFragment, SourcesFragment } from './reports.generated';

const month = ({ month: day }: { month: string }): string => monthLabel(day);

const KIND_LABELS: Readonly<Record<ApprovalKind, string>> = {
  COMPANY: 'Employers',
  JOB: 'Jobs',
  APPLICATION: 'Applications',
};

export function approvalsView({
  rows,
  summary,
  administrators,
  reasons,
}: DeskReportsQuery['reports']['approvals']): ReportView {
  const { measures } = REPORTS.approvals;
  const label = ({ kind }: { kind: ApprovalKind }) => KIND_LABELS[kind];
  return {
    numbers: numbersOf(
      measures,
      ['waiting', 'waitingLonger', 'decided', 'rejected', 'medianHours', 'medianWorkingHours'],
      summary,
    ),
    chart: chartOf(
      rows,
      label,
      [
        [measures.waitingUpTo1Day.label, THIRD, (row) => row.waitingUpTo1Day],
        [measures.waitingUpTo3Days.label, FIRST, (row) => row.waitingUpTo3Days],
        [measures.waitingUpTo7Days.label, SECOND, (row) => row.waitingUpTo7Days],
        [measures.waitingLonger.label, 'red.7', (row) => row.waitingLonger],
      ],
      { lying: true },
    ),
    tables: [
      tableOf({
        caption: 'Approvals by kind',
        by: 'Kind',
        measures,
        fields: [
          'waiting',
          'waitingUpTo1Day',
          'waitingUpTo3Days',
          'waitingUpTo7Days',
          'waitingLonger',
          'decided',
          'approved',
          'rejected',
          'medianHours',
          'p90Hours',
          'medianWorkingHours',
          'p90WorkingHours',
        ],
        rows,
        label,
      }),
      tableOf({
        caption: 'Decisions by administrator',
        by: 'Administrator',
        measures: REPORT_PARTS.approvalsAdministrators.measures,
        fields: ['decided', 'approved', 'rejected', 'averageHours', 'averageWorkingHours'],
        rows: administrators,
        label: ({ administrator, administratorId }) =>
          administrator ? joinFullName(administrator) : `Account ${administratorId}`,
      }),
      tableOf({
        caption: 'Why requests were rejected',
        by: 'Kind and reason',
        measures: REPORT_PARTS.approvalsReasons.measures,
        fields: ['rejected'],
        rows: reasons,
        label: ({ kind, reason }) =>
          `${KIND_LABELS[kind]}: ${reason ? REJECTION_REASON_LABELS[reason] : 'no reason given'}`,
      }),
    ].filter(({ rows: lines }) => lines.length > 0),
    isEmpty: countsNothing(summary),
  };
}

export function sourcesView({ rows, summary }: SourcesFragment['sources']): ReportView {
  const { measures } = REPORTS.sources;
  const fields = ['visits', 'signUps', 'applications', 'selected'] as const;
  const label = ({ source }: (typeof rows)[number]) => (source ? VISIT_SOURCE_LABELS[source] : 'Not recorded');
  return {
    numbers: numbersOf(measures, fields, summary),
    chart: chartOf(
      rows,
      label,
      [
        [measures.signUps.label, THIRD, (row) => row.signUps],
        [measures.applications.label, FIRST, (row) => row.applications],
        [measures.selected.label, SECOND, (row) => row.selected],
      ],
      { lying: true },
    ),
    tables: [tableOf({ caption: 'Numbers of each source', by: 'Source', measures, fields, rows, label })],
    isEmpty: countsNothing(summary),
  };
}

/** More companies than this make no chart that can be read; the table has them all. */
const CHARTED_COMPANIES = 12;

export function clientScorecardView({ rows, summary }: ClientReportsQuery['reports']['clientScorecard']): ReportView {
  const { measures } = REPORTS.clientScorecard;
  const label = ({ companyName, companyId }: (typeof rows)[number]) => companyName ?? `Company ${companyId}, deleted`;
  return {
    numbers: numbersOf(
      measures,
      ['jobs', 'fillRate', 'averageDaysToDecide', 'interviewsPerHire', 'droppedOffers'],
      summary,
    ),
    chart: chartOf(
      rows.slice(0, CHARTED_COMPANIES),
      label,
      [
        [measures.openings.label, FIRST, (row) => row.openings],
        [measures.filled.label, SECOND, (row) => row.filled],
      ],
      { lying: true },
    ),
    tables: [
      tableOf({
        caption: 'Numbers of each company',
        by: 'Company',
        measures,
        fields: [
          'jobs',
          'openings',
          'filled',
          'fillRate',
          'candidates',
          'candidatesDecided',
          'averageDaysToDecide',
          'hires',
          'interviewsPerHire',
          'offers',
          'droppedOffers',
        ],
        rows,
        label,
      }),
    ],
    isEmpty: rows.length === 0,
  };
}

export function jobsView({ rows, summary, each }: JobsFragment['jobs']): ReportView {
  const { measures } = REPORTS.jobs;
  return {
    numbers: numbersOf(
      measures,
      ['posted', 'views', 'applications', 'applicationsPer100Views', 'closed', 'closedWithHire', 'medianDaysOpen'],
      summary,
    ),
    chart: chartOf(rows, month, [
      [measures.posted.label, THIRD, (row) => row.posted],
      [measures.applications.label, FIRST, (row) => row.applications],
      [measures.closedWithHire.label, SECOND, (row) => row.closedWithHire],
      [measures.closedWithoutHire.label, FOURTH, (row) => row.closedWithoutHire],
    ]),
    tables: [
      tableOf({
        caption: 'Jobs by month',
        by: 'Month',
        measures,
        fields: [
          'posted',
          'views',
          'applications',
          'applicationsPer100Views',
          'closed',
          'closedWithHire',
          'closedWithoutHire',
          'medianDaysOpen',
          'p90DaysOpen',
        ],
        rows,
        label: month,
      }),
      tableOf({
        caption: 'The latest 25 jobs posted in the period',
        by: 'Job',
        measures: REPORT_PARTS.jobsEach.measures,
        fields: ['postedOn', 'openings', 'views', 'applications', 'hires', 'daysOpen'],
        rows: each,
        label: ({ title, jobId }) => title ?? `Job ${jobId}, deleted`,
      }),
    ].filter(({ rows: lines }) => lines.length > 0),
    isEmpty: countsNothing(summary),
  };
}
