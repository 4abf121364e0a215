import { describe, expect, test } from 'vitest';
import { coalescingKey, RequestCoalescer } from './request-coalescing.js';
import type { Variables } from './argument-values.js';

/** Executions that end on command, each with its number as the result. */
function executions() {
  const ends: (() => void)[] = [];
  const execute = (): Promise<number> => {
    const number = ends.length;
    return new Promise((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, execute };
}

const A = { first: 1 };
const B = { first: 2 };
const PAGE_SIZE = 100;
const nextTurn = () => new Promise(setImmediate);
const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('identical concurrent requests', () => {
  test('share the execution that starts after them', async () => {
    const coalescer = new RequestCoalescer<number>();
    const { ends, execute } = executions();
    const results = [A, A, B].map((variables) => coalescer.run(variables, PAGE_SIZE, execute));
    expect(ends).toHaveLength(0);
    await nextTurn();
    await nextTurn();
    expect(ends).toHaveLength(2);
    for (const end of ends) end();
    expect(await Promise.all(results)).toEqual([0, 0, 1]);
  });

  test('never join a started execution, and share the next one', async () => {
    const coalescer = new RequestCoalescer<number>();
    const { ends, execute } = executions();
    const first = coalescer.run(A, PAGE_SIZE, execute);
    await nextTurn();
    await nextTurn();
    const second = [coalescer.run(A, PAGE_SIZE, execute), coalescer.run(A, PAGE_SIZE, execute)];
    await nextTurn();
    await nextTurn();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(0);
    await delay(5);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await Promise.all(second)).toEqual([1, 1]);
  });

  test('do not wait long for an execution that hangs', async () => {
    const coalescer = new RequestCoalescer<number>();
    const { ends, execute } = executions();
    void coalescer.run(A, PAGE_SIZE, execute);
    await delay(5);
    const second = coalescer.run(A, PAGE_SIZE, execute);
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    expect(await second).toBe(1);
  });

  test('leave no entries after a success or a failure', async () => {
    const coalescer = new RequestCoalescer<number>();
    const fail = () => Promise.reject(new Error('No.'));
    const failures = [coalescer.run(A, PAGE_SIZE, fail), coalescer.run(A, PAGE_SIZE, fail)];
    for (const failure of failures) await expect(failure).rejects.toThrow('No.');
    expect(await coalescer.run(A, PAGE_SIZE, () => Promise.resolve(7))).toBe(7);
    expect(await coalescer.run(A, PAGE_SIZE, () => Promise.resolve(8))).toBe(8);
    expect(Object.values(coalescer).map((map: ReadonlyMap<string, unknown>) => map.size)).toEqual([0, 0]);
  });

  test('are executed at once and separately if a variable contains a number that JSON cannot express', async () => {
    const coalescer = new RequestCoalescer<number>();
    const { ends, execute } = executions();
    const variables: Variables = JSON.parse('{ "page": 1e999 }');
    void coalescer.run(variables, PAGE_SIZE, execute);
    void coalescer.run(variables, PAGE_SIZE, execute);
    expect(ends).toHaveLength(2);
  });
});

test('requests share a key only when they are identical', () => {
  const keys = [
    coalescingKey({}, 100),
    coalescingKey({}, 50),
    coalescingKey({ a: null }, 100),
    coalescingKey({ a: 'null' }, 100),
    coalescingKey({ a: 1 }, 100),
    coalescingKey({ a: '1' }, 100),
    coalescingKey({ a: [1] }, 100),
    coalescingKey({ a: { b: 1 } }, 100),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(coalescingKey(JSON.parse('{ "a": { "b": [1e999] } }'), 100)).toBeNull();
  expect(coalescingKey(JSON.parse('{ "b": null, "a": -1e999 }'), 100)).toBeNull();
});
