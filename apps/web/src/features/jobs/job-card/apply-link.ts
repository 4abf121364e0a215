import { paths, withQuery } from '../../../config/paths';
import { withJob } from '../../shared/jobs/apply-intent';

/** Returns the URL of a card's Apply button: the job in the Job Explorer for candidates, the sign-up with the job for everyone else. */
export const applyLink = (job: { id: string; title: string }, isCandidate: boolean): string =>
  isCandidate ? withQuery(paths.candidate.jobs, { title: job.title }) : withJob(paths.candidate.signUp, job);
