import { expect, test } from 'vitest';
import { isDateRange, searchedDays, validateDateRange } from './date-range.js';

test.each([
  ['', ''],
  ['2026-11-01', ''],
  ['', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
])('"%s" to "%s" is a valid range', (from, to) => {
  expect(isDateRange({ from, to })).toBe(true);
  expect(validateDateRange({ from, to })).toBeNull();
});

test('a range that ends before it begins is rejected', () => {
  const range = { from: '2026-11-02', to: '2026-11-01' };
  expect(isDateRange(range)).toBe(false);
  expect(validateDateRange(range)).toBe('To date must not be before From date.');
});

test('a range with an invalid date is not a range but has no range error', () => {
  const range = { from: '31/02/2026', to: '2026-11-01' };
  expect(isDateRange(range)).toBe(false);
  expect(validateDateRange(range)).toBeNull();
});

test('a list is filtered by the given days, and not by an invalid range', () => {
  expect(searchedDays({ from: '2026-11-01', to: '' })).toEqual({ from: '2026-11-01' });
  expect(searchedDays({ from: '2026-11-01', to: '2026-11-02' })).toEqual({ from: '2026-11-01', to: '2026-11-02' });
  expect(searchedDays({ from: '2026-11-02', to: '2026-11-01' })).toEqual({});
});
