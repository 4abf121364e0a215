import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { schemaError } from '../../database/migrate.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { ShutdownState } from '../../platform/shutdown-state.js';
import { withTimeout } from '../../platform/with-timeout.js';

/** A readiness check does not wait for a database that does not answer. */
const TIMEOUT_MS = 2_000;
const UNREACHABLE = 'database unreachable';

/** Why this server cannot serve; null when it can. */
async function findError(dataSource: DataSource, reader: SqlReader): Promise<string | null> {
  const [error, canPrepare] = await Promise.all([schemaError(dataSource), reader.canPrepare()]);
  return error ?? (canPrepare ? null : 'database prepares no more statements');
}

/** The services that readiness depends on. */
export interface HealthDeps {
  dataSource: DataSource;
  reader: SqlReader;
  shutdownState: ShutdownState;
}

/** Returns the error of `/readyz`, or null if this server can serve and keeps serving. */
export async function readinessError({ dataSource, reader, shutdownState }: HealthDeps): Promise<string | null> {
  if (shutdownState.isShuttingDown) return 'stopping';
  return withTimeout(findError(dataSource, reader), TIMEOUT_MS).catch(() => UNREACHABLE);
}

/**
 * `/livez` says that the process answers, without touching anything; `/readyz` that it can serve: the database answers, is
 * migrated, lacks no table and no view, and prepares statements, over the pool of all reads; and no stop has begun.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const error = await readinessError(deps);
    return error === null ? { status: 'ok' } : reply.code(503).send({ status: error });
  });
}
