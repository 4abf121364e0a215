import type { PoolConnection } from 'mysql2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { driverPool } from '../src/database/data-source.js';
import { poolState } from '../src/database/pool-state.js';
import { PoolWatchdog } from '../src/database/pool-watchdog.js';
import { encodeCursor } from '../src/platform/lists/page.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const NOTIFICATIONS = 'query ($after: String) { viewer { notifications(first: 5, after: $after) { nodes { id } } } }';
const MAX_HELD_MS = 60_000;

describe('the connections of the pool', () => {
  let portal: Portal;
  let candidate: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    candidate = await insertCandidate(portal);
  });
  afterAll(() => portal.stop());

  const expectAllFree = async (): Promise<void> => {
    await expect.poll(() => poolState(portal.dataSource).used).toBe(0);
  };
  const holdConnection = () =>
    new Promise<PoolConnection>((resolve, reject) => {
      driverPool(portal.dataSource).getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
    });

  test('are all free after forty cursors whose time no database can store', async () => {
    const after = encodeCursor(['LATEST', 8_640_000_000_000_000, '1']);
    const ask = () => candidate.client.outcome(NOTIFICATIONS, { after });
    // A statement is prepared once it has been sent several times, and the driver only throws for prepared ones.
    for (let time = 0; time < 5; time += 1) await candidate.client.ask(NOTIFICATIONS);
    const outcomes = await Promise.all(Array.from({ length: 40 }, ask));
    expect(new Set(outcomes)).toEqual(new Set(['MALFORMED']));
    await expectAllFree();
    expect(await candidate.client.outcome(NOTIFICATIONS)).toBe('OK');
  });

  test.each([
    ['a time after the year 2200', new Date(8_640_000_000_000_000)],
    ['an invalid time', new Date(Number.NaN)],
    ['not a number', Number.NaN],
    ['no value', undefined],
  ])('are not taken for %s', async (_, value) => {
    const { reader } = portal.container;
    const taken = vi.spyOn(driverPool(portal.dataSource), 'getConnection');
    await expect(reader.rows('SELECT ? AS value', [value as never])).rejects.toThrow('The database driver cannot send');
    expect(taken).not.toHaveBeenCalled();
    taken.mockRestore();
  });

  test('are replaced when the driver throws while it sends a statement', async () => {
    const { reader } = portal.container;
    const statement = 'SELECT ? AS value';
    for (let time = 0; time < 5; time += 1) await reader.rows(statement, ['text']);
    const unsendable = vi.spyOn(Buffer, 'byteLength').mockImplementation(() => {
      throw new RangeError('out of range');
    });
    const failure = reader.rows(statement, ['text']);
    await expect(failure).rejects.toThrow('out of range');
    unsendable.mockRestore();
    await expectAllFree();
    expect(await reader.rows(statement, ['text'])).toEqual([{ value: 'text' }]);
  });

  test('are destroyed when a caller holds them for too long, and the statements on them fail', async () => {
    let now = 0;
    const heldTimes: number[] = [];
    const watchdog = new PoolWatchdog({
      dataSource: portal.dataSource,
      maxHeldMs: MAX_HELD_MS,
      onDestroyed: (heldMs) => heldTimes.push(heldMs),
      now: () => now,
    });
    watchdog.check();
    const held = await holdConnection();
    const statement = new Promise((resolve) => held.query('SELECT SLEEP(30)', resolve));
    now = MAX_HELD_MS;
    watchdog.check();
    expect(watchdog.destroyed).toBe(0);
    now += 1;
    watchdog.check();
    expect([watchdog.destroyed, heldTimes]).toEqual([1, [MAX_HELD_MS + 1]]);
    expect(await statement).toMatchObject({ message: 'The connection was held for too long.' });
    await expectAllFree();
    expect(await candidate.client.outcome(NOTIFICATIONS)).toBe('OK');
  });

  test('count as stuck when callers have waited for a minute and none has received one', async () => {
    let now = 0;
    const { dataSource } = portal;
    const watchdog = new PoolWatchdog({
      dataSource,
      maxHeldMs: Number.POSITIVE_INFINITY,
      onDestroyed: vi.fn(),
      now: () => now,
    });
    watchdog.check();
    const { max } = poolState(dataSource);
    const held = await Promise.all(Array.from({ length: max }, holdConnection));
    const waiting = holdConnection();
    const later = holdConnection();
    now = 60_000;
    expect(watchdog.isStuck).toBe(false);
    now += 1;
    expect(watchdog.isStuck).toBe(true);
    held.pop()?.release();
    (await waiting).release();
    expect(watchdog.isStuck).toBe(false);
    (await later).release();
    for (const connection of held) connection.release();
    await expectAllFree();
  });

  test('make /livez fail while they are stuck, so that the process is restarted', async () => {
    const stuck = vi.spyOn(portal.container.poolWatchdog, 'isStuck', 'get').mockReturnValue(true);
    const livez = async () => {
      const response = await fetch(`${portal.url}/livez`);
      return [response.status, await response.json()];
    };
    expect(await livez()).toEqual([503, { status: 'database pool is stuck' }]);
    stuck.mockRestore();
    expect(await livez()).toEqual([200, { status: 'ok' }]);
  });
});
