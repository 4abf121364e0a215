import type { ApprovalState } from '@job-alert/domain/approval';
import { graphqlEnum } from '../../platform/graphql-enum.js';

/** Companies, jobs and applications share it, so it stands below all of them. */
export const ApprovalStateEnum = graphqlEnum<ApprovalState>(
  'ApprovalState',
  'Where a request that an administrator decides stands.',
  {
    PENDING: 'Waits for an administrator.',
    APPROVED: 'An administrator has approved it.',
    REJECTED: 'An administrator has rejected it; it can still be approved.',
  },
);
