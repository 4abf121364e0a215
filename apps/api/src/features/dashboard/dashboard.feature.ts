import type { Foundation, Resolvers } from '../../platform/foundation.js';
import { DashboardReadModel } from './dashboard.read-model.js';
import { DashboardResolver } from './dashboard.resolver.js';

/** The figures of the administrators' first page. */
export function dashboardFeature({ reader }: Foundation) {
  const resolvers: Resolvers = [new DashboardResolver(new DashboardReadModel(reader))];
  return { resolvers };
}
