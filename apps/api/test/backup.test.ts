import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { checkBackup } from '../src/backup/check-backup.js';
import { loadTables } from '../src/backup/load-table.js';
import { createBackup } from '../src/backup/create-backup.js';
import { readManifest, writeManifest } from '../src/backup/manifest.js';
import { type RestoreTarget, restoreBackup } from '../src/backup/restore-backup.js';
import { RowChecksum } from '../src/backup/row-checksum.js';
import { TABLES, writeTableFile } from '../src/backup/table-file.js';
import { nextId, readTable, tablesToRead } from '../src/backup/tables.js';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { RESTORE_MARKER_TABLE, schemaError } from '../src/database/schema-error.js';
import { createFileStore, type FileStore } from '../src/platform/files/file-store.js';
import { withAppContext } from '../src/bootstrap/app-context.js';
import { registerCandidate } from './builders/candidate.js';
import { insertUser } from './builders/records.js';
import { startS3Server } from './builders/s3-server.js';
import { type Portal, startPortal } from './harness.js';

const SECRETS = ['a secret for tests only, of 32 characters and more'];
const silent = (): void => undefined;

let top: string;
let portal: Portal;
let made = 0;
const databases: string[] = [];
const opened: DataSource[] = [];

const newFolder = (): string => join(top, `backup-${(made += 1)}`);

async function emptyDatabase(): Promise<{ url: string; dataSource: DataSource }> {
  const name = `test_backup_${process.pid}_${databases.length}`;
  databases.push(name);
  const url = await createScratchDatabase(inject('databaseServer'), name);
  const dataSource = await openDataSource(url, 2);
  opened.push(dataSource);
  return { url, dataSource };
}

const backUp = (
  folder: string,
  fileStore: Pick<FileStore, 'open'> = portal.container.fileStore,
  allowsLostFiles = false,
) => createBackup({ dataSource: portal.dataSource, fileStore, secrets: SECRETS, allowsLostFiles, say: silent }, folder);

const targetOn = (dataSource: DataSource, secrets = SECRETS): RestoreTarget => ({
  dataSource,
  fileStore: createFileStore({ STORAGE_URL: undefined, DATA_DIR: newFolder() }),
  secrets,
  say: silent,
});

/** Returns all rows of every table as text. */
async function everyRow({ manager }: DataSource): Promise<Record<string, string>> {
  const runner = manager.dataSource.createQueryRunner();
  const rows: Record<string, string> = {};
  for (const table of await tablesToRead(manager)) {
    let text = '';
    for await (const piece of readTable(await runner.connect(), table, new RowChecksum())) text += piece;
    rows[table.name] = text;
  }
  await runner.release();
  return rows;
}

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'job-alert-backup-'));
  portal = await startPortal();
  await registerCandidate(portal);
  await registerCandidate(portal);
  await portal.dataSource.query("UPDATE user SET first_name = 'Mehul 🧵 Šatí' LIMIT 1");
  const last = await insertUser(portal, 'CANDIDATE');
  await portal.dataSource.query('DELETE FROM user WHERE id = ?', [last]);
});
afterAll(async () => {
  await Promise.all(opened.map((dataSource) => dataSource.destroy()));
  for (const name of databases) await dropScratchDatabase(inject('databaseServer'), name);
  await portal.stop();
  rmSync(top, { recursive: true });
});

describe('a backup', () => {
  let folder: string;
  let before: Record<string, string>;
  beforeAll(async () => {
    folder = newFolder();
    before = await everyRow(portal.dataSource);
    expect(await backUp(folder)).toMatchObject({ count: 2, lost: [] });
  });

  test('is restored into an empty database with all rows, files and next ids', async () => {
    const { url, dataSource } = await emptyDatabase();
    const s3 = await startS3Server();
    const bucket = createFileStore({ STORAGE_URL: s3.url, DATA_DIR: top });
    const target = { ...targetOn(dataSource), fileStore: bucket };
    const manifest = await restoreBackup(target, folder);
    expect(await everyRow(dataSource)).toEqual(before);
    expect(await nextId(dataSource.manager, 'user')).toBe(await nextId(portal.dataSource.manager, 'user'));
    expect(await schemaError(dataSource)).toBeNull();
    expect(await dataSource.query('SELECT COUNT(*) AS total FROM report_application')).toHaveLength(1);
    expect([manifest.files.count, s3.objects.size]).toEqual([2, 2]);
    expect(await backUp(newFolder(), bucket)).toMatchObject({ count: 2, lost: [] });
    s3.failWith = 403;
    await expect(backUp(newFolder(), bucket)).rejects.toThrow(
      /^The file .* cannot be read \(.*\): check STORAGE_URL\.$/,
    );
    await s3.stop();

    await expect(restoreBackup(target, folder)).rejects.toThrow(/^The database is not empty \(it has \d+ tables\)/);
    await dataSource.query(`CREATE TABLE ${RESTORE_MARKER_TABLE} (id INT NOT NULL PRIMARY KEY)`);
    await expect(restoreBackup(target, folder)).rejects.toThrow(/^The database contains an incomplete restore/);
    const complaints = vi.spyOn(console, 'error').mockImplementation(silent);
    const settings = { DATABASE_URL: url, DATA_DIR: newFolder(), LOG_LEVEL: 'silent' };
    expect(await withAppContext(settings, async () => undefined, { alwaysMigrates: true })).toBe(1);
    expect(complaints.mock.calls.flat().join()).toMatch(/^The database cannot be used \(a restore .* not finished\)/);
    complaints.mockRestore();
  });

  test('is readable only by its owner, and its manifest does not contain the secret', () => {
    for (const name of ['.', 'manifest.json', TABLES, `${TABLES}/user.ndjson.gz`, 'files'])
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).not.toContain(SECRETS[0]);
  });

  test('is not written to a folder that is not empty or not writable', async () => {
    await expect(backUp(folder)).rejects.toThrow(/ is not empty: name a new one for each backup\.$/);
    await expect(backUp('/proc/no-backup')).rejects.toThrow(/^The folder \/proc\/no-backup cannot be written/);
  });

  const fileKey = (root: string): string =>
    readdirSync(join(root, 'files'), { recursive: true, encoding: 'utf8' }).find((name) =>
      statSync(join(root, 'files', name)).isFile(),
    ) ?? '';

  test.each<[string, (copy: string) => void, RegExp]>([
    ['without its manifest', (copy) => rmSync(join(copy, 'manifest.json')), /contains no complete backup/],
    [
      'with another manifest',
      (copy) => writeFileSync(join(copy, 'manifest.json'), '{"manifest":{}}'),
      /manifest\.json has changed/,
    ],
    [
      'with a table that is cut off',
      (copy) => truncateSync(join(copy, TABLES, 'user.ndjson.gz'), 200),
      /^tables\/user\.ndjson\.gz of the backup is damaged/,
    ],
    [
      'without a table',
      (copy) => rmSync(join(copy, TABLES, 'user.ndjson.gz')),
      /^tables\/user\.ndjson\.gz of the backup is damaged or missing/,
    ],
    ['without a file', (copy) => rmSync(join(copy, 'files', fileKey(copy))), /^The file .* of the backup is missing/],
    [
      'with another file',
      (copy) => writeFileSync(join(copy, 'files', fileKey(copy)), 'x'),
      /^The file .* of the backup is damaged/,
    ],
  ])('%s fails the integrity check', async (_, damage, sentence) => {
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    expect((await checkBackup(copy)).files.count).toBe(2);
    damage(copy);
    await expect(checkBackup(copy)).rejects.toThrow(sentence);
  });

  const nowhere = async (secrets = SECRETS): Promise<RestoreTarget> => targetOn(portal.dataSource, secrets);

  test('needs the secret that it was made with', async () => {
    await expect(restoreBackup(await nowhere(['another secret'.repeat(4)]), folder)).rejects.toThrow(
      /another APP_SECRET/,
    );
    const now = await nowhere(['another secret'.repeat(4), ...SECRETS]);
    await expect(restoreBackup(now, folder)).rejects.toThrow(/is not empty/);
  });

  test.each<[string, (names: string[]) => string[], RegExp]>([
    ['a later version', (names) => [...names, 'TakesOff1900000000000'], /^The backup was made by version .* a later/],
    ['a version before the first', () => ['Accounts1763600000001'], /^The backup is from before the first version/],
  ])('is not restored if it is from %s', async (_, change, sentence) => {
    const copy = newFolder();
    const manifest = await readManifest(folder);
    mkdirSync(copy);
    await writeManifest(copy, { ...manifest, migrations: change(manifest.migrations) });
    await expect(restoreBackup(await nowhere(), copy)).rejects.toThrow(sentence);
  });

  test('is not made of a database from before the first version', async () => {
    const { dataSource } = await emptyDatabase();
    await migrate(dataSource, silent, []);
    await dataSource.query("INSERT INTO migration (timestamp, name) VALUES (0, 'Accounts1763600000001')");
    const source = { dataSource, fileStore: portal.container.fileStore, secrets: SECRETS, allowsLostFiles: false };
    await expect(createBackup({ ...source, say: silent }, newFolder())).rejects.toThrow(
      /^The database is from before the first version/,
    );
  });
});

describe('a backup of a portal in use', () => {
  interface Recorded {
    id: string;
    key: string;
  }
  const latestFile = async (): Promise<Recorded> => {
    const [row] = await portal.dataSource.query<Recorded[]>(
      'SELECT id, storage_key AS `key` FROM stored_file ORDER BY id DESC LIMIT 1',
    );
    if (!row) throw new Error('No file is recorded.');
    return row;
  };
  const filesIn = (folder: string): string[] =>
    readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' });

  test('omits a file that is deleted before it is copied', async () => {
    await registerCandidate(portal);
    const { id, key } = await latestFile();
    let attempts = 0;
    const open = async (storedKey: string) => {
      const bytes = await portal.container.fileStore.open(storedKey);
      if (storedKey !== key) return bytes;
      attempts += 1;
      // The sweep deletes the bytes first. By the third attempt, the row is deleted too.
      if (attempts === 3) await portal.dataSource.query('DELETE FROM stored_file WHERE id = ?', [id]);
      return null;
    };
    await portal.dataSource.query('UPDATE candidate_profile SET resume_id = NULL WHERE resume_id = ?', [id]);
    const folder = newFolder();
    expect(await backUp(folder, { open })).toMatchObject({ count: 2, lost: [] });
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect((await checkBackup(folder)).files.count).toBe(2);
  });

  test('removes a copied file whose record is deleted afterwards', async () => {
    await registerCandidate(portal);
    const { id, key } = await latestFile();
    const open = async (storedKey: string) => {
      const bytes = await portal.container.fileStore.open(storedKey);
      if (storedKey === key) await portal.dataSource.query('DELETE FROM stored_file WHERE id = ?', [id]);
      return bytes;
    };
    await portal.dataSource.query('UPDATE candidate_profile SET resume_id = NULL WHERE resume_id = ?', [id]);
    const folder = newFolder();
    await backUp(folder, { open });
    expect(filesIn(folder)).not.toContain(key);
    await checkBackup(folder);
  });

  test('stops when the file store has lost a file, unless lost files are allowed', async () => {
    const { key } = await latestFile();
    const open = async (storedKey: string) => (storedKey === key ? null : portal.container.fileStore.open(storedKey));
    const folder = newFolder();
    await expect(backUp(folder, { open })).rejects.toThrow(
      /^1 of the 2 files that records name are not complete in the store .*check STORAGE_URL/,
    );
    expect(readdirSync(folder)).toEqual([]);
    expect(await backUp(folder, { open }, true)).toMatchObject({ count: 1, lost: [key] });
    expect((await checkBackup(folder)).files.lost).toEqual([key]);
  });
});

test('values of every column type are restored exactly', async () => {
  const [one, other] = [(await emptyDatabase()).dataSource, (await emptyDatabase()).dataSource];
  const table = `CREATE TABLE odd (id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, big BIGINT UNSIGNED NULL, exact DECIMAL(20, 6) NULL,
    at DATETIME(3) NULL, day DATE NULL, words TEXT NULL, bytes VARBINARY(20) NULL, flag TINYINT(1) NULL,
    twice BIGINT GENERATED ALWAYS AS (flag * 2) STORED) DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`;
  for (const { manager } of [one, other]) await manager.query(table);
  const runner = one.createQueryRunner();
  await runner.query("SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO')");
  const words = 'a\u2028b\r\n\\ "\'\u0000 🧵 ₹ {"b": 1.0, "a": [ ]}';
  await runner.query('INSERT INTO odd (id, big, exact, at, day, words, bytes, flag) VALUES ?', [
    [
      [
        0,
        '18446744073709551615',
        '12345678901234.500000',
        '2026-02-28 23:59:59.007',
        '2026-02-28',
        words,
        Buffer.from([0, 255, 10, 39]),
        1,
      ],
      [7, null, null, null, null, null, null, null],
      [8, '0', '-0.000001', '1000-01-01 00:00:00.000', '9999-12-31', '', Buffer.alloc(0), 0],
    ],
  ]);
  await runner.query('DELETE FROM odd WHERE id = 8');
  const [odd] = await tablesToRead(one.manager);
  if (!odd) throw new Error('The table was not found.');
  const folder = newFolder();
  mkdirSync(join(folder, TABLES), { recursive: true });
  const tally = new RowChecksum();
  const sha256 = await writeTableFile(folder, 'odd', readTable(await runner.connect(), odd, tally));
  const next = await nextId(one.manager, 'odd');
  expect([tally.rows, next]).toEqual([2, '9']);
  await runner.release();
  const target = other.createQueryRunner();
  await target.connect();
  const tableEntry = { name: 'odd', columns: odd.columns, rows: 2, content: tally.content, sha256, nextId: next };
  await loadTables(target.manager, folder, [tableEntry], silent);
  await target.release();
  expect(await everyRow(other)).toEqual(await everyRow(one));
  const query = 'SELECT id, twice, words, HEX(bytes) AS bytes FROM odd';
  expect(await other.query(query)).toEqual([
    { id: 0, twice: '2', words, bytes: '00FF0A27' },
    { id: 7, twice: null, words: null, bytes: null },
  ]);
  expect(await nextId(other.manager, 'odd')).toBe('9');
});
