/** The number of occurrences by value (days or minutes). */
export type Counts = ReadonlyMap<number, number>;

/** Percentiles of durations. Both are null if there are no values. */
interface Spread {
  median: number | null;
  p90: number | null;
}

/**
 * Computes the median and the smallest value that 90 percent do not exceed. Exact from counts, so the database returns
 * only counts.
 */
export function computeSpread(counts: Counts): Spread {
  const values = [...counts].filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
  const size = values.reduce((sum, [, count]) => sum + count, 0);
  if (size === 0) return { median: null, p90: null };
  const lower = valueAt(values, Math.ceil(size / 2));
  const upper = valueAt(values, Math.floor(size / 2) + 1);
  return { median: (lower + upper) / 2, p90: valueAt(values, Math.ceil((size * 9) / 10)) };
}

/** Returns the n-th smallest value, counted from 1. */
function valueAt(values: readonly (readonly [number, number])[], place: number): number {
  let before = 0;
  for (const [value, count] of values) {
    before += count;
    if (before >= place) return value;
  }
  return Number.NaN;
}
