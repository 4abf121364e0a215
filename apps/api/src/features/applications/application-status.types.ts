import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

/** Shared by applications and approval requests. */
export const ApplicationStatusEnum = graphqlEnum<ApplicationStatus>(
  'ApplicationStatus',
  'The status of an application: the steps of hiring in order, and PENDING while a step is pending approval.',
  {
    PENDING: 'A proposal is pending approval.',
    APPLIED: 'The candidate has applied.',
    SHORTLISTED: 'The employer is considering the candidate.',
    INTERVIEW_SCHEDULED: 'An interview is scheduled.',
    INTERVIEW_NOT_ATTENDED: 'The candidate did not attend the interview.',
    SELECTED: 'The employer has selected the candidate.',
    REJECTED: 'The employer has rejected the candidate.',
  },
);
