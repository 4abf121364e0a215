import type { RequestContext } from './context.js';
import type { PortalError } from './errors.js';
import { type Limit, type Limiter, tooMany } from './limiter.js';
import type { Logger } from './logger.js';

const MINUTE = 60_000;
/** More askers in one minute than any office has; beyond it the oldest are forgotten, so that memory has a bound. */
const MAX_ACCOUNTS = 20_000;
/** This many points may be spent at once, several times what a page with all its parts costs. */
const SHARE_AT_ONCE = 0.05;
const LEAST_AT_ONCE = 5_000;
/** What a node counts alone before it tells the others: a share of the budget. */
const SHARE_TOLD = 0.1;

/** What one asker has spent in the running minute. */
interface Account {
  endsAt: number;
  /** What all nodes have told the database, as this one last heard. */
  told: number;
  /** What this node has counted since. */
  untold: number;
  isTelling: boolean;
  /** What was spent and not yet waited for; it decreases with time. */
  fresh: number;
  seenAt: number;
}

/**
 * One budget a minute for each key, each account and, of visitors, each address (security.md). A counter in the database
 * for each request would double the statements of a public read, and counters in memory alone would give every node a
 * budget of its own. So a node counts by itself and tells the database each time that it has counted a tenth of the budget:
 * most askers never cost a statement, and an asker who spreads over n nodes gets at most n tenths too much. It goes by a
 * clock that nobody can set: an hour back would otherwise refuse for an hour.
 */
export class CostBudget {
  private readonly accounts = new Map<string, Account>();
  private readonly limit: Limit;

  constructor(
    private readonly limiter: Limiter,
    readonly points: number,
    private readonly logger: Logger,
  ) {
    this.limit = { name: 'graphql-cost', points, seconds: MINUTE / 1_000 };
  }

  get isOn(): boolean {
    return this.limiter.enabled;
  }

  /**
   * Takes a cost from the budget of who asks before anything is done for it; gives how many milliseconds that has to wait, or the
   * refusal when the budget holds less. A budget that is spent at once would take the server for seconds, so beyond a burst it is
   * spent at the pace at which it comes back.
   */
  charge(context: RequestContext, cost: number): number | PortalError {
    const now = performance.now();
    const key = askerOf(context);
    const account = this.accountOf(key, now);
    return this.take(key, account, cost, now) ?? this.pauseOf(account, now);
  }

  /** Takes a cost from the budget of who asks, or refuses it. */
  spend(context: RequestContext, cost: number): void {
    const refusal = this.refusal(context, cost);
    if (refusal) throw refusal;
  }

  /** Takes a cost from the caller's budget, or refuses when there is less. */
  refusal(context: RequestContext, cost: number): PortalError | null {
    // The portal asks itself for the pages that it renders; it has no address.
    if (!this.limiter.enabled || context.network === '') return null;
    const now = performance.now();
    const key = askerOf(context);
    return this.take(key, this.accountOf(key, now), cost, now);
  }

  /** What is left of the budget of who asks, and in how many seconds it is whole again. */
  standingOf(context: RequestContext): { left: number; seconds: number } {
    const now = performance.now();
    const account = this.accounts.get(askerOf(context));
    if (!account || account.endsAt <= now) return { left: this.points, seconds: MINUTE / 1_000 };
    const left = Math.max(0, this.points - account.told - account.untold);
    return { left, seconds: Math.ceil((account.endsAt - now) / 1_000) };
  }

  private take(key: string, account: Account, cost: number, now: number): PortalError | null {
    if (account.told + account.untold + cost > this.points) return tooMany((account.endsAt - now) / 1_000);
    account.untold += cost;
    account.fresh += cost;
    this.tellWhenDue(key, account);
    return null;
  }

  private tellWhenDue(key: string, account: Account): void {
    if (account.untold >= this.points * SHARE_TOLD && !account.isTelling) void this.tell(key, account);
  }

  private pauseOf(account: Account, now: number): number {
    const perMillisecond = this.points / MINUTE;
    account.fresh = Math.max(0, account.fresh - Math.max(0, now - account.seenAt) * perMillisecond);
    account.seenAt = now;
    return Math.max(0, account.fresh - Math.max(LEAST_AT_ONCE, this.points * SHARE_AT_ONCE)) / perMillisecond;
  }

  private accountOf(key: string, now: number): Account {
    const known = this.accounts.get(key);
    if (known && known.endsAt > now) return known;
    const { fresh = 0, seenAt = now } = known ?? {};
    const account = { endsAt: now + MINUTE, told: 0, untold: 0, isTelling: false, fresh, seenAt };
    this.accounts.delete(key);
    this.accounts.set(key, account);
    if (this.accounts.size > MAX_ACCOUNTS) this.forgetOldest();
    return account;
  }

  private forgetOldest(): void {
    for (const key of this.accounts.keys()) {
      this.accounts.delete(key);
      return;
    }
  }

  /** The request does not wait for it. When the database is away, this node goes on counting alone. */
  private async tell(key: string, account: Account): Promise<void> {
    account.isTelling = true;
    const points = account.untold;
    // The minute of all nodes ends with that of the node that tells first. Were it to begin when that node tells, it would hold more
    // than a minute's points, and a steady asker would be refused within the budget.
    const left = Math.max(1, Math.ceil(account.endsAt - performance.now()));
    try {
      const { counted, milliseconds } = await this.limiter.count(this.limit, key, points, left);
      account.told = counted;
      account.untold -= points;
      account.endsAt = performance.now() + milliseconds;
    } catch (error) {
      this.logger.warn({ err: error }, 'a query budget could not be shared between the nodes');
      account.isTelling = false;
      return;
    }
    account.isTelling = false;
    // What was counted meanwhile may be another tenth, and a used-up budget counts no more.
    this.tellWhenDue(key, account);
  }
}

function askerOf({ viewer, network }: RequestContext): string {
  if (viewer.kind === 'apiClient') return `key ${viewer.id}`;
  return viewer.kind === 'user' ? `user ${viewer.id}` : `address ${network}`;
}
