import { expect, test } from 'vitest';
import { DAILY_ACTIONS, dailyLimitReached } from './daily-limits.js';

const AGAIN = new Date('2026-11-23T04:45:00Z');

test('somebody who has reached a limit of the day is told the limit and when to go on', () => {
  expect(dailyLimitReached('JOB_OF_NEW_COMPANY', 10, AGAIN)).toBe(
    'Until your company is approved, you can post 10 jobs in 24 hours. Please try again after 23/11/2026 10:15.',
  );
  expect(dailyLimitReached('APPLICATION', 1, AGAIN)).toBe(
    'You can apply for one job in 24 hours. Please try again after 23/11/2026 10:15.',
  );
});

test.each(DAILY_ACTIONS)('%s is said in words for one and for many', (action) => {
  expect(dailyLimitReached(action, 1, AGAIN)).toMatch(/\b(one \w+|once)\b/);
  expect(dailyLimitReached(action, 7, AGAIN)).toMatch(/\b7 (jobs|times|changes|interviews|messages)\b/);
});
