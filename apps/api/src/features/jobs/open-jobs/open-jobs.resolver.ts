import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { selectedPaths } from '../../../platform/graphql/column-plan.js';
import type { Page } from '../../../platform/lists/page.js';
import type { SkillRankingReadModel } from '../skill-match/skill-ranking.read-model.js';
import { OpenJobFacets } from './open-job-facets.types.js';
import { ClosedJob, MAX_COUNTS, OpenJob, OpenJobConnection, OpenJobsArgs, OpenJobsFilter } from './open-jobs.types.js';
import type { PublicJobsFor } from './public-jobs.read-model.js';

@Resolver(() => OpenJob)
export class OpenJobsResolver {
  constructor(
    private readonly publicJobsFor: PublicJobsFor,
    private readonly bestMatches: SkillRankingReadModel,
  ) {}

  @Query(() => OpenJobConnection, {
    name: 'openJobs',
    description: 'The open jobs in a stable order. Public.',
  })
  page(
    @Ctx() context: RequestContext,
    @Args(() => OpenJobsArgs) args: OpenJobsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<OpenJob>> {
    const paths = selectedPaths(info);
    if (args.orderBy?.field === 'MATCH') return this.bestMatches.page(context, args, paths);
    return this.publicJobsFor(context.viewer).openJobs.page(args, paths, context.maxPageSize);
  }

  @Query(() => [Int], {
    name: 'openJobCounts',
    description: `The number of open jobs for each filter, in the order of the filters, counted up to ${TOTAL_COUNT_CAP}. Unknown words are not corrected. Errors: MALFORMED.`,
  })
  counts(
    @Ctx() { viewer }: RequestContext,
    @Arg('filters', () => [OpenJobsFilter], { description: `From 1 to ${MAX_COUNTS} filters.` })
    filters: OpenJobsFilter[],
  ): Promise<number[]> {
    return this.publicJobsFor(viewer).openJobs.counts(filters);
  }

  @Query(() => OpenJob, {
    name: 'openJob',
    nullable: true,
    description: 'An open job; null if it does not exist or is not open.',
  })
  one(
    @Ctx() { viewer }: RequestContext,
    @Arg('id', () => ID, { description: "The job's id." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OpenJob | null> {
    return this.publicJobsFor(viewer).openJobs.one(id, selectedPaths(info));
  }

  @Query(() => ClosedJob, {
    name: 'closedJob',
    nullable: true,
    description: 'A job that was public and is no longer open; null for every other id.',
  })
  closed(
    @Ctx() { viewer }: RequestContext,
    @Arg('id', () => ID, { description: "The job's id." }) id: string,
  ): Promise<ClosedJob | null> {
    return this.publicJobsFor(viewer).closedJobs.one(id);
  }
}

@Resolver(() => OpenJobConnection)
export class OpenJobFacetsResolver {
  constructor(private readonly publicJobsFor: PublicJobsFor) {}

  @FieldResolver(() => OpenJobFacets, {
    description: 'The facets of the list with their counts, the same for each page.',
  })
  facets(@Ctx() { viewer }: RequestContext, @Root() page: Page<OpenJob>): Promise<OpenJobFacets> {
    const { openJobs, facets } = this.publicJobsFor(viewer);
    return facets.count(openJobs.getSearch(page).filter);
  }

  @FieldResolver(() => [String], {
    description:
      'The words that the search leaves out, because no open job matches all words. Empty for a search whose words all count.',
  })
  leftOutWords(@Ctx() { viewer }: RequestContext, @Root() page: Page<OpenJob>): readonly string[] {
    return this.publicJobsFor(viewer).openJobs.getSearch(page).leftOut;
  }
}
