import { Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/requires.js';
import type { DashboardReadModel } from './dashboard.read-model.js';
import { DashboardCounts } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly readModel: DashboardReadModel) {}

  @Requires('ADMIN')
  @Query(() => DashboardCounts, { description: "The counts of the administrator's start page." })
  dashboardCounts(): Promise<DashboardCounts> {
    return this.readModel.counts();
  }
}
