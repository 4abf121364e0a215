import type { ApplicationStatus } from '@job-alert/domain/application-status';
import { graphqlEnum } from '../../platform/graphql-enum.js';

/** Applications and the requests about them share it, so it stands below both. */
export const ApplicationStatusEnum = graphqlEnum<ApplicationStatus>(
  'ApplicationStatus',
  'Where an application stands: the steps of a hiring in their order, and PENDING while a step waits for approval.',
  {
    PENDING: 'A proposal waits for an administrator.',
    APPLIED: 'The candidate has applied.',
    SHORTLISTED: 'The employer considers the candidate.',
    INTERVIEW_SCHEDULED: 'An interview is arranged.',
    INTERVIEW_NOT_ATTENDED: 'The candidate did not come to the interview.',
    SELECTED: 'The employer wants the candidate.',
    REJECTED: 'The employer does not want the candidate.',
  },
);
