import type { Foundation, Resolvers } from '../../platform/foundation.js';
import { DashboardReadModel } from './dashboard.read-model.js';
import { DashboardResolver } from './dashboard.resolver.js';
import { ReportFeedsService } from './report-feeds.service.js';
import { ReportsReadModel } from './reports.read-model.js';
import { ReportsResolver } from './reports.resolver.js';

/** The figures of the administrators' first page, also for reporting tools. */
export function dashboardFeature({ reader, clock }: Foundation) {
  const reports = new ReportsReadModel(reader);
  const resolvers: Resolvers = [
    new DashboardResolver(new DashboardReadModel(reader, clock)),
    new ReportsResolver(reports, clock),
  ];
  return { reportFeeds: new ReportFeedsService(reports, clock), resolvers };
}
