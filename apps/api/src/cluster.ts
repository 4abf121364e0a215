import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, ConfigError } from './platform/config.js';
import type { Logger } from './platform/observability/logger.js';
import { MetricsChannel, mergeMetrics } from './server/ops/worker-metrics.js';

/** Milliseconds before a worker is replaced that has died: twice as many each time, unless it has lived for a while. */
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
const STABLE_AFTER_MS = 60_000;

/** Fewer connections to the database can wait for each other: a transaction holds one while another statement is sent. */
const MIN_CONNECTIONS = 5;

/**
 * The settings for one process of several, so that all of them together keep to what is set: each worker has its part of the database
 * connections and of those that an address may hold. The space for uploads is for each: a part could be too small for one form. The process
 * that starts them does the work that nobody waits for, with few connections.
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
  /** Environment variables of the workers in addition to those of this process. */
  environment: Record<string, string>;
  logger: Logger;
  /** The metrics of the process that starts them, as of worker 0. */
  metrics: () => Promise<string>;
}

/** A worker's message when it accepts requests. */
export const SERVING = 'serving';

/** Processes that serve on one port. Whichever ends is replaced. */
export class WorkerCluster {
  private readonly running = new Map<number, { worker: Worker; metrics: MetricsChannel }>();
  private readonly stopping = new AbortController();

  constructor(private readonly deps: Deps) {}

  /** Resolves when all of them serve. The first comes alone: what it cannot do, none can, and it says so once. No worker outlives this process. */
  async start(): Promise<void> {
    process.once('exit', () => this.signal('SIGKILL'));
    const [first = 1, ...others] = Array.from({ length: this.deps.count }, (_, index) => index + 1);
    await this.startOne(first);
    await Promise.all(others.map((number) => this.startOne(number)));
    for (const number of [first, ...others]) void this.supervise(number);
  }

  /** Lets them finish what they do; resolves when the last has ended. */
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

  /** Replaces a worker each time it ends, until the stop. */
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
    // A process that could not be made never exits; other errors are of a channel whose end is gone.
    worker.on('error', () => worker.process.pid === undefined && resolve());
  });
}
