interface Options<Key extends string> {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that wait, of all callers together. */
  maxWaiting: number;
  /** Tasks that wait or run, for one value of each key. Values of the first key are served in turn. */
  maxPerKey: Readonly<Record<Key, number>>;
  /** The error of a task that exceeds one of these limits. */
  error: () => Error;
}

/**
 * A queue that no caller can fill alone. It serves callers round-robin, one task each, so a caller with many tasks delays
 * another by one task at most. It stores nothing about a caller whose tasks are done.
 */
export class FairQueue<Key extends string> {
  private running = 0;
  private waiting = 0;
  private readonly counts = new Map<string, number>();
  /** Tasks that wait, by the value of the first key. The next value to serve comes first. */
  private readonly tasks = new Map<string, (() => void)[]>();
  private readonly limits: readonly [Key, number][];

  constructor(private readonly options: Options<Key>) {
    this.limits = Object.entries(options.maxPerKey) as [Key, number][];
  }

  /** Throws when a task of this caller would exceed a limit at present: before work that only the task needs. */
  check(keys: Readonly<Record<Key, string>>): void {
    const isFull = this.mustWait && this.waiting >= this.options.maxWaiting;
    if (isFull || this.counted(keys).some(({ id, max }) => (this.counts.get(id) ?? 0) >= max))
      throw this.options.error();
  }

  /** Runs the work when its turn comes. Throws at once when a limit is reached. */
  async run<T>(keys: Readonly<Record<Key, string>>, work: () => Promise<T>): Promise<T> {
    this.check(keys);
    const counted = this.counted(keys);
    for (const { id } of counted) this.count(id, 1);
    if (this.mustWait) await this.turn(counted[0]?.id ?? '');
    else this.running += 1;
    try {
      return await work();
    } finally {
      for (const { id } of counted) this.count(id, -1);
      this.next();
    }
  }

  private get mustWait(): boolean {
    return this.running >= this.options.concurrency;
  }

  private counted(keys: Readonly<Record<Key, string>>): { id: string; max: number }[] {
    return this.limits.map(([key, max]) => ({ id: `${key}:${keys[key]}`, max }));
  }

  private turn(id: string): Promise<void> {
    this.waiting += 1;
    return new Promise((resolve) => {
      const tasks = this.tasks.get(id);
      if (tasks) tasks.push(resolve);
      else this.tasks.set(id, [resolve]);
    });
  }

  /** Hands the slot to the next caller, whose further tasks go behind those of all others. */
  private next(): void {
    const [first] = this.tasks;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [id, [start, ...others]] = first;
    this.tasks.delete(id);
    if (others.length > 0) this.tasks.set(id, others);
    this.waiting -= 1;
    start?.();
  }

  private count(id: string, change: number): void {
    const count = (this.counts.get(id) ?? 0) + change;
    if (count > 0) this.counts.set(id, count);
    else this.counts.delete(id);
  }
}
