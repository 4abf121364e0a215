import type { RequestContext } from '../context.js';
import type { PortalError } from '../errors.js';
import { type Limit, type Limiter, rateLimitError } from './limiter.js';
import type { Logger } from '../observability/logger.js';

const MINUTE_MS = 60_000;
/** More askers in one minute than any office has; beyond it the oldest are forgotten, so that memory has a bound. */
const MAX_ENTRIES = 20_000;
/** This many points may be spent at once, several times what a page with all its parts costs. */
const BURST_SHARE = 0.05;
const MIN_BURST_POINTS = 5_000;
/** What a node counts alone before it tells the others: a share of the budget. */
const SYNC_SHARE = 0.1;

/** What one asker has spent in the running minute. */
interface BudgetEntry {
  endsAt: number;
  /** What all nodes have told the database, as this one last heard. */
  syncedPoints: number;
  /** What this node has counted since. */
  unsyncedPoints: number;
  isSyncing: boolean;
  /** What was spent and not yet waited for; it decreases with time. */
  burstPoints: number;
  seenAt: number;
}

/**
 * One budget a minute for each key, each entry and, of visitors, each address (security.md). A counter in the database
 * for each request would double the statements of a public read, and counters in memory alone would give every node a
 * budget of its own. So a node counts by itself and tells the database each time that it has counted a tenth of the budget:
 * most askers never cost a statement, and an asker who spreads over n nodes gets at most n tenths too much. It goes by a
 * clock that nobody can set: an hour back would otherwise refuse for an hour.
 */
export class CostBudget {
  private readonly entries = new Map<string, BudgetEntry>();
  private readonly limit: Limit;

  constructor(
    private readonly limiter: Limiter,
    readonly points: number,
    private readonly logger: Logger,
  ) {
    this.limit = { name: 'graphql-cost', points, seconds: MINUTE_MS / 1_000 };
  }

  get isEnabled(): boolean {
    return this.limiter.isEnabled;
  }

  /**
   * Takes a cost from the budget of who asks before anything is done for it; gives how many milliseconds that has to wait, or the
   * refusal when the budget holds less. A budget that is spent at once would take the server for seconds, so beyond a burst it is
   * spent at the pace at which it comes back.
   */
  reserve(context: RequestContext, cost: number): number | PortalError {
    const now = performance.now();
    const key = callerKey(context);
    const entry = this.entryFor(key, now);
    return this.take(key, entry, cost, now) ?? this.delayMs(entry, now);
  }

  /** Takes a cost from the budget of who asks, or refuses it. */
  spend(context: RequestContext, cost: number): void {
    const error = this.trySpend(context, cost);
    if (error) throw error;
  }

  /** Takes a cost from the caller's budget, or refuses when there is less. */
  trySpend(context: RequestContext, cost: number): PortalError | null {
    // The portal asks itself for the pages that it renders; it has no address.
    if (!this.limiter.isEnabled || context.network === '') return null;
    const now = performance.now();
    const key = callerKey(context);
    return this.take(key, this.entryFor(key, now), cost, now);
  }

  /** What is left of the budget of who asks, and in how many seconds it is whole again. */
  remaining(context: RequestContext): { left: number; seconds: number } {
    const now = performance.now();
    const entry = this.entries.get(callerKey(context));
    if (!entry || entry.endsAt <= now) return { left: this.points, seconds: MINUTE_MS / 1_000 };
    const left = Math.max(0, this.points - entry.syncedPoints - entry.unsyncedPoints);
    return { left, seconds: Math.ceil((entry.endsAt - now) / 1_000) };
  }

  private take(key: string, entry: BudgetEntry, cost: number, now: number): PortalError | null {
    if (entry.syncedPoints + entry.unsyncedPoints + cost > this.points)
      return rateLimitError((entry.endsAt - now) / 1_000);
    entry.unsyncedPoints += cost;
    entry.burstPoints += cost;
    this.syncWhenDue(key, entry);
    return null;
  }

  private syncWhenDue(key: string, entry: BudgetEntry): void {
    if (entry.unsyncedPoints >= this.points * SYNC_SHARE && !entry.isSyncing) void this.sync(key, entry);
  }

  private delayMs(entry: BudgetEntry, now: number): number {
    const perMillisecond = this.points / MINUTE_MS;
    entry.burstPoints = Math.max(0, entry.burstPoints - Math.max(0, now - entry.seenAt) * perMillisecond);
    entry.seenAt = now;
    return Math.max(0, entry.burstPoints - Math.max(MIN_BURST_POINTS, this.points * BURST_SHARE)) / perMillisecond;
  }

  private entryFor(key: string, now: number): BudgetEntry {
    const known = this.entries.get(key);
    if (known && known.endsAt > now) return known;
    const { burstPoints = 0, seenAt = now } = known ?? {};
    const entry = {
      endsAt: now + MINUTE_MS,
      syncedPoints: 0,
      unsyncedPoints: 0,
      isSyncing: false,
      burstPoints,
      seenAt,
    };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > MAX_ENTRIES) this.removeOldest();
    return entry;
  }

  private removeOldest(): void {
    for (const key of this.entries.keys()) {
      this.entries.delete(key);
      return;
    }
  }

  /** The request does not wait for it. When the database is away, this node goes on counting alone. */
  private async sync(key: string, entry: BudgetEntry): Promise<void> {
    entry.isSyncing = true;
    const points = entry.unsyncedPoints;
    // The minute of all nodes ends with that of the node that tells first. Were it to begin when that node tells, it would hold more
    // than a minute's points, and a steady asker would be refused within the budget.
    const leftMs = Math.max(1, Math.ceil(entry.endsAt - performance.now()));
    try {
      const { counted, remainingMs } = await this.limiter.count(this.limit, key, points, leftMs);
      entry.syncedPoints = counted;
      entry.unsyncedPoints -= points;
      entry.endsAt = performance.now() + remainingMs;
    } catch (error) {
      this.logger.warn({ err: error }, 'a query budget could not be shared between the nodes');
      entry.isSyncing = false;
      return;
    }
    entry.isSyncing = false;
    // What was counted meanwhile may be another tenth, and a used-up budget counts no more.
    this.syncWhenDue(key, entry);
  }
}

function callerKey({ viewer, network }: RequestContext): string {
  if (viewer.kind === 'apiClient') return `key ${viewer.id}`;
  return viewer.kind === 'user' ? `user ${viewer.id}` : `address ${network}`;
}
