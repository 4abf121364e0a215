import type { ApplicationStatus } from '@job-alert/domain/application-status';
import { graphqlEnum } from '../../platform/graphql-enum.js';

/** Applications and the requests about them share it, so it stands below both. */
export const ApplicationStatusEnum = graphqlEnum<ApplicationStatus>(
  'ApplicationStatus',
  'The status of an application: the steps of hiring in order, and PENDING while a step waits for approval.',
  {
    PENDING: 'A proposal waits for an administrator.',
    APPLIED: 'The candidate has applied.',
    SHORTLISTED: 'The employer is considering the candidate.',
    INTERVIEW_SCHEDULED: 'An interview is scheduled.',
    INTERVIEW_NOT_ATTENDED: 'The candidate did not attend the interview.',
    SELECTED: 'The employer has chosen the candidate.',
    REJECTED: 'The employer has turned the candidate down.',
  },
);
