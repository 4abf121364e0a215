import { expect, test } from 'vitest';
import { afterFailure } from './outbox-schedule.js';

const NOW = new Date('2026-01-05T10:00:00Z');

test('a failed email is retried with growing delays for about a day and then marked dead', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const { state, dueAt } = afterFailure(attempts, NOW);
    if (state === 'DEAD') break;
    waits.push(dueAt.getTime() - NOW.getTime());
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBe(10_000);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(22);
  expect(hours).toBeLessThan(26);
});
