export { PendingApprovals as Component } from '../../../features/dashboard/pending-approvals';
