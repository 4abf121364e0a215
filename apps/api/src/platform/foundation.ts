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

/** What every feature stands on. */
export function createFoundation({ config, secret, dataSource, logger, clock = systemClock }: Surroundings) {
  const limiter = new Limiter(dataSource, config.RATE_LIMITS === 'on');
  return {
    config,
    dataSource,
    logger,
    clock,
    reader: new Reader(dataSource),
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
