import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { DataSource } from 'typeorm';
import type { AccountsService } from '../features/accounts/accounts.service.js';
import type { SessionsService } from '../features/accounts/sessions.service.js';
import type { FileDownloads } from '../features/files/file-downloads.service.js';
import type { Config } from '../platform/config.js';
import { PortalError } from '../platform/errors.js';
import type { Logger } from '../platform/logger.js';
import { createApollo } from './apollo.js';
import { reportUnexpected, SORRY, statusOfCode } from './errors.js';
import { filesRoute } from './files-route.js';
import { graphqlRoute } from './graphql-route.js';
import { healthRoutes } from './health.js';
import { metricsRoute } from './metrics.js';
import { createSchema, type ResolverInstances } from './schema.js';
import { schemaRoute } from './schema-document.js';
import { securityHeaders } from './security-headers.js';
import { acceptUploads } from './uploads.js';
import { serveWebApp } from './web-app.js';

/** What the server needs of the portal. */
export interface ServerParts {
  config: Config;
  dataSource: DataSource;
  logger: Logger;
  resolvers: ResolverInstances;
  sessions: SessionsService;
  accounts: AccountsService;
  downloads: FileDownloads;
}

/** The HTTP server with everything mounted; not listening yet. */
export async function createApp(parts: ServerParts): Promise<FastifyInstance> {
  const { config, dataSource, logger, resolvers, sessions, accounts, downloads } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    trustProxy: false,
  });
  const schema = await createSchema(resolvers);
  const apollo = await createApollo(schema, logger, config.isProduction);

  securityHeaders(app, config.publicUrl.startsWith('https:'));
  logRequests(app);
  closeAfterLastAnswer(app);
  answerErrors(app);
  metricsRoute(app);
  healthRoutes(app, dataSource);
  schemaRoute(app, schema);
  acceptUploads(app, sessions, (context) => accounts.admitRegistration(context));
  graphqlRoute(app, apollo, sessions);
  filesRoute(app, downloads);
  await serveWebApp(app);

  app.addHook('onClose', () => apollo.stop());
  return app;
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: addresses carry reset tokens and signatures.
    const { method, id, routeOptions } = request;
    request.log.info(
      { id, method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}

/** A connection that was busy when the stop began would be kept alive after its answer and hold up the stop. */
function closeAfterLastAnswer(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/** Errors outside GraphQL: refusals keep their sentence, malformed requests say so, the rest is logged with an id to quote. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof PortalError) {
      return reply.code(statusOfCode(error.code)).send({
        error: error.message,
        errors: [{ message: error.message, extensions: { code: error.code, ...error.facts } }],
      });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    return reply.code(500).send({ error: SORRY, id: reportUnexpected(request.log as Logger, error) });
  });
}
