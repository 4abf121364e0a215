import type { Decision } from '@job-alert/domain/approvals/approval';

interface Decidable {
  approval: { outcomeIfApproved: string | null; outcomeIfRejected: string | null } | null;
}

/** Returns the server's description of the effect of a decision. */
export const decisionOutcome = ({ approval }: Decidable, decision: Decision): string | null =>
  (decision === 'APPROVE' ? approval?.outcomeIfApproved : approval?.outcomeIfRejected) ?? null;
