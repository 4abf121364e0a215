import type { DataSource } from 'typeorm';
import { createMailServices } from './container-mail.js';
import { Reader } from './database/reader.js';
import { TransactionRunner } from './database/transaction.js';
import { AccountsReadModel } from './features/accounts/accounts.read-model.js';
import { AccountsResolver } from './features/accounts/accounts.resolver.js';
import { AccountsService } from './features/accounts/accounts.service.js';
import { AdministratorsService } from './features/accounts/administrators.service.js';
import { InvitationsService } from './features/accounts/invitations.service.js';
import { PasswordRecoveryResolver } from './features/accounts/password-recovery.resolver.js';
import { PasswordRecoveryService } from './features/accounts/password-recovery.service.js';
import { PasswordTokensRepository } from './features/accounts/password-tokens.repository.js';
import { Passwords } from './features/accounts/passwords.js';
import { SessionsService } from './features/accounts/sessions.service.js';
import { ApplicationHistory } from './features/applications/application-history.read-model.js';
import { ApplicationsPolicy } from './features/applications/applications.policy.js';
import { ApplicationsReadModel } from './features/applications/applications.read-model.js';
import { ApplicationsRepository } from './features/applications/applications.repository.js';
import { ApplicationsResolver } from './features/applications/applications.resolver.js';
import { ApplicationsService } from './features/applications/applications.service.js';
import { AppliedJobsReadModel } from './features/applications/applied-jobs.read-model.js';
import { ProposalsService } from './features/applications/proposals.service.js';
import { ApprovalsRepository } from './features/approvals/approvals.repository.js';
import { ApprovalsResolver } from './features/approvals/approvals.resolver.js';
import { ApprovalsService } from './features/approvals/approvals.service.js';
import { UserActivationService } from './features/approvals/user-activation.service.js';
import { AuditReadModel } from './features/audit/audit.read-model.js';
import { AuditResolver } from './features/audit/audit.resolver.js';
import { BulkDeleteResolver } from './features/bulk-delete/bulk-delete.resolver.js';
import { BulkDeleteService } from './features/bulk-delete/bulk-delete.service.js';
import { DeletionsRepository } from './features/bulk-delete/deletions.repository.js';
import { Deletions } from './features/bulk-delete/deletions.service.js';
import { BulkImportRepository } from './features/bulk-import/bulk-import.repository.js';
import { BulkImportResolver } from './features/bulk-import/bulk-import.resolver.js';
import { BulkImportService } from './features/bulk-import/bulk-import.service.js';
import { SheetReader } from './features/bulk-import/sheet-reader.js';
import { CandidateProfileResolver } from './features/candidates/candidate-profile.resolver.js';
import { CandidateSignUps } from './features/candidates/candidate-sign-up.service.js';
import { CandidatesPolicy } from './features/candidates/candidates.policy.js';
import { CandidatesReadModel } from './features/candidates/candidates.read-model.js';
import { CandidatesResolver } from './features/candidates/candidates.resolver.js';
import { CandidatesService } from './features/candidates/candidates.service.js';
import { ProfileEntriesReadModel } from './features/candidates/profile-entries.read-model.js';
import { ProfileEntriesRepository } from './features/candidates/profile-entries.repository.js';
import { CompaniesReadModel } from './features/companies/companies.read-model.js';
import { CompaniesResolver } from './features/companies/companies.resolver.js';
import { CompaniesService } from './features/companies/companies.service.js';
import { ContactReadModel } from './features/contact/contact.read-model.js';
import { ContactResolver } from './features/contact/contact.resolver.js';
import { ContactService } from './features/contact/contact.service.js';
import { DashboardReadModel } from './features/dashboard/dashboard.read-model.js';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.js';
import { FileDownloads } from './features/files/file-downloads.service.js';
import { FileIntake } from './features/files/file-intake.js';
import { FileLinks } from './features/files/file-links.js';
import { createFileStore } from './features/files/file-store.js';
import { FilesReadModel } from './features/files/files.read-model.js';
import { FilesService } from './features/files/files.service.js';
import { ApiClientsService } from './features/integrators/api-clients.service.js';
import { IntegratorsResolver } from './features/integrators/integrators.resolver.js';
import { Viewers } from './features/integrators/viewers.service.js';
import { InterviewsReadModel } from './features/interviews/interviews.read-model.js';
import { InterviewsRepository } from './features/interviews/interviews.repository.js';
import { InterviewsResolver } from './features/interviews/interviews.resolver.js';
import { InterviewsService } from './features/interviews/interviews.service.js';
import { JobListing } from './features/jobs/job-listing.service.js';
import { JobsReadModel } from './features/jobs/jobs.read-model.js';
import { JobsResolver } from './features/jobs/jobs.resolver.js';
import { JobsService } from './features/jobs/jobs.service.js';
import { OpenJobsReadModel } from './features/jobs/open-jobs.read-model.js';
import { OpenJobsResolver } from './features/jobs/open-jobs.resolver.js';
import { DeadMailsResolver } from './features/mail/dead-mails.resolver.js';
import { DeadMailsService } from './features/mail/dead-mails.service.js';
import { NotificationsResolver } from './features/notifications/notifications.resolver.js';
import { NotificationsService } from './features/notifications/notifications.service.js';
import { AccountErasure } from './features/my-data/account-erasure.service.js';
import { MyDataArchives } from './features/my-data/my-data-archive.service.js';
import { MyDataLinks } from './features/my-data/my-data-links.js';
import { MyDataReadModel } from './features/my-data/my-data.read-model.js';
import { MyDataResolver } from './features/my-data/my-data.resolver.js';
import { listExports } from './features/reporting/list-exports.js';
import { ListExports } from './features/reporting/list-exports.service.js';
import { ReportFeeds } from './features/reporting/report-feeds.service.js';
import { ReportsReadModel } from './features/reporting/reports.read-model.js';
import { ReportsResolver } from './features/reporting/reports.resolver.js';
import { AuditTrail } from './platform/audit.js';
import { type Clock, systemClock } from './platform/clock.js';
import type { Config } from './platform/config.js';
import { CostBudget } from './platform/cost-budget.js';
import { Limiter } from './platform/limiter.js';
import type { Logger } from './platform/logger.js';
import { Signer, Vault } from './platform/secrets.js';

/** What the outside gives the portal. */
export interface Surroundings {
  config: Config;
  secret: string;
  dataSource: DataSource;
  logger: Logger;
  clock?: Clock;
}

/** Builds every service once, in the order of the floors; nothing else in the portal constructs a service. */
export function createContainer({ config, secret, dataSource, logger, clock = systemClock }: Surroundings) {
  const reader = new Reader(dataSource);
  const transactions = new TransactionRunner(dataSource);
  const audit = new AuditTrail(clock);
  const limiter = new Limiter(dataSource, config.RATE_LIMITS === 'on');

  const mail = createMailServices(config, dataSource, reader, logger, clock);
  const { mailRoom, announce, office } = mail;

  const sessions = new SessionsService(reader, clock);
  const passwords = new Passwords();
  const tokens = new PasswordTokensRepository();
  const accountsReadModel = new AccountsReadModel(reader);
  const accounts = new AccountsService(dataSource, transactions, passwords, sessions, limiter, audit, clock);
  const recovery = new PasswordRecoveryService(
    ...([dataSource, transactions, tokens, passwords, sessions, mailRoom, limiter, audit, clock] as const),
  );
  const invitations = new InvitationsService(transactions, tokens, mailRoom, audit, clock);
  const administrators = new AdministratorsService(transactions, accounts, audit);

  const openJobs = new OpenJobsReadModel(reader, clock);
  const listing = new JobListing();
  const companies = new CompaniesReadModel(reader);
  const jobs = new JobsReadModel(reader, companies, clock);

  const vault = new Vault(secret, config.earlierSecrets);
  const signer = new Signer(secret);
  const fileLinks = new FileLinks(signer, clock);
  const fileStore = createFileStore(config);
  const files = new FilesService(dataSource, transactions, new FileIntake(fileStore), fileStore, logger, clock);
  const fileViews = new FilesReadModel(reader, fileLinks);
  const downloads = new FileDownloads(reader, transactions, fileLinks, fileStore, audit);

  const candidateViews = new CandidatesReadModel(reader, vault);
  const candidates = new CandidatesService(files, new ProfileEntriesRepository(), vault, audit, clock);
  const signUps = new CandidateSignUps(accounts, files, announce, audit);

  const hiring = new ApplicationsPolicy(accountsReadModel, companies);
  const applicationRecords = new ApplicationsRepository();
  const applicationViews = new ApplicationsReadModel(reader, hiring);
  const write = [applicationRecords, hiring, office, audit, clock] as const;
  const applications = new ApplicationsService(dataSource, transactions, ...write);
  const proposals = new ProposalsService(dataSource, files, ...write);
  const interviewViews = new InterviewsReadModel(reader, hiring, clock);
  const interviews = new InterviewsService(transactions, new InterviewsRepository(), proposals, hiring, office, clock);
  const approvals = new ApprovalsService(transactions, new ApprovalsRepository(), listing, announce, audit, clock);
  const activation = new UserActivationService(transactions, accounts, listing);

  const apiClients = new ApiClientsService(dataSource, transactions, reader, audit, clock);
  const budget = new CostBudget(limiter, config.GRAPHQL_BUDGET_PER_MINUTE, logger, clock);
  const reports = new ReportsReadModel(reader);
  const exportable = listExports({ companies, candidates: candidateViews, jobs, applications: applicationViews });
  const sheets = new SheetReader();
  const imports = new BulkImportRepository();
  const bulkImport = new BulkImportService(dataSource, transactions, sheets, imports, invitations, audit, clock);
  const deletions = new Deletions(new DeletionsRepository());

  const history = new ApplicationHistory(reader);
  const own = {
    companies,
    candidates: candidateViews,
    applications: applicationViews,
    history,
    interviews: interviewViews,
  };
  const myDataViews = new MyDataReadModel(reader, own);
  const myDataLinks = new MyDataLinks(signer, clock);
  const myData = new MyDataArchives(myDataViews, myDataLinks, fileStore, transactions, limiter, audit);
  const erasure = new AccountErasure(accounts, files, deletions, audit);

  const contact = new ContactService(transactions, mailRoom, limiter, audit, clock);
  const companyService = new CompaniesService(transactions, accounts, announce, office, audit, clock);
  const jobService = new JobsService(dataSource, transactions, companies, listing, office, audit, clock);

  const resolvers = new Map<unknown, unknown>([
    [AccountsResolver, new AccountsResolver(accounts, accountsReadModel)],
    [OpenJobsResolver, new OpenJobsResolver(openJobs)],
    [PasswordRecoveryResolver, new PasswordRecoveryResolver(recovery, invitations, accountsReadModel)],
    [CompaniesResolver, new CompaniesResolver(companyService, companies)],
    [CandidatesResolver, new CandidatesResolver(signUps, candidates, candidateViews, new CandidatesPolicy(companies))],
    [CandidateProfileResolver, new CandidateProfileResolver(fileViews, new ProfileEntriesReadModel(reader, fileLinks))],
    [JobsResolver, new JobsResolver(jobService, jobs)],
    [
      ApplicationsResolver,
      new ApplicationsResolver(
        applications,
        proposals,
        applicationViews,
        new AppliedJobsReadModel(reader, clock),
        history,
        fileLinks,
      ),
    ],
    [InterviewsResolver, new InterviewsResolver(interviews, interviewViews, applicationViews)],
    [
      ApprovalsResolver,
      new ApprovalsResolver(approvals, activation, accountsReadModel, companies, jobs, applicationViews),
    ],
    [ContactResolver, new ContactResolver(contact, new ContactReadModel(reader))],
    [NotificationsResolver, new NotificationsResolver(new NotificationsService(dataSource, reader, clock))],
    [DeadMailsResolver, new DeadMailsResolver(new DeadMailsService(reader, transactions, audit, clock))],
    [DashboardResolver, new DashboardResolver(new DashboardReadModel(reader))],
    [AuditResolver, new AuditResolver(new AuditReadModel(reader))],
    [IntegratorsResolver, new IntegratorsResolver(apiClients)],
    [ReportsResolver, new ReportsResolver(reports, clock)],
    [MyDataResolver, new MyDataResolver(myData, erasure)],
    [BulkImportResolver, new BulkImportResolver(bulkImport)],
    [BulkDeleteResolver, new BulkDeleteResolver(new BulkDeleteService(dataSource, files, deletions, audit))],
  ]);
  return {
    config,
    dataSource,
    logger,
    clock,
    reader,
    transactions,
    audit,
    sessions,
    viewers: new Viewers(sessions, apiClients),
    budget,
    accounts,
    administrators,
    listing,
    vault,
    files,
    fileStore,
    downloads,
    myData,
    reportFeeds: new ReportFeeds(reports, clock),
    listExports: new ListExports(exportable, transactions, audit),
    invitations,
    mailRoom,
    keptMails: mail.keptMails,
    outboxWorker: mail.outboxWorker,
    resolvers,
  };
}

export type Container = ReturnType<typeof createContainer>;
