import { currentSession } from '../../../lib/session/session';
import type { JobToCopyQuery } from '../my-jobs/my-jobs.generated';
import { type JobValues, toJobValues } from './post-job-form';

/** A job that is being posted again. It is stored in the history state, which survives a logout. */
interface CopiedJob {
  id: string;
  values: JobValues;
  accountId: string | undefined;
}

const currentAccountId = () => currentSession()?.user.id;

export const toCopiedJob = (job: NonNullable<JobToCopyQuery['job']>): CopiedJob => ({
  id: job.id,
  values: toJobValues(job),
  accountId: currentAccountId(),
});

/** Returns the job to post again. Null if there is none, or if another account copied it. */
export function readCopiedJob(state: unknown): CopiedJob | null {
  const copied = state as CopiedJob | null;
  return copied?.values && copied.accountId === currentAccountId() ? copied : null;
}
