import { instantInIndia, todayInIndia } from '@job-alert/domain/india/calendar';
import type { Clock } from '../../src/platform/clock.js';

/** The real time, and as much later as a story lets pass. */
export class MovableClock implements Clock {
  constructor(private ahead = 0) {}

  /** Begins at noon in India, so that some hours later it is still the same day, whenever the story is told. */
  static atNoon(): MovableClock {
    const now = new Date();
    return new MovableClock(instantInIndia(todayInIndia(now), '12:00').getTime() - now.getTime());
  }

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
