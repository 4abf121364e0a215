import { LRUCache } from 'lru-cache';

/** At most this many statements are prepared on one connection; the least used is closed for the next (decision 0036). */
export const MAX_PREPARED_PER_CONNECTION = 32;
/** A statement is prepared when it is sent for the third time: most odd ones come once. */
const MIN_USES = 2;
/** What is longer costs the server up to a megabyte for as long as it is prepared. */
const MAX_PREPARED_LENGTH = 2_000;

/** Which statements are sent so often that preparing them pays. It counts the latest texts only, so that its memory has a limit. */
export class HotStatements {
  private readonly times = new LRUCache<string, number>({
    max: 500,
    maxSize: 500_000,
    sizeCalculation: (_times: number, sql: string) => sql.length,
  });

  /** Counts a statement that is about to be sent; true when it should be prepared. */
  recordUse(sql: string): boolean {
    if (sql.length > MAX_PREPARED_LENGTH) return false;
    const times = this.times.get(sql) ?? 0;
    if (times < MIN_USES) this.times.set(sql, times + 1);
    return times >= MIN_USES;
  }
}
