import type { DataSource } from 'typeorm';
import { Reader } from './database/reader.js';
import { TransactionRunner } from './database/transaction.js';
import { AccountsReadModel } from './features/accounts/accounts.read-model.js';
import { AccountsResolver } from './features/accounts/accounts.resolver.js';
import { AccountsService } from './features/accounts/accounts.service.js';
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
import { CompaniesReadModel } from './features/companies/companies.read-model.js';
import { CompaniesResolver } from './features/companies/companies.resolver.js';
import { CompaniesService } from './features/companies/companies.service.js';
import { DashboardReadModel } from './features/dashboard/dashboard.read-model.js';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.js';
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
import { AuditTrail } from './platform/audit.js';
import { type Clock, systemClock } from './platform/clock.js';
import type { Config } from './platform/config.js';
import { Limiter } from './platform/limiter.js';
import type { Logger } from './platform/logger.js';

/** What the outside gives the portal. */
export interface Surroundings {
  config: Config;
  secret: string;
  dataSource: DataSource;
  logger: Logger;
  clock?: Clock;
}

/** Builds every service once, in the order of the floors; nothing else in the portal constructs a service. */
export function createContainer({ config, dataSource, logger, clock = systemClock }: Surroundings) {
  const reader = new Reader(dataSource);
  const transactions = new TransactionRunner(dataSource);
  const audit = new AuditTrail(clock);
  const limiter = new Limiter(dataSource, config.RATE_LIMITS === 'on');

  const sessions = new SessionsService(reader, clock);
  const accountsReadModel = new AccountsReadModel(reader);
  const accounts = new AccountsService(dataSource, transactions, new Passwords(), sessions, limiter, audit, clock);

  const openJobs = new OpenJobsReadModel(reader, clock);
  const listing = new JobListing();
  const companies = new CompaniesReadModel(reader);
  const jobs = new JobsReadModel(reader, companies, clock);

  const hiring = new ApplicationsPolicy(accountsReadModel, companies);
  const applicationRecords = new ApplicationsRepository();
  const applicationViews = new ApplicationsReadModel(reader, hiring);
  const write = [dataSource, transactions, applicationRecords, hiring, audit, clock] as const;
  const applications = new ApplicationsService(...write);
  const proposals = new ProposalsService(...write);
  const interviewViews = new InterviewsReadModel(reader, hiring, clock);
  const interviews = new InterviewsService(transactions, new InterviewsRepository(), proposals, hiring, clock);
  const approvals = new ApprovalsService(transactions, new ApprovalsRepository(), listing, audit, clock);
  const activation = new UserActivationService(transactions, accounts, listing);

  const resolvers = new Map<unknown, unknown>([
    [AccountsResolver, new AccountsResolver(accounts, accountsReadModel)],
    [OpenJobsResolver, new OpenJobsResolver(openJobs)],
    [CompaniesResolver, new CompaniesResolver(new CompaniesService(transactions, accounts, audit, clock), companies)],
    [JobsResolver, new JobsResolver(new JobsService(dataSource, transactions, companies, listing, audit, clock), jobs)],
    [
      ApplicationsResolver,
      new ApplicationsResolver(
        applications,
        proposals,
        applicationViews,
        new AppliedJobsReadModel(reader, clock),
        new ApplicationHistory(reader),
      ),
    ],
    [InterviewsResolver, new InterviewsResolver(interviews, interviewViews, applicationViews)],
    [
      ApprovalsResolver,
      new ApprovalsResolver(approvals, activation, accountsReadModel, companies, jobs, applicationViews),
    ],
    [DashboardResolver, new DashboardResolver(new DashboardReadModel(reader))],
  ]);
  return { config, dataSource, logger, clock, reader, transactions, audit, sessions, accounts, listing, resolvers };
}

export type Container = ReturnType<typeof createContainer>;
