import type { FastifyInstance } from 'fastify';
import type { ShutdownState } from '../../platform/shutdown-state.js';

/**
 * Closes keep-alive connections during shutdown. Every response is then the last on its connection, so that a load
 * balancer opens no new ones after /readyz has failed, and busy connections do not delay the shutdown.
 */
export function drainConnections(app: FastifyInstance, shutdownState: ShutdownState): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (shutdownState.isShuttingDown) void reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
