import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Every request by route and status; never by path, which would be endless. */
export function requestMetrics(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  // The series of a route, found once: looking a series up by its labels costs more than counting in it.
  const series = new Map<string, { observe(seconds: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const key = `${request.method} ${reply.statusCode} ${route}`;
    let own = series.get(key);
    if (!own) series.set(key, (own = duration.labels(request.method, route, String(reply.statusCode))));
    own.observe(reply.elapsedTime / 1000);
    done();
  });
}
