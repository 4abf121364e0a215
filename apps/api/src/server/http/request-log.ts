import type { FastifyInstance } from 'fastify';
import { createRequestLogger } from '../../platform/observability/logger.js';
import { clientAddress } from './client-address.js';
import { parseTraceId } from './request-id.js';

/** Logs one line for each response. It has the route, not the URL, because URLs contain reset tokens and signatures. */
export function logRequests(app: FastifyInstance, level: string): void {
  const log = createRequestLogger(level);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const ip = clientAddress(request);
    const trace = parseTraceId(request.headers['traceparent']);
    log.info({ id, trace, method, route: routeOptions.url, status: reply.statusCode, ms, ip }, 'request');
    done();
  });
}
