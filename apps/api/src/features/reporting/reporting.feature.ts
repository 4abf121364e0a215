import type { Foundation } from '../../platform/foundation.js';
import { ReportFeedsService } from './report-feeds.service.js';
import { ReportLinksResolver } from './report-links.resolver.js';
import { ReportLinksService } from './report-links.service.js';
import { ReportsReadModel } from './reports.read-model.js';
import { ReportsResolver } from './reports.resolver.js';

/** The administrators' figures, also for reporting tools. */
export function reportingFeature(foundation: Foundation) {
  const { reader, clock } = foundation;
  const reports = new ReportsReadModel(reader);
  const reportFeeds = new ReportFeedsService(reports, clock);
  const reportLinks = new ReportLinksService({ ...foundation, feeds: reportFeeds });
  const resolvers = [new ReportsResolver(reports, clock), new ReportLinksResolver(reportLinks)];
  return { reportFeeds, reportLinks, resolvers };
}
