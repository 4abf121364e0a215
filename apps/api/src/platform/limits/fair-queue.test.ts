import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.js';

/** A queue whose tasks end when the test says so, and the tasks in the order in which they started. */
function queueOf(
  options: { concurrency?: number; maxWaiting?: number; network?: number; account?: number; atOnce?: number } = {},
) {
  const { concurrency = 1, maxWaiting = 40, network = 2, account = 2, atOnce = 2 } = options;
  const error = () => new Error('busy');
  const queue = new FairQueue({
    concurrency,
    maxWaiting,
    maxPerKey: { network, account },
    maxRunningPerCaller: atOnce,
    error,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, networkOf: string, accountOf = name): Promise<string> =>
    queue.run({ network: networkOf, account: accountOf }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  /** Ends the oldest task until none is left. */
  const drain = async (): Promise<void> => {
    for (let index = 0; index < started.length; index += 1) {
      ends.get(started[index] ?? '')?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, started, run, drain };
}

describe('a fair queue', () => {
  test('runs as many tasks at once as its concurrency allows, and the others in order', async () => {
    const { run, started, drain } = queueOf({ concurrency: 2 });
    const tasks = ['a', 'b', 'c', 'd'].map((name) => run(name, name));
    expect(started).toEqual(['a', 'b']);
    await drain();
    expect(await Promise.all(tasks)).toEqual(['a', 'b', 'c', 'd']);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  test('serves networks in turn, so that many tasks of one network delay another by one task', async () => {
    const { run, started, drain } = queueOf({ network: 10 });
    const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name, 'a'));
    tasks.push(run('b1', 'b'), run('b2', 'b'), run('c1', 'c'));
    await drain();
    await Promise.all(tasks);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('runs one task of a network at a time if it is limited so, and gives the free place to others', async () => {
    const { run, started, drain } = queueOf({ concurrency: 2, atOnce: 1 });
    const tasks = [run('a1', 'a'), run('a2', 'a'), run('b1', 'b'), run('b2', 'b')];
    expect(started).toEqual(['a1', 'b1']);
    await drain();
    expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('throws when one key has its maximum number of tasks, until one of them ends', async () => {
    const { run, drain } = queueOf({ concurrency: 2, network: 2, account: 1 });
    const tasks = [run('first', 'a', 'asha')];
    await expect(run('same account', 'b', 'asha')).rejects.toThrow('busy');
    tasks.push(run('second', 'a', 'ravi'));
    await expect(run('same network', 'a', 'meena')).rejects.toThrow('busy');
    tasks.push(run('third', 'b', 'meena'));
    await drain();
    expect(await Promise.all(tasks)).toEqual(['first', 'second', 'third']);
    const again = run('again', 'a', 'asha');
    await drain();
    expect(await again).toBe('again');
  });

  test('throws on a check before a task that would be rejected', async () => {
    const { queue, run, drain } = queueOf({ maxWaiting: 1, account: 1 });
    const tasks = [run('a', 'a', 'asha')];
    expect(() => queue.check({ network: 'b', account: 'asha' })).toThrow('busy');
    queue.check({ network: 'a', account: 'ravi' });
    tasks.push(run('b', 'b', 'ravi'));
    expect(() => queue.check({ network: 'c', account: 'meena' })).toThrow('busy');
    await drain();
    await Promise.all(tasks);
    queue.check({ network: 'c', account: 'meena' });
  });

  test('throws when too many tasks wait', async () => {
    const { run, drain } = queueOf({ maxWaiting: 2 });
    const tasks = ['a', 'b', 'c'].map((name) => run(name, name));
    await expect(run('d', 'd')).rejects.toThrow('busy');
    await drain();
    expect(await Promise.all(tasks)).toEqual(['a', 'b', 'c']);
  });

  test('continues after a task that fails and removes the counts of finished callers', async () => {
    const { queue } = queueOf();
    for (let index = 0; index < 5; index += 1) {
      const failing = queue.run({ network: 'a', account: `${index}` }, () => Promise.reject(new Error('failed')));
      await expect(failing).rejects.toThrow('failed');
    }
    expect(queue).toMatchObject({ running: 0, waiting: 0, counts: new Map(), runningOf: new Map(), tasks: new Map() });
  });
});
