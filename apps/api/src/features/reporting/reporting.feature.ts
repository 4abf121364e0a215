import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { employerExports } from './employer-exports.js';
import { listExports } from './list-exports.js';
import { ListExports } from './list-exports.service.js';
import { ReportFeeds } from './report-feeds.service.js';
import { ReportsReadModel } from './reports.read-model.js';
import { ReportsResolver } from './reports.resolver.js';

type Below = Foundation & CompaniesFeature & CandidatesFeature & JobsFeature & ApplicationsFeature;

/** Reports, and lists as CSV. */
export function reportingFeature({
  transactions,
  reader,
  audit,
  clock,
  companies,
  candidateViews: candidates,
  jobs,
  applicationViews: applications,
}: Below) {
  const reports = new ReportsReadModel(reader);
  const exportable = {
    ...listExports({ companies, candidates, jobs, applications }),
    ...employerExports(jobs, applications),
  };
  const resolvers: Resolvers = [new ReportsResolver(reports, clock)];
  return {
    reportFeeds: new ReportFeeds(reports, clock),
    listExports: new ListExports(exportable, transactions, audit),
    resolvers,
  };
}
