import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';

/** The reason and the note of a rejection. */
interface Rejection {
  reason: RejectionReason | null;
  note: string | null;
}

/** A decided request. */
export interface Decided extends Rejection {
  id: string;
  state: ApprovalState;
}

/** The reason as a fact in an email. */
export const reasonFact = ({ reason }: Rejection) => ['Reason', reason && REJECTION_REASON_LABELS[reason]] as const;

export const decisionKey = ({ id, state }: Decided): string => `${state.toLowerCase()}:${id}`;
