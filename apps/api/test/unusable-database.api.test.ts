import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyScratchDatabase, createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { withAppContext } from '../src/bootstrap/app-context.js';
import { runServer } from '../src/bootstrap/serve.js';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { schemaError } from '../src/database/schema-error.js';
import { PRODUCTION } from './builders/production.js';

const NAME = `test_unusable_${process.pid}`;
const NEWER = 'Colours1900000000001';
/** The migrations of databases from before the baseline have later numbers than the baseline. */
const FROM_BEFORE = ['Accounts1763600000001', 'ScorecardIndex1763700000077'];
const BOOK = 'INSERT INTO migration_step (name, done, started) VALUES (?, 0, 1)';
const RECORD = 'INSERT INTO migration (timestamp, name) VALUES (0, ?)';

let folder: string;
let url: string;
let dataSource: DataSource;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-alert-unusable-'));
});
afterEach(async () => {
  await dataSource.destroy();
  await dropScratchDatabase(inject('databaseServer'), NAME);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function createDatabase(isMigrated: boolean): Promise<void> {
  url = isMigrated
    ? await copyScratchDatabase(inject('databaseServer'), inject('migratedDatabase'), NAME)
    : await createScratchDatabase(inject('databaseServer'), NAME);
  dataSource = await openDataSource(url, 2);
  if (isMigrated) await migrate(dataSource);
}

/** Returns what a command or a start says. Each must end with exit code 1 and one line. */
async function complaintOf(run: (environment: NodeJS.ProcessEnv) => Promise<number>, settings = {}): Promise<string> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await run({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', ...settings });
  const lines = said.mock.calls.flat().join('\n').split('\n');
  said.mockRestore();
  expect([code, lines.length]).toEqual([1, 1]);
  return lines[0]?.startsWith('{') ? String(Reflect.get(JSON.parse(lines[0]), 'msg')) : String(lines[0]);
}

const runMigrate = (environment: NodeJS.ProcessEnv): Promise<number> =>
  withAppContext(environment, async () => undefined, { alwaysMigrates: true });

/** Tries `migrate` and starts of all kinds, each twice. Returns the sentences, without repetitions. */
async function complaints(): Promise<string[]> {
  const all: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    all.push(await complaintOf(runMigrate));
    for (const MIGRATE_ON_START of ['on', 'off']) {
      all.push(await complaintOf((environment) => runServer(environment), { MIGRATE_ON_START }));
      all.push(await complaintOf((environment) => runServer(environment), { ...PRODUCTION, MIGRATE_ON_START }));
    }
  }
  return [...new Set(all)];
}

const ANEW = /: use an empty database \(docs\/operations\.md, "Databases that cannot be migrated"\)\.$/;

describe('a database from before the first version', () => {
  test('is rejected in the same sentence by each `migrate` and each start, and stays as it is', async () => {
    await createDatabase(false);
    await migrate(dataSource, undefined, []);
    for (const name of FROM_BEFORE) await dataSource.query(RECORD, [name]);
    await dataSource.query('CREATE TABLE user (id BIGINT UNSIGNED PRIMARY KEY)');
    const [sentence = '', ...others] = await complaints();
    expect(sentence).toMatch(ANEW);
    expect(sentence).toContain(
      '(it is from before the first version, with the migration Accounts1763600000001 and 1 more)',
    );
    expect(others).toEqual([]);
    expect(await dataSource.query('SELECT name FROM migration ORDER BY id')).toHaveLength(2);
    expect(await dataSource.query('SELECT * FROM migration_step')).toEqual([]);
  });

  test('is rejected when it also names the baseline and has all tables', async () => {
    await createDatabase(true);
    await dataSource.query('UPDATE migration SET id = id + 100');
    for (const [index, name] of FROM_BEFORE.entries())
      await dataSource.query('INSERT INTO migration (id, timestamp, name) VALUES (?, 0, ?)', [index + 1, name]);
    const [sentence, ...others] = await complaints();
    expect([sentence, others]).toEqual([expect.stringMatching(/^The database cannot be used \(it is from before/), []]);
  });
});

describe('the database of another program', () => {
  test('is rejected by each `migrate`', async () => {
    await createDatabase(false);
    await dataSource.query('CREATE TABLE migration (id INT PRIMARY KEY)');
    expect(await complaintOf(runMigrate)).toMatch(/its table migration belongs to another program\): use an empty/);
    await dataSource.query('DROP TABLE migration');
    await dataSource.query('CREATE TABLE report_stage (id INT PRIMARY KEY)');
    for (let run = 0; run < 2; run += 1)
      expect(await complaintOf(runMigrate)).toMatch(/it already has the table report_stage, which the portal has not/);
  });
});

describe('a database that a newer version has migrated', () => {
  beforeEach(() => createDatabase(true));

  test('is not migrated by this version, which starts on it', async () => {
    await dataSource.query(RECORD, [NEWER]);
    for (let run = 0; run < 2; run += 1)
      expect(await complaintOf(runMigrate)).toMatch(
        /^The database cannot be used \(a newer version has migrated it, with the migration Colours\d+\): run `job-alert migrate` of that/,
      );
    const settings = { ...PRODUCTION, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
    expect(await withAppContext(settings, async () => undefined)).toBe(0);
  });

  test.each([
    ['has run', RECORD],
    ['is running', BOOK],
  ])('may have other CHECKs, types and indexes while its migration %s, but needs all columns', async (_, record) => {
    await dataSource.query(record, [NEWER]);
    for (const sql of [
      'ALTER TABLE contact_message DROP CONSTRAINT contact_message_type_check',
      "ALTER TABLE contact_message ADD CONSTRAINT contact_message_type_check CHECK (user_type IN ('EMPLOYER', 'CANDIDATE', 'GUEST'))",
      'ALTER TABLE contact_message MODIFY name VARCHAR(300) NULL, DROP INDEX contact_message_email',
    ])
      await dataSource.query(sql);
    expect(await schemaError(dataSource)).toBeNull();
    await dataSource.query('ALTER TABLE contact_message DROP COLUMN message');
    expect((await schemaError(dataSource))?.reason).toBe('the column message of the table contact_message is missing');
  });
});

describe('a database of this version', () => {
  beforeEach(() => createDatabase(true));

  test('may have additional tables, columns and indexes', async () => {
    await dataSource.query('CREATE TABLE colour (id INT PRIMARY KEY)');
    await dataSource.query(
      'ALTER TABLE contact_message ADD COLUMN colour INT NULL, ADD INDEX contact_message_colour (colour), ADD CONSTRAINT contact_message_colour_check CHECK (colour > 0)',
    );
    expect(await schemaError(dataSource)).toBeNull();
  });

  test.each([
    ['DROP COLUMN message', 'the column message of the table contact_message is missing'],
    [
      'MODIFY name VARCHAR(100) NOT NULL',
      'the column name of the table contact_message is varchar(100) not null instead of varchar(200) not null',
    ],
    [
      'MODIFY phone VARCHAR(20) NULL',
      'the column phone of the table contact_message is varchar(20) null instead of varchar(20) not null',
    ],
    [
      'MODIFY is_handled INT NOT NULL',
      'the column is_handled of the table contact_message is int not null instead of tinyint not null',
    ],
    ['DROP INDEX contact_message_email', 'the index contact_message_email of the table contact_message is missing'],
    [
      'DROP INDEX contact_message_email, ADD INDEX contact_message_email (name)',
      'the index contact_message_email of the table contact_message is (name) instead of (email)',
    ],
    [
      'DROP CONSTRAINT contact_message_type_check, ADD CONSTRAINT contact_message_type_check CHECK (user_type IN (1))',
      'the check contact_message_type_check of the table contact_message has another condition',
    ],
    [
      'DROP CONSTRAINT contact_message_type_check',
      'the check contact_message_type_check of the table contact_message is missing',
    ],
    [
      'DROP COLUMN message, DROP COLUMN name, DROP INDEX contact_message_email',
      'the column message of the table contact_message is missing, the first of 3 differences',
    ],
  ])('is not used after ALTER TABLE contact_message %s', async (change, reason) => {
    await dataSource.query(`ALTER TABLE contact_message ${change}`);
    expect((await schemaError(dataSource))?.message).toBe(`The database cannot be used (${reason}): restore a backup.`);
  });

  test('is rejected by `migrate` and each start when a column is missing', async () => {
    await dataSource.query('ALTER TABLE contact_message DROP COLUMN message');
    expect(await complaints()).toEqual([
      'The database cannot be used (the column message of the table contact_message is missing): restore a backup.',
    ]);
  });
});
