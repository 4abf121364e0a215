import type { Clock } from './clock.js';

/** The time that the operator's metrics reuse a value that the database computes, in milliseconds. */
export const METRICS_TTL_MS = 5_000;

/**
 * Returns a function that calls `fn` at most once in `ms` milliseconds and gives every caller the latest result. After a failure, and after a clock that
 * was ahead is set back, the next call tries again.
 */
export function memoizeFor<Value>(ms: number, clock: Clock, fn: (now: number) => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  let readAt = 0;
  return () => {
    const now = clock.now().getTime();
    if (cached && now >= readAt && now - readAt < ms) return cached;
    readAt = now;
    const value = fn(now);
    value.catch(() => {
      if (cached === value) cached = undefined;
    });
    cached = value;
    return value;
  };
}
