import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../../platform/context.js';
import { ClosedJob, OpenJob } from './open-jobs.types.js';
import type { PublicJobsFor } from './public-jobs.read-model.js';
import type { OpenJobRoot } from './similar-jobs.read-model.js';

@Resolver(() => ClosedJob)
export class ClosedJobResolver {
  constructor(private readonly publicJobsFor: PublicJobsFor) {}

  @FieldResolver(() => [OpenJob], {
    description: 'Up to six similar open jobs: first jobs that share a word of the title, then jobs in the same city.',
  })
  similar(
    @Ctx() context: RequestContext,
    @Root() job: ClosedJob,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OpenJob[]> {
    return this.publicJobsFor(context.viewer).similarJobs.toClosed(context, job, selectedPaths(info));
  }
}

@Resolver(() => OpenJob)
export class OpenJobResolver {
  constructor(private readonly publicJobsFor: PublicJobsFor) {}

  @FieldResolver(() => [OpenJob], {
    description: 'Up to six similar open jobs that share a word of the title or the industry, the most similar first.',
  })
  similar(
    @Ctx() context: RequestContext,
    @Root() job: OpenJobRoot,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OpenJob[]> {
    return this.publicJobsFor(context.viewer).similarJobs.toOpen(context, job, selectedPaths(info));
  }

  @FieldResolver(() => [OpenJob], {
    description: 'Up to six other open jobs of the same company, the latest first.',
  })
  sameCompany(
    @Ctx() context: RequestContext,
    @Root() job: OpenJobRoot,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OpenJob[]> {
    return this.publicJobsFor(context.viewer).similarJobs.ofCompany(context, job, selectedPaths(info));
  }

  @FieldResolver(() => [OpenJob], {
    description: 'Up to six other open jobs in the same city, the latest first.',
  })
  sameCity(
    @Ctx() context: RequestContext,
    @Root() job: OpenJobRoot,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OpenJob[]> {
    return this.publicJobsFor(context.viewer).similarJobs.inCity(context, job, selectedPaths(info));
  }
}
