import { APPROVAL_STATE_LABELS, type ApprovalState } from '@job-alert/domain/approvals/approval';
import { StatusBadge, type Tone } from '../../../components/status-badge';

const tones: Readonly<Record<ApprovalState, Tone>> = { PENDING: 'amber', APPROVED: 'green', REJECTED: 'red' };

export function ApprovalBadge({ state }: { state: ApprovalState }) {
  return <StatusBadge tone={tones[state]}>{APPROVAL_STATE_LABELS[state]}</StatusBadge>;
}

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <StatusBadge tone={isActive ? 'green' : 'grey'}>{isActive ? 'Active' : 'Inactive'}</StatusBadge>;
}
