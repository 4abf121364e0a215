import { expect, test } from 'vitest';
import { DAILY_ACTIONS, dailyLimitReached } from './daily-limits.js';

const AGAIN = new Date('2026-11-23T04:45:00Z');

test('the message of a daily limit contains the limit and the next possible time', () => {
  expect(dailyLimitReached('JOB_OF_NEW_COMPANY', 10, AGAIN)).toBe(
    'Until your company is approved, you can post 10 jobs in 24 hours. Please try again after 23/11/2026 10:15 am.',
  );
  expect(dailyLimitReached('APPLICATION', 1, AGAIN)).toBe(
    'You can apply for one job in 24 hours. Please try again after 23/11/2026 10:15 am.',
  );
});

test.each(DAILY_ACTIONS)('the message for %s has a singular and a plural', (action) => {
  expect(dailyLimitReached(action, 1, AGAIN)).toMatch(/\b(one \w+|once)\b/);
  expect(dailyLimitReached(action, 7, AGAIN)).toMatch(
    /\b7 (jobs|times|changes|interviews|messages|links|keys|colleagues)\b/,
  );
});
