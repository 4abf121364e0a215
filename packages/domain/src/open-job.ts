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

/** Where a job stands for its employer, in one word. */
export type JobStanding = 'WAITING' | 'NOT_APPROVED' | 'TAKEN_OFF' | 'CLOSED' | 'PAUSED' | 'LIVE';

/**
 * What of it comes first: without an approval nothing else matters, then what an administrator has taken off, and a job past its
 * deadline is closed, switched on or not.
 */
export function jobStanding(
  job: Pick<JobListing, 'approvalStatus' | 'isActive'> & { deadline: string; takenOff: boolean },
  today: string,
): JobStanding {
  if (job.approvalStatus === 'PENDING') return 'WAITING';
  if (job.approvalStatus === 'REJECTED') return 'NOT_APPROVED';
  if (job.takenOff) return 'TAKEN_OFF';
  if (isDeadlinePassed(job.deadline, today)) return 'CLOSED';
  return job.isActive ? 'LIVE' : 'PAUSED';
}

/**
 * What the `listed_at` column of a job holds: when it was posted, while everything but the deadline makes it open, else
 * null. With it the open jobs are one range of an index; the deadline is compared in the query, since it passes by itself.
 */
export function listedAt(job: JobListing & { postedAt: Date }): Date | null {
  return isListed(job) ? job.postedAt : null;
}
