import { setImmediate as nextTurn } from 'node:timers/promises';

/** Enough work for a millisecond or two. */
const SLICE = 100_000;

/** Work on a stranger's file was more than any ordinary file needs. */
export class TooMuchWork extends Error {}

/** Bounds the work on one file, and lets other requests be answered in between. The unit is a byte that is looked at. */
export class WorkSlices {
  private sinceTurn = 0;

  constructor(private left: number) {}

  /** Notes work that has been done; throws when there was too much. */
  spend(amount: number): void {
    this.left -= amount;
    this.sinceTurn += amount;
    if (this.left < 0) throw new TooMuchWork('The file takes more work than any ordinary one.');
  }

  /** Is it somebody else's turn? Then wait for `turn`. */
  get isOver(): boolean {
    return this.sinceTurn >= SLICE;
  }

  async turn(): Promise<void> {
    this.sinceTurn = 0;
    await nextTurn();
  }
}
