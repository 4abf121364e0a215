import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

export const WorkModeEnum = graphqlEnum<WorkMode>('WorkMode', 'The work mode.', {
  ONSITE: "At the company's premises.",
  REMOTE: 'From anywhere.',
  HYBRID: 'Some days on site, some elsewhere.',
  WORK_FROM_HOME: "From the employee's home.",
});

export const NoticePeriodEnum = graphqlEnum<NoticePeriod>(
  'NoticePeriod',
  'The time between an offer and the first day of work.',
  {
    IMMEDIATE: 'The candidate can start at once.',
    DAYS_15: 'Up to 15 days.',
    DAYS_30: 'Up to 30 days.',
    DAYS_60: 'Up to 60 days.',
    DAYS_90: 'Up to 90 days.',
  },
);

export const OpenToEnum = graphqlEnum<OpenTo>('OpenTo', 'The interest of a candidate in a new job.', {
  LOOKING: 'Is looking for a job.',
  OPEN: 'Is not looking, and open to a good offer.',
  NOT_LOOKING: 'Is not looking.',
});
