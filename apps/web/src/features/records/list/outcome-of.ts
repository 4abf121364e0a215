import type { Decision } from '@job-alert/domain/approvals/approval';

interface Decidable {
  approval: { outcomeIfApproved: string | null; outcomeIfRejected: string | null } | null;
}

/** What the server says that a decision would bring about. */
export const outcomeOf = ({ approval }: Decidable, decision: Decision): string | null =>
  (decision === 'APPROVE' ? approval?.outcomeIfApproved : approval?.outcomeIfRejected) ?? null;
