import type { Clock } from '../../src/platform/clock.js';

/** The real time, and as much later as a story lets pass. The database's own clock stays where it is. */
export class MovableClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  letPass(minutes: number): void {
    this.ahead += minutes * 60_000;
  }
}
