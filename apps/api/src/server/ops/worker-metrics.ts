import cluster, { type Worker } from 'node:cluster';
import type { Registry } from 'prom-client';

/** Milliseconds after which a process that says nothing is left out. */
const PATIENCE = 2_000;

/** Asks another process for its metrics, or tells it those that it has asked for. */
interface Note {
  metrics: 'asked' | 'told';
  id: number;
  /** The number of the worker that is asked. */
  worker: number;
  text: string;
}

const isNote = (message: unknown): message is Note =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Reads metrics over the channel between the process that started the workers and one of them; both ends can ask. */
export class MetricsChannel {
  private readonly waiting = new Map<number, (text: string) => void>();
  private asked = 0;

  constructor(
    private readonly other: Worker,
    answer: (worker: number) => Promise<string>,
  ) {
    other.on('message', (message: unknown) => {
      if (!isNote(message)) return;
      const { metrics, id, worker, text } = message;
      if (metrics === 'told') this.waiting.get(id)?.(text);
      else void answer(worker).then((own) => this.send({ metrics: 'told', id, worker, text: own }));
    });
  }

  /** The metrics at the other end; empty where it does not say. */
  ask(worker = 0): Promise<string> {
    const id = (this.asked += 1);
    return new Promise((resolve) => {
      const end = (text: string): void => {
        this.waiting.delete(id);
        clearTimeout(silence);
        resolve(text);
      };
      const silence = setTimeout(end, PATIENCE, '');
      this.waiting.set(id, end);
      this.send({ metrics: 'asked', id, worker, text: '' });
    });
  }

  private send(note: Note): void {
    // Who is gone meanwhile gets no answer.
    if (this.other.isConnected()) this.other.send(note, () => undefined);
  }
}

/** What `/metrics` says: the figures of this process, or of all of them where it is one of several workers. */
export function metricsOf(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (!worker) return () => registry.metrics();
  const channel = new MetricsChannel(worker, (number) => labelled(registry, number));
  return () => channel.ask();
}

/** The figures of one process with its number: sums would fall whenever a worker is replaced. */
export function labelled(registry: Registry, worker: number): Promise<string> {
  registry.setDefaultLabels({ worker: String(worker) });
  return registry.metrics();
}

/** The figures of several processes as one text, in which each metric is described once. */
export function merged(texts: readonly string[]): string {
  const samples = new Map<string, string[]>();
  const said = texts.filter((text) => text !== '');
  for (const metric of said.flatMap((text) => text.trim().split('\n\n'))) {
    const [help = '', type = '', ...lines] = metric.split('\n');
    const description = `${help}\n${type}`;
    samples.set(description, [...(samples.get(description) ?? []), ...lines]);
  }
  return `${[...samples].map(([description, lines]) => [description, ...lines].join('\n')).join('\n\n')}\n`;
}
