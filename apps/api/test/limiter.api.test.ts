import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RateLimitEntity } from '../src/database/entities/operations/rate-limit.entity.js';
import type { Limit, Limiter } from '../src/platform/limits/limiter.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const FIVE: Limit = { name: 'story', points: 5, seconds: 60 };

describe('the limits on attempts', () => {
  let portal: Portal;
  let limiter: Limiter;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on', LOG_LEVEL: 'silent' });
    ({ limiter } = portal.container);
  });
  afterAll(() => portal.stop());

  const outcome = (key: string): Promise<string> =>
    limiter.consume(FIVE, key).then(
      () => 'OK',
      (error: { code: string }) => error.code,
    );
  const atOnce = (count: number, key: string): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, () => outcome(key)));
  const inTurn = async (count: number, key: string): Promise<string[]> => {
    const outcomes: string[] = [];
    while (outcomes.length < count) outcomes.push(await outcome(key));
    return outcomes;
  };

  test('allow exactly five of fifty simultaneous attempts, regardless of the letter case of the key', async () => {
    const both = await Promise.all([atOnce(25, 'Crowd@test.example'), atOnce(25, 'crowd@test.example')]);
    expect(both.flat().toSorted()).toEqual([...Array<string>(5).fill('OK'), ...Array<string>(45).fill('RATE_LIMITED')]);
  });

  test('refund single attempts, and reset all attempts', async () => {
    expect(await inTurn(6, 'somebody')).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMITED']);
    await limiter.refund(FIVE, 'somebody');
    expect(await inTurn(1, 'somebody')).toEqual(['RATE_LIMITED']);
    await limiter.refund(FIVE, 'somebody');
    await limiter.refund(FIVE, 'somebody');
    expect(await inTurn(2, 'somebody')).toEqual(['OK', 'RATE_LIMITED']);
    await limiter.reset(FIVE, 'somebody');
    expect(await inTurn(1, 'somebody')).toEqual(['OK']);
    await limiter.refund(FIVE, 'nobody');
    expect((await inTurn(6, 'nobody')).at(-1)).toBe('RATE_LIMITED');
  });

  test('report the seconds until the next attempt, and start again after them', async () => {
    await inTurn(5, 'patient');
    await expect(limiter.consume(FIVE, 'patient')).rejects.toMatchObject({ facts: { retryAfterSeconds: 60 } });
    await portal.dataSource.query('UPDATE rate_limit SET expire = expire - 61000');
    expect(await inTurn(6, 'patient')).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMITED']);
  });

  test('use the clock of the database instead of the clock of the server', async () => {
    await inTurn(5, 'traveller');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      await expect(limiter.consume(FIVE, 'traveller')).rejects.toMatchObject({ facts: { retryAfterSeconds: 60 } });
    } finally {
      vi.useRealTimers();
    }
  });

  test('accept a key of more than 400 characters', async () => {
    expect(await inTurn(6, `${'long'.repeat(100)}@test.example`)).toContain('RATE_LIMITED');
  });

  test('return an error when the database fails, and work again when it is back', async () => {
    const table = portal.dataSource.getMetadata(RateLimitEntity).tableName;
    await portal.dataSource.query(`RENAME TABLE ${table} TO elsewhere`);
    expect(await atOnce(5, 'unlucky')).toEqual(Array<string>(5).fill('ER_NO_SUCH_TABLE'));
    await portal.dataSource.query(`RENAME TABLE elsewhere TO ${table}`);
    expect(await inTurn(1, 'unlucky')).toEqual(['OK']);
    expect(await (await insertCandidate(portal)).client.outcome('{ viewer { id } }')).toBe('OK');
  });
});
