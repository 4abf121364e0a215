import cluster, { type Worker } from 'node:cluster';
import type { Registry } from 'prom-client';

/** Milliseconds after which a process that says nothing is left out. */
const TIMEOUT_MS = 2_000;

/** Asks another process for its metrics, or tells it those that it has asked for. */
interface MetricsMessage {
  metrics: 'request' | 'response';
  id: number;
  /** The number of the worker that is asked. */
  worker: number;
  text: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Reads metrics over the channel between the process that started the workers and one of them; both ends can ask. */
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

  /** The metrics at the other end; empty where it does not say. */
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
    // A process that has ended meanwhile gets no response.
    if (this.other.isConnected()) this.other.send(message, () => undefined);
  }
}

/** Returns the text of `/metrics`: the figures of this process, or of all processes if it is one of several workers. */
export function metricsReader(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (!worker) return () => registry.metrics();
  const channel = new MetricsChannel(worker, (number) => labelMetrics(registry, number));
  return () => channel.request();
}

/** The figures of one process with its number: sums would fall whenever a worker is replaced. */
export function labelMetrics(registry: Registry, worker: number): Promise<string> {
  registry.setDefaultLabels({ worker: String(worker) });
  return registry.metrics();
}

/** The figures of several processes as one text, in which each metric is described once. */
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
