import { currentSession } from '../../lib/session/session';
import type { JobToCopyQuery } from './my-jobs.generated';
import { type JobValues, toJobValues } from './post-job-form';

/** A job on its way to being posted again, in the history's state, which outlives a logout. */
interface CopiedJob {
  id: string;
  copyOf: JobValues;
  account: string | undefined;
}

const account = () => currentSession()?.user.id;

export const copiedJob = (job: NonNullable<JobToCopyQuery['job']>): CopiedJob => ({
  id: job.id,
  copyOf: toJobValues(job),
  account: account(),
});

/** The job that is to be posted again, unless another account has copied it. */
export function readCopiedJob(state: unknown): CopiedJob | null {
  const copied = state as CopiedJob | null;
  return copied?.copyOf && copied.account === account() ? copied : null;
}
