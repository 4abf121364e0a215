interface Options<Key extends string> {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that wait, of all callers together. */
  maxWaiting: number;
  /** Tasks that wait or run, for one value of each key. A value of the first key is a caller, and callers are served in turn. */
  maxPerKey: Readonly<Record<Key, number>>;
  /** Tasks that run at once, of one caller. */
  maxRunningPerCaller: number;
  /** The error of a task that exceeds one of these limits. */
  error: () => Error;
}

interface Counted {
  id: string;
  max: number;
}

/**
 * A queue that no caller can fill alone. It serves callers round-robin, one task each, so a caller with many tasks delays
 * another by one task at most. It stores nothing about a caller whose tasks are done.
 */
export class FairQueue<Key extends string> {
  private running = 0;
  private waiting = 0;
  private readonly counts = new Map<string, number>();
  private readonly runningOf = new Map<string, number>();
  /** Tasks that wait, by caller. The next caller to serve comes first. */
  private readonly tasks = new Map<string, (() => void)[]>();
  private readonly limits: readonly [Key, number][];

  constructor(private readonly options: Options<Key>) {
    this.limits = Object.entries(options.maxPerKey) as [Key, number][];
  }

  /** Throws when a task of this caller would exceed a limit at present: before work that only the task needs. */
  check(keys: Readonly<Record<Key, string>>): void {
    const counted = this.counted(keys);
    const isFull = this.mustWait(counted) && this.waiting >= this.options.maxWaiting;
    if (isFull || counted.some(({ id, max }) => (this.counts.get(id) ?? 0) >= max)) throw this.options.error();
  }

  /** Runs the work when its turn comes. Throws at once when a limit is reached. */
  async run<T>(keys: Readonly<Record<Key, string>>, work: () => Promise<T>): Promise<T> {
    this.check(keys);
    const counted = this.counted(keys);
    const caller = getCaller(counted);
    for (const { id } of counted) add(this.counts, id, 1);
    if (this.mustWait(counted)) await this.turn(caller);
    else this.start(caller);
    try {
      return await work();
    } finally {
      for (const { id } of counted) add(this.counts, id, -1);
      this.end(caller);
    }
  }

  private mustWait(counted: readonly Counted[]): boolean {
    return this.running >= this.options.concurrency || this.isBusy(getCaller(counted));
  }

  private isBusy(caller: string): boolean {
    return (this.runningOf.get(caller) ?? 0) >= this.options.maxRunningPerCaller;
  }

  private counted(keys: Readonly<Record<Key, string>>): Counted[] {
    return this.limits.map(([key, max]) => ({ id: `${key}:${keys[key]}`, max }));
  }

  private turn(caller: string): Promise<void> {
    this.waiting += 1;
    return new Promise((resolve) => {
      const tasks = this.tasks.get(caller);
      if (tasks) tasks.push(resolve);
      else this.tasks.set(caller, [resolve]);
    });
  }

  private start(caller: string): void {
    this.running += 1;
    add(this.runningOf, caller, 1);
  }

  /** Hands the slot to the next caller that may run a task. The further tasks of that caller go behind those of all others. */
  private end(caller: string): void {
    this.running -= 1;
    add(this.runningOf, caller, -1);
    const first = [...this.tasks].find(([waiting]) => !this.isBusy(waiting));
    if (!first) return;
    const [next, [resume, ...others]] = first;
    this.tasks.delete(next);
    if (others.length > 0) this.tasks.set(next, others);
    this.waiting -= 1;
    this.start(next);
    resume?.();
  }
}

const getCaller = (counted: readonly Counted[]): string => counted[0]?.id ?? '';

/** Changes a count and removes it at zero. */
function add(counts: Map<string, number>, id: string, change: number): void {
  const count = (counts.get(id) ?? 0) + change;
  if (count > 0) counts.set(id, count);
  else counts.delete(id);
}
