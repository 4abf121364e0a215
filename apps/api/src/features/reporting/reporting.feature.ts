import type { Foundation } from '../../platform/foundation.js';
import { ReportFeedsService } from './report-feeds.service.js';
import { ReportsReadModel } from './reports.read-model.js';
import { ReportsResolver } from './reports.resolver.js';

/** The administrators' figures, also for reporting tools. */
export function reportingFeature({ reader, clock }: Pick<Foundation, 'reader' | 'clock'>) {
  const reports = new ReportsReadModel(reader);
  return { reportFeeds: new ReportFeedsService(reports, clock), resolvers: [new ReportsResolver(reports, clock)] };
}
