import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import type { Page } from '../../../platform/lists/page.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { requireAdminOrScope } from '../../../platform/viewer.js';
import type { ApplicationSummariesReadModel } from './application-summaries.read-model.js';
import {
  ApplicationSummariesArgs,
  ApplicationSummary,
  ApplicationSummaryConnection,
  CompanySummary,
} from './application-summaries.types.js';

/** Resolves the ids in webhook events, for keys with the scope `applications:read`. */
@Resolver()
export class ApplicationSummariesResolver {
  constructor(private readonly readModel: ApplicationSummariesReadModel) {}

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => ApplicationSummaryConnection, {
    description:
      'The status of all applications, latest change first, for keys with the scope `applications:read` and for administrators.',
  })
  applicationSummaries(
    @Ctx() context: RequestContext,
    @Args(() => ApplicationSummariesArgs) args: ApplicationSummariesArgs,
  ): Promise<Page<ApplicationSummary>> {
    requireAdminOrScope(context.viewer, 'APPLICATIONS_READ');
    return this.readModel.page(context, args);
  }

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => ApplicationSummary, {
    nullable: true,
    description:
      'The status of an application, for keys with the scope `applications:read` and for administrators. Null for an unknown id.',
  })
  async applicationSummary(
    @Ctx() { viewer }: RequestContext,
    @Arg('id', () => ID, { description: "The application's id." }) id: string,
  ): Promise<ApplicationSummary | null> {
    requireAdminOrScope(viewer, 'APPLICATIONS_READ');
    return this.readModel.one(id);
  }

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => CompanySummary, {
    nullable: true,
    description:
      'A company, approved or not, for keys with the scope `applications:read` and for administrators. Null for an unknown id.',
  })
  async companySummary(
    @Ctx() { viewer }: RequestContext,
    @Arg('id', () => ID, { description: "The company's id." }) id: string,
  ): Promise<CompanySummary | null> {
    requireAdminOrScope(viewer, 'APPLICATIONS_READ');
    return this.readModel.company(id);
  }
}
