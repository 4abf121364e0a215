import type { PoolConnection, RowDataPacket } from 'mysql2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { driverPool } from '../src/database/data-source.js';
import { MAX_PREPARED_PER_CONNECTION } from '../src/database/hot-statements.js';
import { openOffice } from './builders/applications.js';
import type { TestClient } from './builders/client.js';
import { openJob } from './builders/employer.js';
import { visitor } from './builders/records.js';
import { type SentStatement, StatementListener } from './builders/statements.js';
import { type Portal, startPortal } from './harness.js';
import { openJobsOfShape } from './property/distinct-shapes.js';

/** The number of concurrent requests. */
const AT_ONCE = 10;
const SHAPES = IS_RELEASE ? 2_000 : 80;
/** More shapes than a connection keeps prepared. Each is sent often enough to be prepared. */
const OFTEN = IS_RELEASE ? 1_000 : 240;
/** The timeout in milliseconds, for a busy machine. */
const TIMEOUT_MS = 240_000;

describe('queries of many different shapes', () => {
  let portal: Portal;
  let admin: TestClient;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await startPortal();
    listener = new StatementListener(portal);
    const office = await openOffice(portal);
    admin = office.admin.client;
    await openJob(office.employer, office.admin, { title: 'Silk Weaver' });
  });
  afterAll(() => portal.stop());

  async function sendAll(client: TestClient, documents: readonly string[]): Promise<SentStatement[]> {
    const waiting = [...documents];
    const worker = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await client.ask(next);
    };
    return listener.sentDuring(() => Promise.all(Array.from({ length: AT_ONCE }, worker)));
  }

  const textsOf = (sent: readonly SentStatement[]): number => new Set(sent.map(({ sql }) => sql)).size;

  /** The number of prepared statements of each connection of the pool. */
  async function preparedByConnection(): Promise<number[]> {
    const pool = driverPool(portal.dataSource);
    const connections = await Promise.all(
      Array.from(
        { length: AT_ONCE },
        () =>
          new Promise<PoolConnection>((resolve, reject) => {
            pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
          }),
      ),
    );
    const counted = connections.map(async (connection) => {
      const [rows] = await connection.promise().query<RowDataPacket[]>("SHOW SESSION STATUS LIKE 'Com_stmt_%'");
      const { Com_stmt_prepare: prepared, Com_stmt_close: closed } = Object.fromEntries(
        rows.map((row): [string, number] => [String(row['Variable_name']), Number(row['Value'])]),
      );
      return (prepared ?? 0) - (closed ?? 0);
    });
    const counts = await Promise.all(counted);
    for (const connection of connections) connection.release();
    return counts;
  }

  test('share their SQL statements across all page sizes and page numbers', async () => {
    const sizes = Array.from({ length: 5 }, (_, index) => 20 * index + 1);
    const jobs = (page: number) =>
      sizes.map((first) => `{ openJobs(first: ${first}, page: ${page}) { nodes { id } } }`);
    expect(textsOf(await sendAll(visitor(portal), jobs(1)))).toBe(1);
    const far = [...jobs(2), ...jobs(77), ...jobs(999_999)];
    expect(textsOf(await sendAll(visitor(portal), far))).toBe(1);
    const searches = far.map((text) => text.replace('first', 'filter: { query: "silk" }, first'));
    // The statements read the words, their counts, their family, and corrected spellings.
    expect(textsOf(await sendAll(visitor(portal), searches))).toBe(4);
    const candidates = sizes.flatMap((first) => [
      `{ candidates(first: ${first}) { nodes { id } } }`,
      `{ candidates(first: ${first}, page: ${first + 1}) { nodes { id } } }`,
    ]);
    expect(textsOf(await sendAll(admin, candidates))).toBe(1);
  });

  test('do not prepare a statement that is sent fewer than three times', { timeout: TIMEOUT_MS }, async () => {
    const documents = Array.from({ length: SHAPES }, (_, index) => openJobsOfShape(index));
    const sent = await sendAll(visitor(portal), documents);
    expect(sent.length).toBeGreaterThanOrEqual(SHAPES);
    expect(textsOf(sent)).toBeGreaterThan(SHAPES / 4);
    // Counts statements instead of documents, because some documents share statements.
    const times = new Map<string, number>();
    for (const { sql } of sent) times.set(sql, (times.get(sql) ?? 0) + 1);
    expect(sent.filter(({ sql, isPrepared }) => isPrepared && (times.get(sql) ?? 0) < 3)).toEqual([]);
    expect(Math.max(...(await preparedByConnection()))).toBeLessThanOrEqual(MAX_PREPARED_PER_CONNECTION);
  });

  test('prepare repeated statements, up to a limit for each connection', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const documents = Array.from({ length: OFTEN }, (_, index) => openJobsOfShape(Math.floor(index / 6)));
    const sent = await sendAll(visitor(portal), documents);
    expect(textsOf(sent.filter(({ isPrepared }) => isPrepared))).toBeGreaterThan(MAX_PREPARED_PER_CONNECTION);
    expect(Math.max(...(await preparedByConnection()))).toBeLessThanOrEqual(MAX_PREPARED_PER_CONNECTION);
  });

  test.each([0, 1_000_001])('are rejected for page %i', async (page) => {
    const error = await admin.errorOf(`{ openJobs(page: ${page}) { nodes { id } } }`);
    expect(error).toMatchObject({ code: 'MALFORMED', message: 'page must be from 1 to 1000000.' });
  });
});
