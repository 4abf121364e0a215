import type { Foundation, Resolvers } from '../../platform/foundation.js';
import { RepeatedWork } from '../../platform/repeated-work.js';
import { VisitsResolver } from './visits.resolver.js';
import { VisitsService } from './visits.service.js';

const ROUND = 20_000;

/** How many come from where, and how often each job is looked at. */
export function visitsFeature(below: Foundation) {
  const visits = new VisitsService(below);
  const resolvers: Resolvers = [new VisitsResolver(visits)];
  return {
    visits,
    visitsWork: new RepeatedWork('counted visits', ROUND, () => visits.write(), below.logger),
    resolvers,
  };
}
