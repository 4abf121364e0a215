import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import type { SearchService } from './search.service.js';
import { SearchResult } from './search.types.js';
import { selectedPaths } from '../../platform/column-plan.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Requires('ADMIN')
  @Query(() => [SearchResult], {
    description:
      'Everything that has each word of a text as the start of one of its words, in any order: names, companies, emails, phone numbers and job titles. Refusals: INVALID_INPUT.',
  })
  search(
    @Ctx() context: RequestContext,
    @Arg('query', () => String, { description: 'At most 254 characters; the first 8 words count.' }) query: string,
    @Arg('first', () => Int, { defaultValue: 5, description: 'How many of each kind, from 1 to 20.' }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object[]> {
    return this.service.search(context, { query, first }, selectedPaths(info));
  }
}
