import { Arg, ID, Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/requires.js';
import type { SuggestedCandidatesReadModel } from './suggested-candidates.read-model.js';
import { CandidateSuggestions } from './suggested-candidates.types.js';

@Resolver()
export class SuggestedCandidatesResolver {
  constructor(private readonly readModel: SuggestedCandidatesReadModel) {}

  @Requires('ADMIN')
  @Query(() => CandidateSuggestions, {
    description:
      'The candidates who fit a job, for administrators, by skills, title, experience and place. Candidates decide themselves whether they are found. Errors: NOT_FOUND.',
  })
  suggestedCandidates(
    @Arg('jobId', () => ID, { description: "The job's id." }) jobId: string,
  ): Promise<CandidateSuggestions> {
    return this.readModel.forJob(jobId);
  }
}
