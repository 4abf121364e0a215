import type { CoreServices } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import { ApprovalReportsReadModel } from './approval-reports.read-model.js';
import { ClientReportsReadModel } from './client-reports.read-model.js';
import { OutcomeReportsReadModel } from './outcome-reports.read-model.js';
import { RecruiterReportsReadModel } from './recruiter-reports.read-model.js';
import { ReportFeedsService } from './report-feeds.service.js';
import { ReportLinksResolver } from './report-links.resolver.js';
import { ReportLinksService } from './report-links.service.js';
import { ReportsReadModel } from './reports.read-model.js';
import { CompanyReportsResolver, ReportsResolver } from './reports.resolver.js';
import { type ReportsDeps, ReportsService } from './reports.service.js';
import { SourcingReportsReadModel } from './sourcing-reports.read-model.js';
import { SpeedReportsReadModel } from './speed-reports.read-model.js';

export function reportingFeature(deps: CoreServices & Pick<AccountsFeature, 'accountsReadModel'>) {
  const { reader, clock } = deps;
  const clients = new ClientReportsReadModel(reader, clock);
  const approvals = new ApprovalReportsReadModel(reader, clock);
  const sourcing = new SourcingReportsReadModel(reader, clients);
  const readModels: ReportsDeps = {
    clock,
    figures: new ReportsReadModel(reader, clock),
    speed: new SpeedReportsReadModel(reader, clock),
    approvals,
    outcomes: new OutcomeReportsReadModel(reader),
    clients,
    sourcing,
    recruiters: new RecruiterReportsReadModel(reader, approvals, sourcing),
    accounts: deps.accountsReadModel,
  };
  const reports = new ReportsService(readModels);
  const reportFeeds = new ReportFeedsService(reports, readModels);
  const reportLinks = new ReportLinksService({ ...deps, feeds: reportFeeds });
  const resolvers = [
    new ReportsResolver(reports),
    new CompanyReportsResolver(reports),
    new ReportLinksResolver(reportLinks),
  ];
  return { reportFeeds, reportLinks, resolvers };
}
