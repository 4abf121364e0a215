import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import type { KeyValue } from '../../../components/table/key-value-table';

/** Returns the reason and the note of a rejection as rows, or an empty list without a rejection. */
export function rejectionRows(approval: { reason: RejectionReason | null; note: string | null } | null): KeyValue[] {
  return [
    ...(approval?.reason ? [['Rejection Reason', REJECTION_REASON_LABELS[approval.reason]] satisfies KeyValue] : []),
    ...(approval?.note ? [['Rejection Note', approval.note] satisfies KeyValue] : []),
  ];
}
