import type { ApprovalState } from '../approvals/approval.js';

/** Fields that decide, together with the deadline, whether the public can see a job. */
export interface JobListing {
  approvalStatus: ApprovalState;
  isActive: boolean;
  companyApprovalStatus: ApprovalState;
  employerIsActive: boolean;
}

function isListed(job: JobListing): boolean {
  return (
    job.approvalStatus === 'APPROVED' &&
    job.isActive &&
    job.companyApprovalStatus === 'APPROVED' &&
    job.employerIsActive
  );
}

/** Returns true after the deadline day. A job is open until the end of that day. */
export function isDeadlinePassed(deadline: string, today: string): boolean {
  return deadline < today;
}

/**
 * Returns true for an open job (specification 4 §3): lists and searches show it, and candidates can apply. `today` is the
 * date in India.
 */
export function isOpenJob(job: JobListing & { deadline: string }, today: string): boolean {
  return isListed(job) && !isDeadlinePassed(job.deadline, today);
}

/** The status of a job as shown to its employer, in addition to Active or Inactive. */
const JOB_STATUSES = ['WAITING_FOR_APPROVAL', 'NOT_APPROVED', 'LIVE', 'PAUSED', 'CLOSED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/**
 * Returns LIVE if the job is open, otherwise the first reason why it is not: approval of the job or its company, then the
 * deadline, then deactivation.
 */
export function jobStatus(job: JobListing & { deadline: string }, today: string): JobStatus {
  const approvals = [job.approvalStatus, job.companyApprovalStatus];
  if (approvals.includes('REJECTED')) return 'NOT_APPROVED';
  if (approvals.includes('PENDING')) return 'WAITING_FOR_APPROVAL';
  if (isDeadlinePassed(job.deadline, today)) return 'CLOSED';
  return job.isActive && job.employerIsActive ? 'LIVE' : 'PAUSED';
}

/**
 * Returns the value of the `listed_at` column: the posting time if the job is open apart from its deadline, otherwise null.
 * Open jobs are then one range of an index. The query compares the deadline, which passes without a write.
 */
export function listedAt(job: JobListing & { postedAt: Date }): Date | null {
  return isListed(job) ? job.postedAt : null;
}
