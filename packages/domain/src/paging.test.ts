import { expect, test } from 'vitest';
import {
  DEFAULT_FIRST,
  LIST_PAGE_SIZE,
  MAX_FIRST,
  MAX_LIST_PAGE_SIZE,
  REST_PAGE_SIZE,
  TOTAL_COUNT_CAP,
} from './paging.js';

test('what is given without asking never exceeds what may be asked for', () => {
  expect(DEFAULT_FIRST).toBeLessThanOrEqual(MAX_FIRST);
  expect(LIST_PAGE_SIZE).toBeLessThanOrEqual(MAX_LIST_PAGE_SIZE);
});

test('a total can say that there is more than any one answer holds', () => {
  expect(TOTAL_COUNT_CAP).toBeGreaterThan(REST_PAGE_SIZE);
  expect(TOTAL_COUNT_CAP).toBeGreaterThan(MAX_FIRST);
});
