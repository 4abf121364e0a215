import { Counter, Histogram, type Registry } from 'prom-client';
import { KNOWN_OPERATIONS } from '../graphql/known-operations.generated.js';
import type { OperationMeter } from '../graphql/operation-watch.js';

const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** All that other programs send, and what is refused before it is known: strangers make no series. */
const OTHER = 'other';
const OK = 'OK';

interface Series {
  duration: { observe(seconds: number): void };
  ends: Map<string, { inc(): void }>;
}

/** Operations of GraphQL, over REST too, by the names that the portal itself and its typed client send, and by their error code. */
export function operationMetrics(registry: Registry): OperationMeter {
  const duration = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time that an operation took, from its document to its answer.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const total = new Counter({
    name: 'graphql_operations_total',
    help: 'Operations by name and by the code of their first error, OK without one.',
    labelNames: ['operation', 'code'],
    registers: [registry],
  });
  // Found once: looking a series up by its labels costs more than counting in it.
  const all = new Map<string, Series>();
  return {
    count(given, code, seconds) {
      const operation = given !== undefined && KNOWN_OPERATIONS.has(given) ? given : OTHER;
      let series = all.get(operation);
      if (!series) all.set(operation, (series = { duration: duration.labels(operation), ends: new Map() }));
      series.duration.observe(seconds);
      // Codes are all our own: what formats errors lets no other out.
      const end = typeof code === 'string' ? code : OK;
      let counter = series.ends.get(end);
      if (!counter) series.ends.set(end, (counter = total.labels(operation, end)));
      counter.inc();
    },
  };
}
