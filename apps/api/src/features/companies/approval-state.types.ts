import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

/** Shared by companies, jobs and applications. */
export const ApprovalStateEnum = graphqlEnum<ApprovalState>('ApprovalState', 'The state of a request.', {
  PENDING: "It is waiting for an administrator's decision.",
  APPROVED: 'An administrator has approved it.',
  REJECTED: 'An administrator has rejected it; it can still be approved.',
});
