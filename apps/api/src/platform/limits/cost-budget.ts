import type { RequestContext } from '../context.js';
import type { PortalError } from '../errors.js';
import { type Limit, type Limiter, rateLimitError } from './limiter.js';
import type { Logger } from '../observability/logger.js';

const MINUTE_MS = 60_000;
/** More callers than any portal has in one minute. Beyond it the oldest entries are dropped, so memory is bounded. */
const MAX_ENTRIES = 20_000;
/** The points that can be spent at once: several times the cost of a large page. */
const BURST_SHARE = 0.05;
const MIN_BURST_POINTS = 5_000;
/** The share of the budget that a node counts alone before it syncs with the database. */
const SYNC_SHARE = 0.1;

/** The points of one caller in the current minute. */
interface BudgetEntry {
  endsAt: number;
  /** The points of all nodes in the database at the last sync. */
  syncedPoints: number;
  /** The points of this node since then. */
  unsyncedPoints: number;
  isSyncing: boolean;
  /** Points that were spent faster than the budget refills. They decrease over time. */
  burstPoints: number;
  seenAt: number;
}

/**
 * A budget of points a minute for each API key, each account and, for visitors, each address (decision 0017). A database counter for each
 * request would double the statements of a public read, and memory alone would give every node a budget of its own. So a node counts by
 * itself and syncs with the database after each tenth of the budget. Most callers never cost a statement, and a caller that uses n nodes
 * gets at most n tenths too much. The clock is monotonic: a system clock that is set back would otherwise block callers for an hour.
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
   * Takes a cost from the budget of the caller before the work starts. Returns the delay in milliseconds, or the error when the budget
   * is used up. A full budget spent at once would block the server for seconds, so beyond a burst it is spent at the rate at which it
   * refills.
   */
  reserve(context: RequestContext, cost: number): number | PortalError {
    const now = performance.now();
    const key = callerKey(context);
    const entry = this.entryFor(key, now);
    return this.take(key, entry, cost, now) ?? this.delayMs(entry, now);
  }

  /** Takes a cost from the budget of the caller. Throws when it is used up. */
  spend(context: RequestContext, cost: number): void {
    const error = this.trySpend(context, cost);
    if (error) throw error;
  }

  /** Takes a cost from the budget of the caller. Returns the error when it is used up. */
  trySpend(context: RequestContext, cost: number): PortalError | null {
    // Requests of the portal itself, for rendered pages, have no address.
    if (!this.limiter.isEnabled || context.network === '') return null;
    const now = performance.now();
    const key = callerKey(context);
    return this.take(key, this.entryFor(key, now), cost, now);
  }

  /** Returns the remaining points, and the seconds until the budget is full again. */
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
    const existing = this.entries.get(key);
    if (existing && existing.endsAt > now) return existing;
    const { burstPoints = 0, seenAt = now } = existing ?? {};
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

  /** Requests do not wait for the sync. While the database is unavailable, this node counts alone. */
  private async sync(key: string, entry: BudgetEntry): Promise<void> {
    entry.isSyncing = true;
    const points = entry.unsyncedPoints;
    // The minute of all nodes ends with that of the node that syncs first. If it began with that sync, it would include more than the
    // points of one minute, and a steady caller within the budget would be blocked.
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
    // Another tenth may have accumulated during the sync, and a used-up budget counts no further points.
    this.syncWhenDue(key, entry);
  }
}

function callerKey({ viewer, network }: RequestContext): string {
  if (viewer.kind === 'apiClient') return `key ${viewer.id}`;
  return viewer.kind === 'user' ? `user ${viewer.id}` : `address ${network}`;
}
