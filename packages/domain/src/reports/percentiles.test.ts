import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeSpread } from './percentiles.js';

const countsOf = (values: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

test('the median of an even number of values is the mean of the middle two', () => {
  expect(computeSpread(countsOf([4, 1, 2, 9]))).toEqual({ median: 3, p90: 9 });
  expect(computeSpread(countsOf([7]))).toEqual({ median: 7, p90: 7 });
  expect(computeSpread(new Map([[3, 0]]))).toEqual({ median: null, p90: null });
});

test('the p90 is the smallest value that at least 90% of the values do not exceed', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(computeSpread(countsOf(ten)).p90).toBe(9);
  expect(computeSpread(countsOf([...ten, 11])).p90).toBe(10);
});

test('the median and p90 computed from counts equal those of the sorted values', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 60 }), (values) => {
      const sorted = values.toSorted((one, other) => one - other);
      const at = (index: number): number => sorted[index] ?? Number.NaN;
      const half = Math.floor(values.length / 2);
      const { median, p90 } = computeSpread(countsOf(values));
      expect(median).toBe(values.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2);
      const within = (limit: number): number => values.filter((value) => value <= limit).length;
      expect(values).toContain(p90);
      expect(within(Number(p90)) * 10).toBeGreaterThanOrEqual(values.length * 9);
      const smaller = Math.max(...values.filter((value) => value < Number(p90)), -1);
      expect(within(smaller) * 10).toBeLessThan(values.length * 9);
    }),
  );
});
