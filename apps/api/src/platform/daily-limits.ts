import { DAILY_ACTIONS, type DailyAction, dailyLimitReached } from '@job-alert/domain/daily-limits';
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
    const counts = countsOf(config);
    this.limits = new Map(DAILY_ACTIONS.map((action) => [action, limitOf(action, counts[action])]));
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

/** The last three protect one person and one mailbox, whatever the size of the office. */
const countsOf = (config: Config): Readonly<Record<DailyAction, number>> => ({
  JOB_OF_NEW_COMPANY: config.JOBS_PER_DAY_UNAPPROVED,
  JOB: config.JOBS_PER_DAY,
  JOB_EDIT: config.JOB_EDITS_PER_DAY,
  PROPOSAL: config.PROPOSALS_PER_DAY,
  INTERVIEW: config.INTERVIEWS_PER_DAY,
  APPLICATION: config.APPLICATIONS_PER_DAY,
  INVITATION: 5,
  VERIFICATION: 5,
  CONTACT_MESSAGE: 20,
});
