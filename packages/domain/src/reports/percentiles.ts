/** How often each value was counted: days or minutes, in no order. */
export type Counts = ReadonlyMap<number, number>;

/** Percentiles of durations. Both are null if there are no values. */
export interface Spread {
  median: number | null;
  p90: number | null;
}

/**
 * The middle value, or the mean of the two in the middle; and the smallest value that nine in ten do not exceed. Exact, out of
 * how often each value was counted, so that nothing but the counts leaves the database.
 */
export function computeSpread(counts: Counts): Spread {
  const values = [...counts].filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
  const size = values.reduce((sum, [, count]) => sum + count, 0);
  if (size === 0) return { median: null, p90: null };
  const lower = valueAt(values, Math.ceil(size / 2));
  const upper = valueAt(values, Math.floor(size / 2) + 1);
  return { median: (lower + upper) / 2, p90: valueAt(values, Math.ceil((size * 9) / 10)) };
}

/** The value at that place among all in their order; the first has place 1. */
function valueAt(values: readonly (readonly [number, number])[], place: number): number {
  let before = 0;
  for (const [value, count] of values) {
    before += count;
    if (before >= place) return value;
  }
  return Number.NaN;
}
