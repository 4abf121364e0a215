import type { ApprovalState } from './approval.js';

/** What decides, besides the deadline, whether a job is shown to the public. */
export interface JobListing {
  approvalStatus: ApprovalState;
  isActive: boolean;
  companyApprovalStatus: ApprovalState;
  employerIsActive: boolean;
}

/** May the public see this job, its deadline aside? */
function isListed(job: JobListing): boolean {
  return (
    job.approvalStatus === 'APPROVED' &&
    job.isActive &&
    job.companyApprovalStatus === 'APPROVED' &&
    job.employerIsActive
  );
}

/** Has the last day for applying gone by? A job is open through the end of its deadline day. */
export function isDeadlinePassed(deadline: string, today: string): boolean {
  return deadline < today;
}

/**
 * The one definition of an open job (domain.md §1): what lists and searches show and what candidates can apply to.
 * `today` is the day in India.
 */
export function isOpenJob(job: JobListing & { deadline: string }, today: string): boolean {
  return isListed(job) && !isDeadlinePassed(job.deadline, today);
}

/** The honest status of a job, beside the flag Active or Inactive that its employer sets. */
export const JOB_STATUSES = ['WAITING_FOR_APPROVAL', 'NOT_APPROVED', 'LIVE', 'PAUSED', 'CLOSED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/**
 * Where a job stands: LIVE exactly when it is open, otherwise what has to change first. An approval of the job or of its company
 * comes before everything else, and a job past its deadline is closed, switched on or not.
 */
export function jobStatus(job: JobListing & { deadline: string }, today: string): JobStatus {
  const approvals = [job.approvalStatus, job.companyApprovalStatus];
  if (approvals.includes('REJECTED')) return 'NOT_APPROVED';
  if (approvals.includes('PENDING')) return 'WAITING_FOR_APPROVAL';
  if (isDeadlinePassed(job.deadline, today)) return 'CLOSED';
  return job.isActive && job.employerIsActive ? 'LIVE' : 'PAUSED';
}

/**
 * What the `listed_at` column of a job holds: when it was posted, while everything but the deadline makes it open, else
 * null. With it the open jobs are one range of an index; the deadline is compared in the query, since it passes by itself.
 */
export function listedAt(job: JobListing & { postedAt: Date }): Date | null {
  return isListed(job) ? job.postedAt : null;
}
