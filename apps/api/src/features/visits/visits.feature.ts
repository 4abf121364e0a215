import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import { VisitsResolver } from './visits.resolver.js';
import { VisitsService } from './visits.service.js';

const ROUND = 20_000;

export function visitsFeature(deps: CoreServices) {
  const visits = new VisitsService(deps);
  const resolvers: Resolvers = [new VisitsResolver(visits)];
  return {
    visits,
    visitsWork: new PeriodicTask('counted visits', ROUND, () => visits.write(), deps.logger),
    resolvers,
  };
}
