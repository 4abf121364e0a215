import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { CandidateSearchReadModel } from './candidate-search.read-model.js';
import {
  CandidateFacets,
  CandidateSearchArgs,
  FoundCandidateConnection,
  type FoundPage,
  WordCorrection,
} from './candidate-search.types.js';

@Resolver(() => FoundCandidateConnection)
export class CandidateSearchResolver {
  constructor(private readonly readModel: CandidateSearchReadModel) {}

  @Requires('ADMIN')
  @Query(() => FoundCandidateConnection, {
    description:
      'Finds candidates for administrators by words of the profile and the resume, and by facts. Only active candidates who accepted that they are searched are found. Errors: INVALID_INPUT, MALFORMED.',
  })
  findCandidates(
    @Ctx() { maxPageSize }: RequestContext,
    @Args(() => CandidateSearchArgs) args: CandidateSearchArgs,
  ): Promise<FoundPage> {
    return this.readModel.page(args, maxPageSize);
  }

  @FieldResolver(() => CandidateFacets, { description: 'The filters with their numbers of candidates.' })
  facets(@Root() page: FoundPage): CandidateFacets {
    return page.facets;
  }

  @FieldResolver(() => [WordCorrection], { description: 'The words that were corrected, because nobody has them.' })
  corrections(@Root() page: FoundPage): WordCorrection[] {
    return page.corrections;
  }

  @FieldResolver(() => [String], {
    description: 'The words about gender, marital status, religion or caste, which are not searched.',
  })
  leftOutWords(@Root() page: FoundPage): string[] {
    return page.leftOutWords;
  }
}
