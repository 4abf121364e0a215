import { describe, expect, test } from 'vitest';
import { ABORT_GRACE_MS, withDeadline } from './with-timeout.js';

/** Work of a client library that ignores its signal. */
const never = () => new Promise<never>(() => undefined);

describe('work with another system', () => {
  test('is given up when it neither ends nor follows its signal', async () => {
    const startedAt = performance.now();
    await expect(withDeadline(never, 20)).rejects.toThrow(/timeout/);
    expect(performance.now() - startedAt).toBeLessThan(ABORT_GRACE_MS + 10_000);
  });

  test('is given up with the reason of a stop', async () => {
    const stop = new AbortController();
    const work = withDeadline(never, 60_000, stop.signal);
    stop.abort(new Error('the server stops'));
    await expect(work).rejects.toThrow('the server stops');
  });

  test('does not begin after a stop', async () => {
    await expect(withDeadline(never, 60_000, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  });

  test('keeps its result when it ends shortly after the signal', async () => {
    const partial = (signal: AbortSignal) =>
      new Promise<string>((resolve) => signal.addEventListener('abort', () => setTimeout(() => resolve('half'), 10)));
    expect(await withDeadline(partial, 20)).toBe('half');
  });
});
