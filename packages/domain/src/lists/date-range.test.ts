import { expect, test } from 'vitest';
import { isDateRange, searchedDays, validateDateRange } from './date-range.js';

test.each([
  ['', ''],
  ['2026-11-01', ''],
  ['', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
])('"%s" to "%s" is a range', (from, to) => {
  expect(isDateRange({ from, to })).toBe(true);
  expect(validateDateRange({ from, to })).toBeNull();
});

test('a range does not end before it begins', () => {
  const range = { from: '2026-11-02', to: '2026-11-01' };
  expect(isDateRange(range)).toBe(false);
  expect(validateDateRange(range)).toBe('To date must not be before From date.');
});

test('what is no day is no range, and has a reason of its own', () => {
  const range = { from: '31/02/2026', to: '2026-11-01' };
  expect(isDateRange(range)).toBe(false);
  expect(validateDateRange(range)).toBeNull();
});

test('a list is asked for the days that there are, and for none of a range that is wrong', () => {
  expect(searchedDays({ from: '2026-11-01', to: '' })).toEqual({ from: '2026-11-01' });
  expect(searchedDays({ from: '2026-11-01', to: '2026-11-02' })).toEqual({ from: '2026-11-01', to: '2026-11-02' });
  expect(searchedDays({ from: '2026-11-02', to: '2026-11-01' })).toEqual({});
});
