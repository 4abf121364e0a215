import { Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/requires.js';
import type { DashboardReadModel } from './dashboard.read-model.js';
import { Agenda, DashboardCounts } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly readModel: DashboardReadModel) {}

  @Requires('ADMIN')
  @Query(() => DashboardCounts, { description: "The counts on the administrator's dashboard." })
  dashboardCounts(): Promise<DashboardCounts> {
    return this.readModel.counts();
  }

  @Requires('ADMIN')
  @Query(() => Agenda, {
    description: "Counts of the work that is due today and this week, for the administrator's dashboard.",
  })
  agenda(): Promise<Agenda> {
    return this.readModel.agenda();
  }
}
