import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { selectedItemPaths } from '../../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../../platform/context.js';
import type { JobChangesReadModel } from './job-changes.read-model.js';
import { OpenJobChangeConnection, JobChangesArgs } from './job-changes.types.js';

@Resolver()
export class JobChangesResolver {
  constructor(private readonly jobChanges: JobChangesReadModel) {}

  @Query(() => OpenJobChangeConnection, {
    name: 'jobChanges',
    description:
      'Changes to open jobs since a cursor, in order, each change once. To stay in sync, store the jobs of OPENED and CHANGED, remove those of CLOSED and those whose `job` is null, and store `endCursor` with them.',
  })
  page(
    @Ctx() { maxPageSize }: RequestContext,
    @Args(() => JobChangesArgs) args: JobChangesArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OpenJobChangeConnection> {
    return this.jobChanges.page(args, selectedItemPaths(info), maxPageSize);
  }
}
