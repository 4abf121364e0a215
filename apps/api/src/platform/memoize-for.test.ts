import { expect, it, vi } from 'vitest';
import { memoizeFor } from './memoize-for.js';

it('computes the value once in five seconds for all callers', async () => {
  let now = new Date('2026-11-23T04:30:00Z').getTime();
  const measure = vi.fn(async (at: number) => at);
  const read = memoizeFor(5_000, { now: () => new Date(now) }, measure);
  const first = read();
  now += 4_999;
  expect(read()).toBe(first);
  now += 1;
  expect(await read()).toBe(now);
  expect(measure).toHaveBeenCalledTimes(2);
});

it('computes the value again when the clock is set back', async () => {
  let now = new Date('2026-11-23T04:30:00Z').getTime();
  const read = memoizeFor(5_000, { now: () => new Date(now) }, async (at: number) => at);
  await read();
  now -= 86_400_000;
  expect(await read()).toBe(now);
});

it('keeps no failure', async () => {
  const now = new Date('2026-11-23T04:30:00Z');
  const measure = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('back');
  const read = memoizeFor(5_000, { now: () => now }, measure);
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe('back');
});
