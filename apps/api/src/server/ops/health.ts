import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import type { PoolWatchdog } from '../../database/pool-watchdog.js';
import { migrationError } from '../../database/schema-error.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { UnusableDatabaseError } from '../../database/unusable-database-error.js';
import type { ShutdownState } from '../../platform/shutdown-state.js';
import { withTimeout } from '../../platform/with-timeout.js';

/** The timeout for the database in readiness checks. */
const TIMEOUT_MS = 2_000;
const UNREACHABLE = 'database unreachable';

/** Returns the reason why this server cannot serve, or null. */
async function findError({ dataSource, reader, shapeError }: HealthDeps): Promise<string | null> {
  const [error, canPrepare] = await Promise.all([migrationError(dataSource), reader.canPrepare()]);
  if (error) return error.reason;
  if (!canPrepare) return 'database prepares no more statements';
  return (await shapeError())?.reason ?? null;
}

export interface HealthDeps {
  dataSource: DataSource;
  reader: SqlReader;
  poolWatchdog: PoolWatchdog;
  /** Compares the tables with the entities at most twice a minute. */
  shapeError: () => Promise<UnusableDatabaseError | null>;
  shutdownState: ShutdownState;
}

/** Returns the error of `/readyz`, or null if this server can serve and keeps serving. */
export async function readinessError(deps: HealthDeps): Promise<string | null> {
  if (deps.shutdownState.isShuttingDown) return 'stopping';
  return withTimeout(findError(deps), TIMEOUT_MS).catch(() => UNREACHABLE);
}

/**
 * `/livez` succeeds while the process responds and its database pool hands out connections. `/readyz` succeeds while the server can serve: the
 * database responds, is migrated, has all tables and views as this version needs them, and prepares statements over the pool of all reads, and no
 * shutdown has started.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/livez', async (_request, reply) =>
    deps.poolWatchdog.isStuck ? reply.code(503).send({ status: 'database pool is stuck' }) : { status: 'ok' },
  );
  app.get('/readyz', async (_request, reply) => {
    const error = await readinessError(deps);
    return error === null ? { status: 'ok' } : reply.code(503).send({ status: error });
  });
}
