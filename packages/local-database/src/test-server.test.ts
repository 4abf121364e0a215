import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, query, readyLine, runScript, serverPid, temporaryFolder, until } from '../test/programs.js';
import { IS_RELEASE } from '../../../test-release.js';
import { processIdentity } from './process-identity.js';
import { copyScratchDatabase, createScratchDatabase, dropScratchDatabase } from './scratch.js';
import { removeAbandoned, startTestServer, testFolderBase } from './test-server.js';

const testFolders = () => readdirSync(testFolderBase()).filter((name) => name.startsWith('job-alert-test-'));

test.runIf(IS_RELEASE)('a test server provides several databases and deletes its folder when it stops', async () => {
  const before = testFolders();
  const server = await startTestServer({});
  const own = testFolders().filter((name) => !before.includes(name));
  try {
    const [first, second] = await Promise.all(
      ['local_database_test_1', 'local_database_test_2'].map((name) => createScratchDatabase(server.serverUrl, name)),
    );
    await query(first ?? '', 'CREATE TABLE t (n INT)');
    await query(second ?? '', 'CREATE TABLE t (name VARCHAR(9))');
    expect(
      await query(
        first ?? '',
        'SELECT DEFAULT_COLLATION_NAME AS c FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = DATABASE()',
      ),
    ).toEqual([{ c: 'utf8mb4_unicode_ci' }]);

    await createScratchDatabase(server.serverUrl('any'), 'local_database_test_1');
    expect(await query(first ?? '', 'SHOW TABLES')).toEqual([]);
    await dropScratchDatabase(server.serverUrl, 'local_database_test_2');
    await expect(query(second ?? '', 'SHOW TABLES')).rejects.toThrow(/Unknown database/);
  } finally {
    await server.stop();
  }
  expect(own.length).toBeGreaterThan(0);
  expect(testFolders().filter((name) => own.includes(name))).toEqual([]);
});

test('a copied database has the tables, rows, foreign keys and next AUTO_INCREMENT value of the original', async () => {
  const server = await startTestServer({});
  try {
    const first = await createScratchDatabase(server.serverUrl, 'copy_test_first');
    await query(first, 'CREATE TABLE b (id INT AUTO_INCREMENT PRIMARY KEY, n INT, twice INT AS (n * 2) STORED)');
    await query(first, 'CREATE TABLE a (b_id INT, CONSTRAINT a_b FOREIGN KEY (b_id) REFERENCES b (id))');
    await query(first, 'CREATE VIEW v AS SELECT id FROM b');
    await query(first, 'INSERT INTO b (id, n) VALUES (7, 1), (8, 2)');
    await query(first, 'INSERT INTO a VALUES (8)');
    const copy = await copyScratchDatabase(server.serverUrl, 'copy_test_first', 'copy_test_second');
    await query(copy, 'INSERT INTO b (n) VALUES (3)');
    expect(await query(copy, 'SELECT id, twice FROM b ORDER BY id')).toEqual([
      { id: 7, twice: 2 },
      { id: 8, twice: 4 },
      { id: 9, twice: 6 },
    ]);
    expect(await query(copy, 'SELECT b_id FROM a')).toEqual([{ b_id: 8 }]);
    await expect(query(copy, 'INSERT INTO a VALUES (99)')).rejects.toThrow(/foreign key/);
    await expect(query(copy, 'SELECT * FROM v')).rejects.toThrow(/doesn't exist/);
    expect(await query(first, 'SELECT COUNT(*) AS n FROM b')).toEqual([{ n: 2 }]);
  } finally {
    await server.stop();
  }
}, 30_000);

test('a server given by a URL is used and TEST_DATABASE_URL is preferred to DATABASE_URL', async () => {
  const server = await startTestServer({ DATABASE_URL: 'mysql://u:p@db.example:3306/live' });
  expect(server.serverUrl('scratch')).toBe('mysql://u:p@db.example:3306/scratch');
  const preferred = await startTestServer({
    DATABASE_URL: 'mysql://u:p@db.example:3306/live',
    TEST_DATABASE_URL: 'mysql://t@test.example/x',
  });
  expect(preferred.serverUrl('scratch')).toBe('mysql://t@test.example/scratch');
  await server.stop();
});

test.runIf(IS_RELEASE)(
  'servers and folders of killed test runs are removed and those of active runs are kept',
  async () => {
    const base = temporaryFolder();
    const [killed, living, recent] = ['a', 'b', 'c'].map((name) => mkdtempSync(join(base, `job-alert-test-${name}`)));
    const foreign = join(base, 'somebody-else');
    mkdirSync(foreign);
    const runs = [killed, living].map((folder) => runScript('hold-database.ts', [folder ?? '']));
    await Promise.all(runs.map(readyLine));
    const orphan = serverPid(killed ?? '');
    runs[0]?.kill('SIGKILL');
    await until(() => runs[0]?.signalCode === 'SIGKILL', 30_000);
    expect(processIdentity(orphan)).toBeDefined();

    await removeAbandoned(base);

    expect(processIdentity(orphan)).toBeUndefined();
    expect([killed, living, recent, foreign].map((folder) => existsSync(folder ?? ''))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(processIdentity(serverPid(living ?? ''))).toBeDefined();
    runs[1]?.kill('SIGTERM');
    if (runs[1]) await ended(runs[1]);
  },
);
