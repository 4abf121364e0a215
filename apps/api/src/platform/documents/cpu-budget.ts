import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Enough work for a millisecond or two. */
const SLICE_BYTES = 100_000;

/** An ordinary file takes at most this many slices, with a turn of the event loop between them. */
const UNTHROTTLED_SLICES = 20;
/** After each further slice the server does other things for this many times as long. */
const PAUSE_FACTOR = 3;

/** One after the other, so that all long files together take a quarter of a processor, however many there are. */
let throttled: Promise<unknown> = Promise.resolve();

/** Work on a stranger's file was more than any ordinary file needs. */
export class CpuBudgetExceededError extends Error {}

/** Bounds the work on one file, and lets other requests be answered in between. The unit is a byte that is looked at. */
export class CpuBudget {
  private sinceYield = 0;
  private slices = 0;
  private began = performance.now();

  constructor(private left: number) {}

  /** Notes work that has been done; throws when there was too much. */
  spend(amount: number): void {
    this.left -= amount;
    this.sinceYield += amount;
    if (this.left < 0) throw new CpuBudgetExceededError('The file takes more work than any ordinary one.');
  }

  /** Is another one at work? Then wait for `turn`. */
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
