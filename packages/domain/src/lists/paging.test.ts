import { expect, test } from 'vitest';
import {
  DEFAULT_FIRST,
  isPageNumber,
  LIST_PAGE_SIZE,
  MAX_FIRST,
  MAX_LIST_PAGE_SIZE,
  MAX_PAGE,
  REST_PAGE_SIZE,
  TOTAL_COUNT_CAP,
} from './paging.js';

test('the default page sizes do not exceed the maximum page sizes', () => {
  expect(DEFAULT_FIRST).toBeLessThanOrEqual(MAX_FIRST);
  expect(LIST_PAGE_SIZE).toBeLessThanOrEqual(MAX_LIST_PAGE_SIZE);
});

test('the cap of a total count is higher than the REST page size and the maximum GraphQL page size', () => {
  expect(TOTAL_COUNT_CAP).toBeGreaterThan(REST_PAGE_SIZE);
  expect(TOTAL_COUNT_CAP).toBeGreaterThan(MAX_FIRST);
});

test('a GraphQL page has 20 nodes by default and at most 100', () => {
  expect([DEFAULT_FIRST, MAX_FIRST]).toEqual([20, 100]);
});

test('pages are numbered from 1 to a million', () => {
  expect([1, 500, MAX_PAGE].every(isPageNumber)).toBe(true);
  expect([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_PAGE + 1].some(isPageNumber)).toBe(false);
  expect(MAX_PAGE).toBe(1_000_000);
});
