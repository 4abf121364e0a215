import { paths, withQuery } from '../../../config/paths';
import { withJob } from '../../shared/jobs/apply-intent';

/** Where a card's Apply leads: candidates to the job in the Job Explorer, everybody else to the sign-up, which remembers the job. */
export const applyLink = (job: { id: string; title: string }, isCandidate: boolean): string =>
  isCandidate ? withQuery(paths.candidate.jobs, { title: job.title }) : withJob(paths.candidate.signUp, job);
