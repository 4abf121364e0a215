import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestContext } from '../context.js';
import { CostBudget } from './cost-budget.js';
import type { Count, Limit, Limiter } from './limiter.js';
import { anonymous } from '../viewer.js';

const POINTS = 120_000;
const MINUTE = 60_000;

/** The counters of the database, which all nodes share. */
class Counters {
  readonly isEnabled = true;
  private counted = 0;
  private endsAt = 0;

  count(limit: Limit, _key: string, points: number, milliseconds = limit.seconds * 1_000): Promise<Count> {
    const now = performance.now();
    const isOver = this.endsAt <= now;
    this.counted = isOver ? points : this.counted + points;
    if (isOver) this.endsAt = now + milliseconds;
    return Promise.resolve({ counted: this.counted, remainingMs: this.endsAt - now });
  }
}

describe('the points per minute', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Returns the number of rejected requests in ten minutes if a caller spends this share of the budget evenly on all nodes in turn. */
  async function rejectedCount(nodes: number, share: number): Promise<number> {
    const counters = new Counters() as unknown as Limiter;
    const budgets = Array.from({ length: nodes }, () => new CostBudget(counters, POINTS, pino({ level: 'silent' })));
    const visitor = requestContext(anonymous, '192.0.2.7', 100);
    const every = 25;
    const cost = (POINTS * share * every) / MINUTE;
    let count = 0;
    for (let turn = 0; turn < (10 * MINUTE) / every; turn += 1) {
      if (budgets[turn % nodes]?.trySpend(visitor, cost)) count += 1;
      await Promise.resolve();
      vi.advanceTimersByTime(every);
    }
    return count;
  }

  test.each([1, 2])('are available in full to a steady caller of %i nodes', async (nodes) => {
    expect(await rejectedCount(nodes, 0.95)).toBe(0);
    expect(await rejectedCount(nodes, 1.1)).toBeGreaterThan(0);
  });
});
