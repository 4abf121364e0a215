import {
  DAILY_ACTIONS,
  DAILY_COUNTS,
  type DailyAction,
  dailyLimitReached,
} from '@job-alert/domain/accounts/daily-limits';
import type { Config } from '../config.js';
import { PortalError } from '../errors.js';
import type { Limit, Limiter } from './limiter.js';

const DAY_SECONDS = 86_400;

/** Limits, for each account and 24 hours, on actions that create work for others. Charge before the work is done. */
export class DailyLimits {
  private readonly limits: ReadonlyMap<DailyAction, Limit>;

  constructor(
    private readonly limiter: Limiter,
    config: Config,
  ) {
    this.limits = new Map(DAILY_ACTIONS.map((action) => [action, limitFor(action, maxPerDay(action, config))]));
  }

  /** Counts one action. Throws with the time of the next possible one when the limit is reached. */
  async charge(action: DailyAction, key: string): Promise<void> {
    const limit = this.limits.get(action);
    if (limit) await this.limiter.consume(limit, key);
  }

  /** Counts one action. Returns false once the limit is reached: for work that is skipped without an error. */
  async tryCharge(action: DailyAction, key: string): Promise<boolean> {
    try {
      await this.charge(action, key);
      return true;
    } catch (error) {
      if (error instanceof PortalError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }
}

const limitFor = (action: DailyAction, points: number): Limit => ({
  name: `daily-${action.toLowerCase().replaceAll('_', '-')}`,
  points,
  seconds: DAY_SECONDS,
  message: (again) => dailyLimitReached(action, points, again),
});

function maxPerDay(action: DailyAction, config: Config): number {
  const count = DAILY_COUNTS[action];
  return typeof count === 'number' ? count : config[count];
}
