import { ApprovalQueue } from '../../features/approvals/approval-queue';
import { useApprovalQueue } from '../../features/approvals/use-approval-queue';
import { PendingApprovals } from '../../features/dashboard/pending-approvals';

/** The Pending Approvals screen. Its cards and its queue share one request. */
export function PendingApprovalsScreen() {
  const queue = useApprovalQueue();
  const { counts } = queue;
  return (
    <PendingApprovals
      counts={
        counts && {
          pendingJobs: counts.jobs.waiting,
          pendingEmployers: counts.companies.waiting,
          pendingApplications: counts.applications.waiting,
        }
      }
    >
      <ApprovalQueue queue={queue} />
    </PendingApprovals>
  );
}
