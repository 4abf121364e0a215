import type { DataSource } from 'typeorm';
import { Reader } from '../database/reader.js';
import { TransactionRunner } from '../database/transaction.js';
import { AuditTrail } from '../platform/audit.js';
import { type Clock, systemClock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import { DailyLimits } from '../platform/daily-limits.js';
import { Limiter } from '../platform/limiter.js';
import type { Logger } from '../platform/logger.js';
import { Signer, Vault } from '../platform/secrets.js';

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
    vault: new Vault(secret, config.earlierSecrets),
    signer: new Signer(secret),
  };
}

export type Foundation = ReturnType<typeof createFoundation>;
