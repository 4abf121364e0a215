import type { JobType, WorkMode } from '@job-alert/domain/job-post';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export const JobTypeEnum = graphqlEnum<JobType>('JobType', 'Full-time or part-time.', {
  FULL_TIME: 'A full working week.',
  PART_TIME: 'A part of the working week.',
});

export const WorkModeEnum = graphqlEnum<WorkMode>('WorkMode', 'Where the work is done.', {
  ONSITE: "At the company's premises.",
  REMOTE: 'From anywhere.',
  HYBRID: 'Some days on site, some elsewhere.',
  WORK_FROM_HOME: "From the employee's home.",
});
