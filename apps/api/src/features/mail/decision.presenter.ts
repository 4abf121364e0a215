import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';

/** Why a request was rejected: the reason from the list, and the administrator's words. */
export interface Refused {
  reason: RejectionReason | null;
  note: string | null;
}

/** A decided request: its present state, and why. */
export interface Decided extends Refused {
  id: string;
  state: ApprovalState;
}

/** The line of a mail that gives the reason. */
export const reasonFact = ({ reason }: Refused) => ['Reason', reason && REJECTION_REASON_LABELS[reason]] as const;

/** The key of the mail about a decision. */
export const decisionKey = ({ id, state }: Decided): string => `${state.toLowerCase()}:${id}`;
