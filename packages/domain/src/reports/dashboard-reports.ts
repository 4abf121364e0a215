import { APPLICATION_STATUS_LABELS, applicationStatusFromWire } from '../applications/application-status.js';
import { formatDate } from '../india/calendar.js';
import { column, report } from './report-definition.js';
import { requestsLabel } from './report-labels.js';

/**
 * The reports of the administrators' dashboard. They are older than the others, so their CSV files have no label
 * columns.
 */

export const APPLICATIONS_PER_WEEK = report({
  title: 'Applications per week',
  definition: 'The number of applications per week, from Monday. The last week can be incomplete.',
  isOfficeOnly: true,
  columns: {
    weekStart: column('Week from', 'WEEK', 'The Monday of the week, in India.'),
    applications: column('Applications', 'COUNT', 'The number of applications made.'),
  },
  keys: ['weekStart'],
  rowLabel: ({ weekStart }) => formatDate(weekStart).slice(0, 5),
  chart: { bars: { applications: 'main' } },
});

export const FUNNEL_BY_STAGE = report({
  title: 'Funnel by stage',
  definition: 'The number of applications of this period that have reached each stage.',
  isOfficeOnly: true,
  deprecated: 'Use PASS_THROUGH, which counts from each stage and by month. It will be removed on 1 December 2027.',
  columns: {
    stage: column('Stage', 'TEXT', 'The stage, as REST spells it.'),
    applications: column('Applications', 'COUNT', 'The number of applications that have ever reached it.'),
  },
  keys: ['stage'],
  rowLabel: ({ stage }) => APPLICATION_STATUS_LABELS[applicationStatusFromWire(stage ?? '') ?? 'PENDING'],
  chart: { bars: { applications: 'pale' }, isHorizontal: true },
});

export const TIME_TO_APPROVE = report({
  title: 'Time to approve',
  definition: 'The time from request to approval. Half of the requests waited no longer than the median.',
  isOfficeOnly: true,
  deprecated: 'Use APPROVALS, which has working hours and rejections too. It will be removed on 1 December 2027.',
  columns: {
    subject: column('Kind', 'TEXT', 'The subject of the requests: company, job or application.'),
    approved: column('Approved', 'COUNT', 'The number of approved requests.'),
    averageHours: column('Average', 'DURATION', 'The average in hours; empty without any.'),
    medianHours: column('Median', 'DURATION', 'The median in hours; empty without any.'),
  },
  keys: ['subject'],
  rowLabel: ({ subject }) => requestsLabel(subject?.toUpperCase() ?? null),
  tableColumns: ['medianHours', 'averageHours', 'approved'],
  chart: { bars: { medianHours: 'main', averageHours: 'contrast' }, isHorizontal: true },
});

export const OPEN_JOBS_BY_INDUSTRY = report({
  title: 'Open jobs by industry',
  definition: 'The jobs that are open now, whatever the period; the industry with the most first.',
  isOfficeOnly: true,
  columns: {
    industry: column('Industry', 'TEXT', 'The industry, as companies name it.'),
    openJobs: column('Open jobs', 'COUNT', 'The number of jobs that are open now.'),
    openings: column('Openings', 'COUNT', 'The number of openings of these jobs.'),
  },
  keys: ['industry'],
  rowLabel: ({ industry }) => industry ?? '',
});
