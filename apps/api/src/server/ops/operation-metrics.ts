import { Counter, type Registry } from 'prom-client';
import { KNOWN_OPERATIONS } from '../graphql/known-operations.generated.js';
import type { OperationObserver } from '../graphql/operation-observer.js';
import { type HistogramSeries, FastHistogram } from './fast-histogram.js';

const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The label of operations from other clients and of invalid documents, so that clients cannot create series. */
const OTHER = 'other';

interface Series {
  duration: HistogramSeries;
  succeeded: number;
  /** Errors by code. All codes are the portal's own, because `formatError` passes no others. */
  failed: Map<string, number>;
}

/** Metrics of GraphQL operations and REST by error code, and by the names of the portal's own operations. */
export function operationMetrics(registry: Registry): OperationObserver {
  const all = new Map<string, Series>();
  const name = 'graphql_operation_duration_seconds';
  const help = 'Time that an operation took, from its document to its answer.';
  const duration = new FastHistogram({ name, help, buckets: BUCKETS }, registry);
  const total = new Counter({
    name: 'graphql_operations_total',
    help: 'Operations by name and by the code of their first error, OK without one.',
    labelNames: ['operation', 'code'],
    registers: [],
    collect() {
      this.reset();
      for (const [operation, { succeeded, failed }] of all) {
        if (succeeded > 0) this.inc({ operation, code: 'OK' }, succeeded);
        for (const [code, count] of failed) this.inc({ operation, code }, count);
      }
    },
  });
  registry.registerMetric(total);
  function record(operationName: string | undefined, code: unknown, seconds: number): void {
    const operation = operationName !== undefined && KNOWN_OPERATIONS.has(operationName) ? operationName : OTHER;
    let series = all.get(operation);
    if (!series)
      all.set(
        operation,
        (series = { duration: duration.createSeries({ operation }), succeeded: 0, failed: new Map() }),
      );
    series.duration.observe(seconds);
    if (typeof code === 'string') series.failed.set(code, (series.failed.get(code) ?? 0) + 1);
    else series.succeeded += 1;
  }
  return {
    start: () => {
      const startedAt = performance.now();
      return (operation, code) => record(operation?.name?.value, code, (performance.now() - startedAt) / 1_000);
    },
  };
}
