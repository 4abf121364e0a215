import type { DataSource } from 'typeorm';
import { Reader } from './database/reader.js';
import { TransactionRunner } from './database/transaction.js';
import { AccountsReadModel } from './features/accounts/accounts.read-model.js';
import { AccountsResolver } from './features/accounts/accounts.resolver.js';
import { AccountsService } from './features/accounts/accounts.service.js';
import { Passwords } from './features/accounts/passwords.js';
import { SessionsService } from './features/accounts/sessions.service.js';
import { JobListing } from './features/jobs/job-listing.service.js';
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

  const resolvers = new Map<unknown, unknown>([
    [AccountsResolver, new AccountsResolver(accounts, accountsReadModel)],
    [OpenJobsResolver, new OpenJobsResolver(openJobs)],
  ]);
  return { config, dataSource, logger, clock, reader, transactions, audit, sessions, accounts, listing, resolvers };
}

export type Container = ReturnType<typeof createContainer>;
