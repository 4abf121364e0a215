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

/** Stands still in the middle of a half minute until a story moves it, so that no code of an app grows old between two lines. */
export class StandingClock implements Clock {
  private time = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;

  now(): Date {
    return new Date(this.time);
  }

  letPass(minutes: number): void {
    this.time += minutes * 60_000;
  }
}
