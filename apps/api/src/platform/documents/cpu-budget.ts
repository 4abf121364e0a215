import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Work of a millisecond or two. */
const SLICE_BYTES = 100_000;

/** An ordinary file needs at most this many slices, with one turn of the event loop between them. */
const UNTHROTTLED_SLICES = 20;
/** After each further slice the work pauses for this multiple of the time that the slice took. */
const PAUSE_FACTOR = 3;

/** Pauses run one after the other, so all large files together take at most a quarter of a processor. */
let throttled: Promise<unknown> = Promise.resolve();

/** An untrusted file needs more work than any ordinary one. */
class CpuBudgetExceededError extends Error {}

/** Limits the work on one file, and lets other requests run in between. The unit is a byte read. */
export class CpuBudget {
  private sinceYield = 0;
  private slices = 0;
  private began = performance.now();

  constructor(private left: number) {}

  /** Adds finished work. Throws when the budget is exceeded. */
  spend(amount: number): void {
    this.left -= amount;
    this.sinceYield += amount;
    if (this.left < 0) throw new CpuBudgetExceededError('The file takes more work than any ordinary one.');
  }

  /** True when the slice is used up. Then await `yieldToLoop`. */
  get shouldYield(): boolean {
    return this.sinceYield >= SLICE_BYTES;
  }

  async yieldToLoop(): Promise<void> {
    this.sinceYield = 0;
    this.slices += 1;
    const took = performance.now() - this.began;
    await (this.slices <= UNTHROTTLED_SLICES
      ? nextTurn()
      : (throttled = throttled.then(() => pause(took * PAUSE_FACTOR))));
    this.began = performance.now();
  }
}
