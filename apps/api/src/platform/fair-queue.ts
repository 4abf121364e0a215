interface Options<Key extends string> {
  /** Jobs that run at once. */
  concurrency: number;
  /** Jobs that wait, of all callers together. */
  maxWaiting: number;
  /** Jobs that wait or run, for one value of each key. Values of the first key are served in turn. */
  maxPerKey: Readonly<Record<Key, number>>;
  /** The error of a job that exceeds one of these limits. */
  error: () => Error;
}

/**
 * A queue that no caller can fill alone. It serves callers round-robin, one job each, so a caller with many jobs delays
 * another by one job at most. It stores nothing about a caller whose jobs are done.
 */
export class FairQueue<Key extends string> {
  private running = 0;
  private waiting = 0;
  private readonly counts = new Map<string, number>();
  /** Jobs that wait, by the value of the first key. The next value to serve comes first. */
  private readonly jobs = new Map<string, (() => void)[]>();
  private readonly limits: readonly [Key, number][];

  constructor(private readonly options: Options<Key>) {
    this.limits = Object.entries(options.maxPerKey) as [Key, number][];
  }

  /** Runs the work when its turn comes. Throws at once when a limit is reached. */
  async run<T>(keys: Readonly<Record<Key, string>>, work: () => Promise<T>): Promise<T> {
    const counted = this.limits.map(([key, max]) => ({ id: `${key}:${keys[key]}`, max }));
    const mustWait = this.running >= this.options.concurrency;
    const isFull = mustWait && this.waiting >= this.options.maxWaiting;
    if (isFull || counted.some(({ id, max }) => (this.counts.get(id) ?? 0) >= max)) throw this.options.error();
    for (const { id } of counted) this.count(id, 1);
    if (mustWait) await this.turn(counted[0]?.id ?? '');
    else this.running += 1;
    try {
      return await work();
    } finally {
      for (const { id } of counted) this.count(id, -1);
      this.next();
    }
  }

  private turn(id: string): Promise<void> {
    this.waiting += 1;
    return new Promise((resolve) => {
      const jobs = this.jobs.get(id);
      if (jobs) jobs.push(resolve);
      else this.jobs.set(id, [resolve]);
    });
  }

  /** Hands the slot to the next caller, whose further jobs go behind those of all others. */
  private next(): void {
    const [first] = this.jobs;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [id, [start, ...others]] = first;
    this.jobs.delete(id);
    if (others.length > 0) this.jobs.set(id, others);
    this.waiting -= 1;
    start?.();
  }

  private count(id: string, change: number): void {
    const count = (this.counts.get(id) ?? 0) + change;
    if (count > 0) this.counts.set(id, count);
    else this.counts.delete(id);
  }
}
