import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Enough work for a millisecond or two. */
const SLICE = 100_000;

/** An ordinary file takes at most this many slices, with a turn of the event loop between them. */
const WITHOUT_REST = 20;
/** After each further slice the server does other things for this many times as long. */
const REST = 3;

/** One after the other, so that all long files together take a quarter of a processor, however many there are. */
let resting: Promise<unknown> = Promise.resolve();

/** Work on a stranger's file was more than any ordinary file needs. */
export class TooMuchWork extends Error {}

/** Bounds the work on one file, and lets other requests be answered in between. The unit is a byte that is looked at. */
export class WorkSlices {
  private sinceTurn = 0;
  private slices = 0;
  private began = performance.now();

  constructor(private left: number) {}

  /** Notes work that has been done; throws when there was too much. */
  spend(amount: number): void {
    this.left -= amount;
    this.sinceTurn += amount;
    if (this.left < 0) throw new TooMuchWork('The file takes more work than any ordinary one.');
  }

  /** Is another one at work? Then wait for `turn`. */
  get isOver(): boolean {
    return this.sinceTurn >= SLICE;
  }

  async turn(): Promise<void> {
    this.sinceTurn = 0;
    this.slices += 1;
    const took = performance.now() - this.began;
    await (this.slices <= WITHOUT_REST ? nextTurn() : (resting = resting.then(() => pause(took * REST))));
    this.began = performance.now();
  }
}
