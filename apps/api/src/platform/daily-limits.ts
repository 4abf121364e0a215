import { DAILY_ACTIONS, DAILY_COUNTS, type DailyAction, dailyLimitReached } from '@job-alert/domain/daily-limits';
import type { Config } from './config.js';
import type { Limit, Limiter } from './limiter.js';

const DAY = 86_400;

/** Limits on what others have to look at, for each account and 24 hours. Charged before the work is done. */
export class DailyLimits {
  private readonly limits: ReadonlyMap<DailyAction, Limit>;

  constructor(
    private readonly limiter: Limiter,
    config: Config,
  ) {
    this.limits = new Map(DAILY_ACTIONS.map((action) => [action, limitOf(action, countOf(action, config))]));
  }

  /** Counts one more; refuses with the time from which it is possible again. */
  async charge(action: DailyAction, key: string): Promise<void> {
    const limit = this.limits.get(action);
    if (limit) await this.limiter.consume(limit, key);
  }
}

const limitOf = (action: DailyAction, points: number): Limit => ({
  name: `daily-${action.toLowerCase().replaceAll('_', '-')}`,
  points,
  seconds: DAY,
  sentence: (again) => dailyLimitReached(action, points, again),
});

function countOf(action: DailyAction, config: Config): number {
  const count = DAILY_COUNTS[action];
  return typeof count === 'number' ? count : config[count];
}
