import type { ExperienceBand, SalaryBand } from '@job-alert/domain/jobs/job-bands';
import type { JobType } from '@job-alert/domain/jobs/job-labels';
import type { JobStatus } from '@job-alert/domain/jobs/open-job';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

export const JobTypeEnum = graphqlEnum<JobType>('JobType', 'The type of a job.', {
  FULL_TIME: 'Full-time work.',
  PART_TIME: 'Part-time work.',
});

export const ExperienceBandEnum = graphqlEnum<ExperienceBand>(
  'ExperienceBand',
  'A range of years of experience. A job is in every band that overlaps its own range.',
  {
    FRESHER: 'No experience.',
    YEARS_1_TO_2: 'From 1 to 2 years.',
    YEARS_3_TO_5: 'From 3 to 5 years.',
    YEARS_6_TO_10: 'From 6 to 10 years.',
    YEARS_OVER_10: 'More than 10 years.',
  },
);

export const SalaryBandEnum = graphqlEnum<SalaryBand>(
  'SalaryBand',
  'A salary range in rupees per year; a lakh is 100,000. A job is in every band that overlaps its own range.',
  {
    UP_TO_2_LAKH: 'Less than 2 lakh.',
    LAKH_2_TO_4: 'From 2 to 4 lakh.',
    LAKH_4_TO_6: 'From 4 to 6 lakh.',
    LAKH_6_TO_10: 'From 6 to 10 lakh.',
    OVER_10_LAKH: 'More than 10 lakh.',
  },
);

export const JobStatusEnum = graphqlEnum<JobStatus>('JobStatus', 'The status of a job.', {
  WAITING_FOR_APPROVAL: 'The job or its company is pending approval.',
  NOT_APPROVED: 'The job or its company was rejected.',
  LIVE: 'Candidates can find it and apply.',
  PAUSED: 'The job or its employer is inactive.',
  CLOSED: 'Its last day to apply has passed.',
});
