import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { ApprovalsFeature } from '../approvals/approvals.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { CandidateDashboardReadModel } from './candidate-dashboard.read-model.js';
import { DashboardReadModel } from './dashboard.read-model.js';
import { DashboardResolver } from './dashboard.resolver.js';
import { EmployerDashboardReadModel } from './employer-dashboard.read-model.js';
import { DashboardVisitsRepository } from './dashboard-visits.repository.js';
import { UserDashboardResolver, DashboardSavedJobsResolver } from './user-dashboard.resolver.js';

type Deps = CoreServices & JobsFeature & ApplicationsFeature & ApprovalsFeature;

export function dashboardFeature(deps: Deps) {
  const { reader, clock, dataSource } = deps;
  const resolvers: Resolvers = [
    new DashboardResolver(new DashboardReadModel(reader, clock)),
    new UserDashboardResolver({
      visits: new DashboardVisitsRepository(dataSource),
      candidates: new CandidateDashboardReadModel(deps),
      employers: new EmployerDashboardReadModel(deps),
      clock,
    }),
    new DashboardSavedJobsResolver(deps.jobPostings),
  ];
  return { resolvers };
}
