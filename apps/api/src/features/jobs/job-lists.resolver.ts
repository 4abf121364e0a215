import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedItemPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { isAdmin, isOwn } from '../../platform/viewer.js';
import type { AccountKey } from '../accounts/accounts.presenter.js';
import { User } from '../accounts/accounts.types.js';
import { Company } from '../companies/companies.types.js';
import { JobsArgs } from './jobs.list.js';
import type { JobsReadModel } from './jobs.read-model.js';
import { type Job, JobConnection } from './jobs.types.js';

/** The jobs of the viewer's own account. */
@Resolver(() => User)
export class UserJobsResolver {
  constructor(private readonly readModel: JobsReadModel) {}

  @FieldResolver(() => JobConnection, {
    nullable: true,
    description:
      'The jobs of your own company. Null for accounts that are not yours, and for everyone but employers. Errors: PROFILE_INCOMPLETE.',
  })
  async jobs(
    @Root() { id, type }: AccountKey,
    @Ctx() context: RequestContext,
    @Args(() => JobsArgs) args: ListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Job> | null> {
    if (type !== 'EMPLOYER' || !isOwn(context.viewer, id)) return null;
    return this.readModel.ofEmployer(context, args, selectedItemPaths(info));
  }
}

/** The jobs of a company that the viewer can see. */
@Resolver(() => Company)
export class CompanyJobsResolver {
  constructor(private readonly readModel: JobsReadModel) {}

  @FieldResolver(() => JobConnection, {
    description: 'Its jobs. Errors: PROFILE_INCOMPLETE for employers.',
  })
  jobs(
    @Root() { id }: Company,
    @Ctx() context: RequestContext,
    @Args(() => JobsArgs) args: ListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Job>> {
    const paths = selectedItemPaths(info);
    if (isAdmin(context.viewer)) return this.readModel.ofCompany(context, id, args, paths);
    return this.readModel.ofEmployer(context, args, paths);
  }
}
