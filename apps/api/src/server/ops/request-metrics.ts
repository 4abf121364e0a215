import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type HistogramSeries, FastHistogram } from './fast-histogram.js';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of requests by route and status. Paths would create an unlimited number of series. */
export function requestMetrics(app: FastifyInstance, registry: Registry): void {
  const name = 'http_request_duration_seconds';
  const help = 'Time from the request to the end of the response.';
  const duration = new FastHistogram({ name, help, buckets: BUCKETS }, registry);
  const all = new Map<string, HistogramSeries>();
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const key = `${method} ${reply.statusCode} ${route}`;
    let own = all.get(key);
    if (!own) all.set(key, (own = duration.createSeries({ method, route, status: String(reply.statusCode) })));
    own.observe(reply.elapsedTime / 1000);
    done();
  });
}
