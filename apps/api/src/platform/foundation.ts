import type { DataSource } from 'typeorm';
import { Reader } from '../database/reader.js';
import { TransactionRunner } from '../database/transaction.js';
import { AuditTrail } from './audit.js';
import { type Clock, systemClock } from './clock.js';
import type { Config } from './config.js';
import { CostBudget } from './cost-budget.js';
import { DailyLimits } from './daily-limits.js';
import { Limiter } from './limiter.js';
import type { Logger } from './logger.js';
import { RepeatedWork } from './repeated-work.js';
import { Replicas, VisitorReader } from './replicas.js';
import { Signer, Vault } from './secrets.js';
import { Standing } from './standing.js';

/** What the outside gives the portal. */
export interface Surroundings {
  config: Config;
  secret: string;
  dataSource: DataSource;
  logger: Logger;
  clock?: Clock;
}

/** A replica that falls behind or comes back is noticed after so long. */
const BEAT_MILLISECONDS = 1_000;

/** What every feature stands on. */
export function createFoundation({ config, secret, dataSource, logger, clock = systemClock }: Surroundings) {
  const limiter = new Limiter(dataSource, config.RATE_LIMITS === 'on');
  const reader = new Reader(dataSource);
  const replicas = new Replicas(config.DATABASE_READ_URLS, dataSource, logger);
  return {
    config,
    dataSource,
    logger,
    clock,
    reader,
    /** For what everybody may read and nobody has just written: see `publicJobs`. */
    visitorReader: config.DATABASE_READ_URLS.length === 0 ? reader : new VisitorReader(dataSource, replicas),
    replicas,
    replicasWork: new RepeatedWork('read replicas', BEAT_MILLISECONDS, () => replicas.beat(), logger),
    transactions: new TransactionRunner(dataSource),
    audit: new AuditTrail(clock),
    limiter,
    dailyLimits: new DailyLimits(limiter, config),
    budget: new CostBudget(limiter, config.GRAPHQL_BUDGET_PER_MINUTE, logger),
    vault: new Vault(secret, config.earlierSecrets),
    signer: new Signer(secret),
    standing: new Standing(),
  };
}

export type Foundation = ReturnType<typeof createFoundation>;

/** The instances that answer the schema, as each feature names its own; no other list of them exists. */
export type Resolvers = readonly object[];
