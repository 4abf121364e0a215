import { AuditReadModel } from '../features/audit/audit.read-model.js';
import { AuditResolver } from '../features/audit/audit.resolver.js';
import { BulkDeleteResolver } from '../features/bulk-delete/bulk-delete.resolver.js';
import { BulkDeleteService } from '../features/bulk-delete/bulk-delete.service.js';
import { DeletionsRepository } from '../features/bulk-delete/deletions.repository.js';
import { Deletions } from '../features/bulk-delete/deletions.service.js';
import { TracesRepository } from '../features/bulk-delete/traces.repository.js';
import { BulkImportRepository } from '../features/bulk-import/bulk-import.repository.js';
import { BulkImportResolver } from '../features/bulk-import/bulk-import.resolver.js';
import { BulkImportService } from '../features/bulk-import/bulk-import.service.js';
import { SheetReader } from '../features/bulk-import/sheet-reader.js';
import { ContactReadModel } from '../features/contact/contact.read-model.js';
import { ContactResolver } from '../features/contact/contact.resolver.js';
import { ContactService } from '../features/contact/contact.service.js';
import { ApiClientsService } from '../features/integrators/api-clients.service.js';
import { IntegratorsResolver } from '../features/integrators/integrators.resolver.js';
import { Viewers } from '../features/integrators/viewers.service.js';
import { DeadMailsResolver } from '../features/mail/dead-mails.resolver.js';
import { DeadMailsService } from '../features/mail/dead-mails.service.js';
import { AccountErasure } from '../features/my-data/account-erasure.service.js';
import { MyDataArchives } from '../features/my-data/my-data-archive.service.js';
import { MyDataLinks } from '../features/my-data/my-data-links.js';
import { MyDataReadModel } from '../features/my-data/my-data.read-model.js';
import { MyDataResolver } from '../features/my-data/my-data.resolver.js';
import { NotificationsResolver } from '../features/notifications/notifications.resolver.js';
import { NotificationsService } from '../features/notifications/notifications.service.js';
import { employerExports } from '../features/reporting/employer-exports.js';
import { listExports } from '../features/reporting/list-exports.js';
import { ListExports } from '../features/reporting/list-exports.service.js';
import { ReportFeeds } from '../features/reporting/report-feeds.service.js';
import { ReportsReadModel } from '../features/reporting/reports.read-model.js';
import { ReportsResolver } from '../features/reporting/reports.resolver.js';
import { CostBudget } from '../platform/cost-budget.js';
import type { Foundation } from './foundation.js';
import type { Hiring } from './hiring.js';
import type { MailServices } from './mail.js';
import type { People } from './people.js';
import type { Resolvers } from './resolvers.js';

/** What the administrators, the operators and outside programs need besides: import, deletion, reports, keys, own data. */
export function createOffice(foundation: Foundation, mail: MailServices, people: People, hiring: Hiring) {
  const { config, dataSource, logger, clock, reader, transactions, audit, limiter, dailyLimits, signer } = foundation;
  const { accounts, sessions, invitations, companies, candidateViews: candidates, files, fileStore } = people;
  const { jobs, applicationViews: applications, history, interviewViews: interviews } = hiring;

  const apiClients = new ApiClientsService(dataSource, transactions, reader, audit, clock);
  const reports = new ReportsReadModel(reader);
  const exportable = {
    ...listExports({ companies, candidates, jobs, applications }),
    ...employerExports(jobs, applications),
  };
  const bulkImport = new BulkImportService({
    dataSource,
    transactions,
    sheets: new SheetReader(),
    records: new BulkImportRepository(),
    virusScan: people.virusScan,
    invitations,
    audit,
    clock,
    logger,
  });
  const deletions = new Deletions(new DeletionsRepository(), new TracesRepository(), hiring.cancellations);

  const myDataViews = new MyDataReadModel(reader, { companies, candidates, applications, history, interviews });
  const myDataLinks = new MyDataLinks(signer, clock);
  const myData = new MyDataArchives(myDataViews, myDataLinks, fileStore, transactions, limiter, audit);
  const erasure = new AccountErasure(accounts, files, deletions, audit);
  const contact = new ContactService(transactions, mail.mailRoom, limiter, dailyLimits, audit, clock);

  const resolvers: Resolvers = [
    [ContactResolver, new ContactResolver(contact, new ContactReadModel(reader))],
    [NotificationsResolver, new NotificationsResolver(new NotificationsService(dataSource, reader, clock))],
    [DeadMailsResolver, new DeadMailsResolver(new DeadMailsService(reader, transactions, audit, clock))],
    [AuditResolver, new AuditResolver(new AuditReadModel(reader))],
    [IntegratorsResolver, new IntegratorsResolver(apiClients)],
    [ReportsResolver, new ReportsResolver(reports, clock)],
    [MyDataResolver, new MyDataResolver(myData, erasure)],
    [BulkImportResolver, new BulkImportResolver(bulkImport)],
    [BulkDeleteResolver, new BulkDeleteResolver(new BulkDeleteService(dataSource, files, deletions, audit))],
  ];
  return {
    viewers: new Viewers(sessions, apiClients),
    budget: new CostBudget(limiter, config.GRAPHQL_BUDGET_PER_MINUTE, logger),
    reportFeeds: new ReportFeeds(reports, clock),
    listExports: new ListExports(exportable, transactions, audit),
    myData,
    resolvers,
  };
}
