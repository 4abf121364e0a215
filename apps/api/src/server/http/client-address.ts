import { normalizeIp } from '@job-alert/domain/integrations/network-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../../platform/observability/logger.js';

/** All clients without an address share one limit. */
const UNKNOWN_ADDRESS = 'unknown';

/**
 * Returns the address of the client: the right-most one that is not a trusted proxy. If that is not a valid address,
 * because TRUSTED_PROXIES is too high and the client invented it, returns the address of the connection.
 */
export function clientAddress({ ip, raw }: FastifyRequest): string {
  return normalizeIp(ip ?? '') ?? normalizeIp(raw.socket.remoteAddress ?? '') ?? UNKNOWN_ADDRESS;
}

/** Logs once that a proxy is missing in TRUSTED_PROXIES. All its clients are counted as one address. */
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
