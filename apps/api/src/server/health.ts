import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';

/** Whoever asks whether this server is ready does not wait for a database that is silent. */
const PATIENCE = 2_000;

/** `/livez` says that the process answers, without touching anything; `/readyz` that it can serve: database and migrations. */
export function healthRoutes(app: FastifyInstance, dataSource: DataSource): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const over = new AbortController();
    const silence = pause(PATIENCE, 'silent' as const, { signal: over.signal });
    silence.catch(() => undefined);
    const hasPending = await Promise.race([dataSource.showMigrations(), silence]).catch(() => 'unreachable' as const);
    over.abort();
    if (typeof hasPending === 'string') return reply.code(503).send({ status: 'database unreachable' });
    return hasPending ? reply.code(503).send({ status: 'migrations pending' }) : { status: 'ok' };
  });
}
