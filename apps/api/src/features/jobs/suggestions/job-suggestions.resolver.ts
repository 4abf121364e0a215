import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { JobSuggestion, JobSuggestionsArgs } from './job-suggestions.types.js';
import type { PublicJobsFor } from '../open-jobs/public-jobs.read-model.js';

@Resolver()
export class JobSuggestionsResolver {
  constructor(private readonly publicJobsFor: PublicJobsFor) {}

  @Query(() => [JobSuggestion], {
    description:
      'Titles, skills and places of open jobs in which each typed word is the start of a word, the most frequent first.',
  })
  jobSuggestions(
    @Ctx() { viewer }: RequestContext,
    @Args(() => JobSuggestionsArgs) args: JobSuggestionsArgs,
  ): Promise<JobSuggestion[]> {
    return this.publicJobsFor(viewer).suggestions.suggest(args);
  }
}
