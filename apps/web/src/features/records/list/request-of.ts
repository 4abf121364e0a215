import type { ApprovalState } from '@job-alert/domain/approval';

interface Decidable {
  approvalState: ApprovalState;
  approval: { id: string } | null;
}

/** The request that a decision about a row is about, as the row shows it. */
export const requestOf = ({ approval, approvalState }: Decidable) => ({
  approvalId: approval?.id ?? '',
  seen: approvalState,
});
