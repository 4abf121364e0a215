import { normalizeIp } from '@job-alert/domain/integrations/network-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../../platform/observability/logger.js';

/** Clients without a known address are counted as one. */
const UNKNOWN_ADDRESS = 'unknown';

/**
 * Where a request comes from: the right-most address that is no trusted proxy's. A chain that ends in something else than an
 * address (a client's own invention, where TRUSTED_PROXIES counts too many) falls back on the end of the connection.
 */
export function clientAddress({ ip, raw }: FastifyRequest): string {
  return normalizeIp(ip ?? '') ?? normalizeIp(raw.socket.remoteAddress ?? '') ?? UNKNOWN_ADDRESS;
}

/** Tells the operator, once, of a proxy that TRUSTED_PROXIES does not name: all who come through it count as one address. */
export function warnAboutUntrustedProxy(app: FastifyInstance, logger: Logger): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      logger.warn('X-Forwarded-For is ignored: if a proxy stands before this server, set TRUSTED_PROXIES');
    }
    done();
  });
}
