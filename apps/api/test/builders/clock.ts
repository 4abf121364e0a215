import { instantInIndia, todayInIndia } from '@job-alert/domain/india/calendar';
import type { Clock } from '../../src/platform/clock.js';

/** The real time plus an offset that a test can increase. */
export class MovableClock implements Clock {
  constructor(private ahead = 0) {}

  /** Starts at noon in India, so that some hours later it is still the same day. */
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

/** A clock that a test moves. It starts in the middle of a half minute, so that a code of an app does not expire between two steps. */
export class ManualClock implements Clock {
  private time = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;

  now(): Date {
    return new Date(this.time);
  }

  letPass(minutes: number): void {
    this.time += minutes * 60_000;
  }
}
