import { currentSession } from '../../../lib/session/session';
import type { JobToCopyQuery } from '../my-jobs/my-jobs.generated';
import { type JobValues, toJobValues } from './post-job-form';

/** A job on its way to being posted again, in the history's state, which outlives a logout. */
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

/** The job that is to be posted again, unless another account has copied it. */
export function readCopiedJob(state: unknown): CopiedJob | null {
  const copied = state as CopiedJob | null;
  return copied?.values && copied.accountId === currentAccountId() ? copied : null;
}
