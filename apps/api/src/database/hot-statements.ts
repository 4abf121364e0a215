import { LRUCache } from 'lru-cache';

/** The maximum number of prepared statements on one connection. The least recently used one is closed for the next (decision 0036). */
export const MAX_PREPARED_PER_CONNECTION = 32;
/** A statement is prepared on its third use, since most rare ones are sent once. */
const MIN_USES = 2;
/** A longer statement costs the server up to a megabyte while it is prepared. */
const MAX_PREPARED_LENGTH = 2_000;

/** Finds the statements that are sent often enough to be worth preparing. It counts only the latest texts, so its memory is bounded. */
export class HotStatements {
  private readonly times = new LRUCache<string, number>({
    max: 500,
    maxSize: 500_000,
    sizeCalculation: (_times: number, sql: string) => sql.length,
  });

  /** Counts one use. Returns true if the statement should be prepared. */
  recordUse(sql: string): boolean {
    if (sql.length > MAX_PREPARED_LENGTH) return false;
    const times = this.times.get(sql) ?? 0;
    if (times < MIN_USES) this.times.set(sql, times + 1);
    return times >= MIN_USES;
  }
}
