import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { schemaError } from '../../database/migrate.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { ShutdownState } from '../../platform/shutdown-state.js';
import { withTimeout } from '../../platform/with-timeout.js';

/** A readiness check does not wait for a database that does not answer. */
const PATIENCE = 2_000;
const UNREACHABLE = 'database unreachable';

/** Why this server cannot serve; null when it can. */
async function faultOf(dataSource: DataSource, reader: SqlReader): Promise<string | null> {
  const [fault, canPrepare] = await Promise.all([schemaError(dataSource), reader.canPrepare()]);
  return fault ?? (canPrepare ? null : 'database prepares no more statements');
}

/** What readiness depends on. */
export interface Health {
  dataSource: DataSource;
  reader: SqlReader;
  shutdownState: ShutdownState;
}

/** What `/readyz` says: null when this server can serve and goes on doing so. */
export async function readiness({ dataSource, reader, shutdownState }: Health): Promise<string | null> {
  if (shutdownState.isShuttingDown) return 'stopping';
  return withTimeout(faultOf(dataSource, reader), PATIENCE).catch(() => UNREACHABLE);
}

/**
 * `/livez` says that the process answers, without touching anything; `/readyz` that it can serve: the database answers, is
 * migrated, lacks no table and no view, and prepares statements, over the pool of all reads; and no stop has begun.
 */
export function healthRoutes(app: FastifyInstance, health: Health): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const fault = await readiness(health);
    return fault === null ? { status: 'ok' } : reply.code(503).send({ status: fault });
  });
}
