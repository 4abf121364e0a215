import type { DataSource } from 'typeorm';
import { PoolWatchdog } from '../database/pool-watchdog.js';
import { shapeError } from '../database/schema-error.js';
import { SqlReader } from '../database/sql-reader.js';
import { TransactionRunner } from '../database/transaction.js';
import { AuditTrail } from './audit.js';
import { type Clock, systemClock } from './clock.js';
import type { Config } from './config.js';
import { IdempotencyKeys } from './http/idempotency-keys.js';
import { MAX_REQUEST_MS } from './http/request-time.js';
import { CostBudget } from './limits/cost-budget.js';
import { DailyLimits } from './limits/daily-limits.js';
import { Limiter } from './limits/limiter.js';
import type { Logger } from './observability/logger.js';
import { PeriodicTask } from './background/periodic-task.js';
import { Replicas, ReplicaReader } from './replicas.js';
import { Signer, FieldEncryption } from './crypto.js';
import { memoizeFor } from './memoize-for.js';
import { ShutdownState } from './shutdown-state.js';
import { withTimeout } from './with-timeout.js';

export interface CoreDeps {
  config: Config;
  secret: string;
  dataSource: DataSource;
  logger: Logger;
  clock?: Clock;
}

/** The time until a replica that lags or recovers is noticed. */
const HEARTBEAT_INTERVAL_MS = 1_000;
const POOL_CHECK_INTERVAL_MS = 5_000;

/** The time until a changed table is noticed, and the longest time of reading all tables. */
const SHAPE_TTL_MS = 30_000;
const SHAPE_TIMEOUT_MS = 10_000;

export function createCoreServices({ config, secret, dataSource, logger, clock = systemClock }: CoreDeps) {
  const limiter = new Limiter(dataSource, config.RATE_LIMITS === 'on');
  const reader = new SqlReader(dataSource);
  const poolWatchdog = new PoolWatchdog({
    dataSource,
    maxHeldMs: MAX_REQUEST_MS,
    onDestroyed: (heldMs) => logger.error({ heldMs }, 'a database connection was held for too long and is closed'),
  });
  const fieldEncryption = new FieldEncryption(secret, config.earlierSecrets);
  const replicas = new Replicas(config.DATABASE_READ_URLS, dataSource, logger);
  return {
    config,
    dataSource,
    logger,
    clock,
    reader,
    /** For public data that the caller has not just written: see `publicJobs`. */
    replicaReader: config.DATABASE_READ_URLS.length === 0 ? reader : new ReplicaReader(dataSource, replicas),
    replicas,
    replicaMonitor: new PeriodicTask('read replicas', HEARTBEAT_INTERVAL_MS, () => replicas.heartbeat(), logger),
    poolWatchdog,
    poolMonitor: new PeriodicTask(
      'the check of the connection pool',
      POOL_CHECK_INTERVAL_MS,
      async () => poolWatchdog.check(),
      logger,
    ),
    transactions: new TransactionRunner(dataSource),
    audit: new AuditTrail(clock),
    limiter,
    dailyLimits: new DailyLimits(limiter, config),
    budget: new CostBudget(limiter, config.GRAPHQL_BUDGET_PER_MINUTE, logger),
    fieldEncryption,
    idempotencyKeys: new IdempotencyKeys({ dataSource, fieldEncryption, limiter, clock }),
    signer: new Signer(secret),
    shapeError: memoizeFor(SHAPE_TTL_MS, clock, () => withTimeout(shapeError(dataSource), SHAPE_TIMEOUT_MS)),
    shutdownState: new ShutdownState(),
  };
}

export type CoreServices = ReturnType<typeof createCoreServices>;

export type Resolvers = readonly object[];
