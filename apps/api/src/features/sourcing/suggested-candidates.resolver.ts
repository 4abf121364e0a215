import type { GraphQLResolveInfo } from 'graphql';
import { Arg, ID, Info, Query, Resolver } from 'type-graphql';
import { selectedPaths } from '../../platform/graphql/column-plan.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { SuggestedCandidatesReadModel } from './suggested-candidates.read-model.js';
import { CandidateSuggestions, JobSuggestions } from './suggested-candidates.types.js';
import type { SuggestedJobsReadModel } from './suggested-jobs.read-model.js';

const JOB = 'nodes.job.';

@Resolver()
export class SuggestedCandidatesResolver {
  constructor(
    private readonly candidates: SuggestedCandidatesReadModel,
    private readonly jobs: SuggestedJobsReadModel,
  ) {}

  @Requires('ADMIN')
  @Query(() => CandidateSuggestions, {
    description:
      'The candidates who fit a job, for administrators, by skills, title, experience and place. Candidates decide themselves whether they are found. Errors: NOT_FOUND.',
  })
  suggestedCandidates(
    @Arg('jobId', () => ID, { description: "The job's id." }) jobId: string,
  ): Promise<CandidateSuggestions> {
    return this.candidates.forJob(jobId);
  }

  @Requires('ADMIN')
  @Query(() => JobSuggestions, {
    description:
      'The open jobs that fit a candidate, for administrators, by the same comparison as `suggestedCandidates`. Errors: NOT_FOUND.',
  })
  suggestedJobs(
    @Arg('candidateId', () => ID, { description: "The candidate's id." }) candidateId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobSuggestions> {
    const paths = [...selectedPaths(info)].filter((path) => path.startsWith(JOB)).map((path) => path.slice(JOB.length));
    return this.jobs.forCandidate(candidateId, paths);
  }
}
