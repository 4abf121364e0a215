import { describe, expect, test } from 'vitest';
import { flightKey, Flights } from './flights.js';

/** Work that ends when it is told to, with its number as the result. */
function workshop() {
  const ends: (() => void)[] = [];
  const start = (): Promise<number> => {
    const number = ends.length;
    return new Promise((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, start };
}

const nextTurn = () => new Promise(setImmediate);
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('work that several ask for', () => {
  test('is done once for all who ask before it begins', async () => {
    const flights = new Flights<number>();
    const { ends, start } = workshop();
    const results = [flights.join('a', start), flights.join('a', start), flights.join('b', start)];
    expect(ends).toHaveLength(0);
    await nextTurn();
    await nextTurn();
    expect(ends).toHaveLength(2);
    for (const end of ends) end();
    expect(await Promise.all(results)).toEqual([0, 0, 1]);
  });

  test('is done again for who asks once it has begun, and that begins when the first has ended', async () => {
    const flights = new Flights<number>();
    const { ends, start } = workshop();
    const first = flights.join('a', start);
    await nextTurn();
    await nextTurn();
    const second = [flights.join('a', start), flights.join('a', start)];
    await nextTurn();
    await nextTurn();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(0);
    await later(5);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await Promise.all(second)).toEqual([1, 1]);
  });

  test('does not wait long for another that hangs', async () => {
    const flights = new Flights<number>();
    const { ends, start } = workshop();
    void flights.join('a', start);
    await later(5);
    const second = flights.join('a', start);
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    expect(await second).toBe(1);
  });

  test('is kept in no form once it has ended, whether it succeeds or fails', async () => {
    const flights = new Flights<number>();
    const failing = () => Promise.reject(new Error('No.'));
    const refused = [flights.join('a', failing), flights.join('a', failing)];
    for (const one of refused) await expect(one).rejects.toThrow('No.');
    expect(await flights.join('a', () => Promise.resolve(7))).toBe(7);
    expect(await flights.join('a', () => Promise.resolve(8))).toBe(8);
    expect(Object.values(flights).map((map: ReadonlyMap<string, unknown>) => map.size)).toEqual([0, 0]);
  });
});

test('requests have a flight in common only when they ask the same', () => {
  const keys = [
    flightKey({}, 100),
    flightKey({}, 50),
    flightKey({ a: null }, 100),
    flightKey({ a: 'null' }, 100),
    flightKey({ a: 1 }, 100),
    flightKey({ a: '1' }, 100),
    flightKey({ a: [1] }, 100),
    flightKey({ a: { b: 1 } }, 100),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(flightKey(JSON.parse('{ "a": { "b": [1e999] } }'), 100)).toBeNull();
  expect(flightKey(JSON.parse('{ "b": null, "a": -1e999 }'), 100)).toBeNull();
});
