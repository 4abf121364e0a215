import { expect, test } from 'vitest';
import { dashboardPeriods } from './dashboard-periods.js';

test('the dashboard covers interviews of two days, deadlines of seven days and news of one week, in Indian time', () => {
  // After midnight in India.
  const { meetings, closing, firstNewsSince, newsSince, rejectedSince } = dashboardPeriods(
    new Date('2026-11-22T19:00:00Z'),
    '2026-11-23',
  );
  expect(meetings).toEqual({ from: new Date('2026-11-22T18:30:00Z'), before: new Date('2026-11-24T18:30:00Z') });
  expect(closing).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(firstNewsSince).toEqual(new Date('2026-11-15T19:00:00Z'));
  expect(newsSince < rejectedSince && rejectedSince < firstNewsSince).toBe(true);
});
