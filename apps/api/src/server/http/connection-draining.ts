import type { FastifyInstance } from 'fastify';
import type { ShutdownState } from '../../platform/shutdown-state.js';

/**
 * Lets clients go before a stop. From its announcement on each answer is the last on its connection, so that a load balancer opens none
 * anew after /readyz has said no; and one that was busy when the stop began would be kept alive after its answer and hold up the stop.
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
