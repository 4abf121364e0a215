import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeExpiredRows } from '../src/database/expired-rows.js';
import { registerCandidate } from './builders/candidate.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const HOUR = 3_600_000;
let portal: Portal;
let candidate: Actor;
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'on' });
  candidate = await registerCandidate(portal);
});
afterAll(() => portal.stop());

const viewer = async (): Promise<unknown> => candidate.client.ask('{ viewer { id } }');

test('sessions, reset links and counters go once their time is over, and not before', async () => {
  await candidate.client.ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    email: candidate.email,
  });
  expect(await removeExpiredRows(portal.dataSource, new Date())).toBe(0);
  expect(await viewer()).toMatchObject({ viewer: { id: candidate.id } });
  const removed = await removeExpiredRows(portal.dataSource, new Date(Date.now() + 13 * HOUR));
  expect(removed).toBeGreaterThanOrEqual(3);
  expect(await viewer()).toEqual({ viewer: null });
  const [left] = await portal.dataSource.query<{ n: string }[]>('SELECT COUNT(*) AS n FROM password_token');
  expect(Number(left?.n)).toBe(0);
});
