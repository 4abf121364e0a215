import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { DashboardReadModel } from './dashboard.read-model.js';
import { DashboardCounts } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly readModel: DashboardReadModel) {}

  @Query(() => DashboardCounts, { description: "The counts of the administrator's start page." })
  dashboardCounts(@Ctx() context: RequestContext): Promise<DashboardCounts> {
    return this.readModel.counts(context);
  }
}
