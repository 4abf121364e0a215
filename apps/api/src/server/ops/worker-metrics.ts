import cluster, { type Worker } from 'node:cluster';
import type { Registry } from 'prom-client';

/** Metrics of a process that does not respond within this time are omitted. */
const TIMEOUT_MS = 2_000;

/** A request for the metrics of another process, or the response to one. */
interface MetricsMessage {
  metrics: 'request' | 'response';
  id: number;
  worker: number;
  text: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Exchanges metrics between the primary process and a worker. Both ends can send requests. */
export class MetricsChannel {
  private readonly pending = new Map<number, (text: string) => void>();
  private requestCount = 0;

  constructor(
    private readonly other: Worker,
    answer: (worker: number) => Promise<string>,
  ) {
    other.on('message', (message: unknown) => {
      if (!isMetricsMessage(message)) return;
      const { metrics, id, worker, text } = message;
      if (metrics === 'response') this.pending.get(id)?.(text);
      else void answer(worker).then((own) => this.send({ metrics: 'response', id, worker, text: own }));
    });
  }

  /** Returns the metrics of the other process, or '' if it does not respond. */
  request(worker = 0): Promise<string> {
    const id = (this.requestCount += 1);
    return new Promise((resolve) => {
      const finish = (text: string): void => {
        this.pending.delete(id);
        clearTimeout(timeout);
        resolve(text);
      };
      const timeout = setTimeout(finish, TIMEOUT_MS, '');
      this.pending.set(id, finish);
      this.send({ metrics: 'request', id, worker, text: '' });
    });
  }

  private send(message: MetricsMessage): void {
    // The other process may have ended.
    if (this.other.isConnected()) this.other.send(message, () => undefined);
  }
}

/** Returns a function that reads `/metrics`: the metrics of this process, or of all workers and the primary process. */
export function metricsReader(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (!worker) return () => registry.metrics();
  const channel = new MetricsChannel(worker, (number) => labelMetrics(registry, number));
  return () => channel.request();
}

/** Labels the metrics of one process with its number. Sums would fall whenever a worker is replaced. */
export function labelMetrics(registry: Registry, worker: number): Promise<string> {
  registry.setDefaultLabels({ worker: String(worker) });
  return registry.metrics();
}

/** Merges metrics texts, and describes each metric once. */
export function mergeMetrics(texts: readonly string[]): string {
  const samples = new Map<string, string[]>();
  const nonEmpty = texts.filter((text) => text !== '');
  for (const metric of nonEmpty.flatMap((text) => text.trim().split('\n\n'))) {
    const [help = '', type = '', ...lines] = metric.split('\n');
    const description = `${help}\n${type}`;
    samples.set(description, [...(samples.get(description) ?? []), ...lines]);
  }
  return `${[...samples].map(([description, lines]) => [description, ...lines].join('\n')).join('\n\n')}\n`;
}
