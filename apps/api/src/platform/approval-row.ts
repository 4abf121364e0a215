import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState, Decision } from '@job-alert/domain/approval';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import type { Approval } from './approval.types.js';

/** The newest request of a record, as a list's statement gives it beside the record. */
export interface ApprovalRow {
  approvalId: string | null;
  /** Of the record, which repeats that of its newest request. */
  approvalState: ApprovalState;
  requestedAt: Date;
  rejectionReason: RejectionReason | null;
  rejectionNote: string | null;
}

/** The columns of an ApprovalRow that the record itself does not have. */
export const approvalColumns = (approval: string): string =>
  `${approval}.id AS approvalId, ${approval}.requested_at AS requestedAt, ${approval}.reason AS rejectionReason, ${approval}.note AS rejectionNote`;

/** The request as the schema shows it; `outcome` says what a decision would bring about now. */
export function presentApproval(
  { approvalId: id, approvalState: state, requestedAt, rejectionReason: reason, rejectionNote: note }: ApprovalRow,
  outcome: (decision: Decision) => string | null,
  step: { proposedStatus: ApplicationStatus; hasOfferLetter: boolean } | null = null,
): Approval | null {
  if (id === null) return null;
  return {
    id,
    state,
    requestedAt,
    proposedStatus: step?.proposedStatus ?? null,
    hasOfferLetter: step?.hasOfferLetter ?? false,
    reason,
    note,
    outcomeIfApproved: outcome('APPROVE'),
    outcomeIfRejected: outcome('REJECT'),
  };
}
