import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';

/** `/livez` says that the process answers, without touching anything; `/readyz` that it can serve: database and migrations. */
export function healthRoutes(app: FastifyInstance, dataSource: DataSource): void {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const hasPending = await dataSource.showMigrations();
      return hasPending ? reply.code(503).send({ status: 'migrations pending' }) : { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
