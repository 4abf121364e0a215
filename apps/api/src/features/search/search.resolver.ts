import type { GraphQLResolveInfo } from 'graphql';
import { Arg, createUnionType, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { SearchService } from './search.service.js';
import { selectedPaths } from '../../platform/graphql/column-plan.js';
import { User } from '../accounts/accounts.types.js';
import { Candidate } from '../candidates/candidates.types.js';
import { Company } from '../companies/companies.types.js';
import { Job } from '../jobs/jobs.types.js';
import { Note } from '../notes/notes.types.js';

const SearchResult = createUnionType({
  name: 'SearchResult',
  description:
    'A search result: a candidate, an employer with its company, a job, an administrator, or an internal note.',
  types: () => [Candidate, Company, Job, User, Note] as const,
});

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Requires('ADMIN')
  @Query(() => [SearchResult], {
    description:
      'Searches names, companies, email addresses, phone numbers, job titles and the texts of internal notes. Each word of the query must be the start of a word of the result, in any order. Only the role ADMINISTRATOR finds administrators. Errors: INVALID_INPUT.',
  })
  search(
    @Ctx() context: RequestContext,
    @Arg('query', () => String, { description: 'At most 254 characters; only the first 8 words are used.' })
    query: string,
    @Arg('first', () => Int, { defaultValue: 5, description: 'The number of results of each kind, from 1 to 20.' })
    first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object[]> {
    return this.service.search(context, { query, first }, selectedPaths(info));
  }
}
