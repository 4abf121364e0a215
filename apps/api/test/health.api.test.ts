import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../src/database/migrate.js';
import { ManualClock } from './builders/clock.js';
import { DatabaseLine } from './builders/database-line.js';
import { TestClient } from './builders/client.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const LONGEST_WAIT = 4_000;

describe('a server with database problems', () => {
  let portal: Portal;
  let behind: Portal;
  let line: DatabaseLine;
  let candidate: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    line = await DatabaseLine.to(portal.databaseUrl);
    behind = await startSecondNode(portal, { LOG_LEVEL: 'silent' }, line.url);
    candidate = await insertCandidate(portal);
  });
  afterAll(async () => {
    line.mend();
    await behind.stop();
    await line.end();
    await portal.stop();
  });

  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${behind.url}${path}`, { signal: AbortSignal.timeout(LONGEST_WAIT) });
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };
  const ALIVE = [200, 'ok'];
  const viewer = (): Promise<string> => new TestClient(behind.url, candidate.token).outcome('{ viewer { id } }');

  test('is live but not ready while the database is unreachable, and becomes ready again when it is back', async () => {
    expect([await ask('/livez'), await ask('/readyz'), await viewer()]).toEqual([ALIVE, ALIVE, 'OK']);
    line.cut();
    await expect.poll(() => ask('/readyz'), { timeout: LONGEST_WAIT }).toEqual([503, 'database unreachable']);
    expect([await ask('/livez'), await viewer()]).toEqual([ALIVE, 'UNAVAILABLE']);
    line.mend();
    await expect.poll(() => ask('/readyz'), { timeout: LONGEST_WAIT }).toEqual(ALIVE);
    expect(await viewer()).toBe('OK');
  });

  test('reports within 4 seconds that it is not ready when the database does not respond', async () => {
    line.silence();
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([ALIVE, [503, 'database unreachable']]);
    line.mend();
    await expect.poll(() => ask('/readyz'), { timeout: LONGEST_WAIT }).toEqual(ALIVE);
    expect(await viewer()).toBe('OK');
  });

  test('is not ready when the database prepares no more statements, but still answers queries', async () => {
    line.exhaust();
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([ALIVE, [503, 'database prepares no more statements']]);
    for (let time = 0; time < 5; time += 1) expect(await viewer()).toBe('OK');
    line.mend();
    expect(await ask('/readyz')).toEqual(ALIVE);
  });

  test('is not ready while a migration is pending', async () => {
    const { dataSource } = portal;
    const [last] = await dataSource.query<{ id: string; timestamp: string; name: string }[]>(
      'SELECT * FROM migration ORDER BY id DESC LIMIT 1',
    );
    await dataSource.query('DELETE FROM migration WHERE id = ?', [last?.id]);
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([ALIVE, [503, 'migrations pending']]);
    const values = [last?.id, last?.timestamp, last?.name];
    await dataSource.query('INSERT INTO migration (id, timestamp, name) VALUES (?, ?, ?)', values);
    expect(await ask('/readyz')).toEqual(ALIVE);
  });

  test('is not ready while a view or a table is missing, and names it', async () => {
    const { dataSource } = portal;
    await dataSource.query('DROP VIEW report_stage');
    await dataSource.query('RENAME TABLE recovery_code TO elsewhere');
    const missing = 'missing in the database: recovery_code, report_stage';
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([ALIVE, [503, missing]]);
    await dataSource.query('RENAME TABLE elsewhere TO recovery_code');
    await migrate(dataSource);
    expect(await ask('/readyz')).toEqual(ALIVE);
  });
});

test('a server is not ready half a minute after an index was dropped, names it, and becomes ready again', async () => {
  const clock = new ManualClock();
  const { url, dataSource, stop } = await startPortal({}, clock);
  onTestFinished(stop);
  const status = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
  const change = (sql: string) => dataSource.query(`ALTER TABLE contact_message ${sql}`);
  expect(await status()).toEqual({ status: 'ok' });
  await change('DROP INDEX contact_message_email');
  const read = vi.spyOn(dataSource, 'query');
  for (let time = 0; time < 3; time += 1) expect(await status()).toEqual({ status: 'ok' });
  expect(read.mock.calls.filter(([sql]) => sql.includes('check_constraints'))).toEqual([]);
  clock.letPass(0.5);
  expect(await status()).toEqual({ status: 'the index contact_message_email of the table contact_message is missing' });
  await change('ADD INDEX contact_message_email (email)');
  clock.letPass(0.5);
  expect(await status()).toEqual({ status: 'ok' });
});
