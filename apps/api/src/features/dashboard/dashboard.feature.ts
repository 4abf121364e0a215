import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { ApprovalsFeature } from '../approvals/approvals.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { CandidateHomeReadModel } from './candidate-home.read-model.js';
import { DashboardReadModel } from './dashboard.read-model.js';
import { DashboardResolver } from './dashboard.resolver.js';
import { EmployerHomeReadModel } from './employer-home.read-model.js';
import { HomeVisitsRepository } from './home-visits.repository.js';
import { HomeResolver, HomeSavedJobsResolver } from './home.resolver.js';

type Below = CoreServices & JobsFeature & ApplicationsFeature & ApprovalsFeature;

export function dashboardFeature(below: Below) {
  const { reader, clock, dataSource } = below;
  const resolvers: Resolvers = [
    new DashboardResolver(new DashboardReadModel(reader, clock)),
    new HomeResolver({
      visits: new HomeVisitsRepository(dataSource),
      candidates: new CandidateHomeReadModel(below),
      employers: new EmployerHomeReadModel(below),
      clock,
    }),
    new HomeSavedJobsResolver(below.jobPostings),
  ];
  return { resolvers };
}
