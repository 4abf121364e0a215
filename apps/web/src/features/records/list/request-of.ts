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

const isRow = <Row extends { id: string }>(subject: Row | Record<PropertyKey, never>): subject is Row =>
  'id' in subject;

/** The row as a decision has left it, out of the answer to the decision. */
export function rowOf<Row extends { id: string }>(
  data: { decideApproval: { approval: { subject: Row | Record<PropertyKey, never> | null } } } | undefined,
): Row | undefined {
  const subject = data?.decideApproval.approval.subject;
  return subject && isRow(subject) ? subject : undefined;
}
