import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, ConfigError } from './platform/config.js';
import type { Logger } from './platform/observability/logger.js';
import { MetricsChannel, mergeMetrics } from './server/ops/worker-metrics.js';

/** The delay before a dead worker is replaced. It doubles each time, unless the worker has run for a while. */
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
const STABLE_AFTER_MS = 60_000;

/** With fewer connections, transactions that need a second one could deadlock. */
const MIN_CONNECTIONS = 5;

/**
 * Returns the settings of one process, so that all processes together stay within the configured limits: each worker
 * has its share of the database connections and of the connections per address. Upload space is not divided, because a
 * share could be too small for one form. The primary process needs few connections.
 */
export function workerConfig(config: Config, isWorker = cluster.isWorker): Config {
  const { WORKERS: workers, databaseConnections, CONNECTIONS_PER_ADDRESS } = config;
  if (workers === 1) return config;
  const part = (all: number): number => Math.ceil(all / workers);
  if (!isWorker) return { ...config, databaseConnections: MIN_CONNECTIONS };
  return {
    ...config,
    databaseConnections: Math.max(MIN_CONNECTIONS, part(databaseConnections)),
    CONNECTIONS_PER_ADDRESS: part(CONNECTIONS_PER_ADDRESS),
  };
}

interface Deps {
  count: number;
  /** Additional environment variables of the workers. */
  environment: Record<string, string>;
  logger: Logger;
  /** Returns the metrics of the primary process, as worker 0. */
  metrics: () => Promise<string>;
}

/** The message of a worker that accepts requests. */
export const SERVING = 'serving';

/** Worker processes that share one port. Each one that ends is replaced. */
export class WorkerCluster {
  private readonly running = new Map<number, { worker: Worker; metrics: MetricsChannel }>();
  private readonly stopping = new AbortController();

  constructor(private readonly deps: Deps) {}

  /** Resolves when all workers serve. The first one starts alone, so that startup errors are reported once. */
  async start(): Promise<void> {
    process.once('exit', () => this.signal('SIGKILL'));
    const [first = 1, ...others] = Array.from({ length: this.deps.count }, (_, index) => index + 1);
    await this.startOne(first);
    await Promise.all(others.map((number) => this.startOne(number)));
    for (const number of [first, ...others]) void this.supervise(number);
  }

  /** Waits for requests in progress and for all workers to end. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.signal('SIGTERM');
    await Promise.all([...this.running.values()].map(({ worker }) => exited(worker)));
  }

  private signal(signal: NodeJS.Signals): void {
    for (const { worker } of this.running.values()) worker.process.kill(signal);
  }

  private async startOne(number: number): Promise<void> {
    const worker = this.fork(number);
    const serves = new Promise<boolean>((resolve) => {
      worker.on('message', (message: unknown) => message === SERVING && resolve(true));
    });
    if (await Promise.race([serves, exited(worker).then(() => false)])) return;
    throw new ConfigError('A worker exited before it was ready. The log has the reason.');
  }

  /** Replaces a worker whenever it ends, until the shutdown. */
  private async supervise(number: number): Promise<void> {
    const { signal } = this.stopping;
    let wait = MIN_BACKOFF_MS;
    for (;;) {
      const since = performance.now();
      const worker = this.running.get(number)?.worker ?? this.fork(number);
      await exited(worker);
      if (signal.aborted) return;
      this.running.delete(number);
      const { pid, exitCode: code, signalCode } = worker.process;
      if (performance.now() - since > STABLE_AFTER_MS) wait = MIN_BACKOFF_MS;
      this.deps.logger.error({ worker: number, workerPid: pid, code, signal: signalCode, wait }, 'a worker has ended');
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      wait = Math.min(MAX_BACKOFF_MS, 2 * wait);
    }
  }

  private fork(number: number): Worker {
    const worker = cluster.fork(this.deps.environment);
    this.running.set(number, { worker, metrics: new MetricsChannel(worker, () => this.allMetrics()) });
    return worker;
  }

  private async allMetrics(): Promise<string> {
    const others = [...this.running].map(([number, { metrics }]) => metrics.request(number));
    return mergeMetrics(await Promise.all([this.deps.metrics(), ...others]));
  }
}

function exited(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve();
    worker.once('exit', () => resolve());
    // A process that failed to start emits no exit. Other errors come from a closed channel.
    worker.on('error', () => worker.process.pid === undefined && resolve());
  });
}
