import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { query, serverPid, temporaryFolder, until } from '../test/programs.js';
import { IS_RELEASE } from '../../../test-release.js';
import { isPortFree } from './free-port.js';
import { type LocalDatabase, LocalDatabaseError, startLocalDatabase } from './local-database.js';
import { processIdentity, signal } from './process-identity.js';

async function start(dataDir: string, log?: (line: string) => void): Promise<LocalDatabase> {
  const database = await startLocalDatabase({ dataDir, durability: 'test', log });
  onTestFinished(() => database.stop());
  return database;
}

test('a new folder gets a strict UTF-8 database in UTC and keeps its data after a restart', async () => {
  const dataDir = join(temporaryFolder(), 'not', 'made', 'yet');
  const first = await start(dataDir);
  expect(first.created).toBe(true);
  expect(first.engine).toMatch(/^(MariaDB|MySQL) \d+\.\d+\.\d+$/);
  const [settings] = (await query(
    first.url,
    `SELECT DATABASE() AS name, @@sql_mode AS mode, @@character_set_database AS charset, @@collation_database AS collation,
            @@time_zone AS zone, @@max_connections AS connections, @@log_bin AS binlog`,
  )) as Record<string, unknown>[];
  expect(settings).toMatchObject({
    name: 'job_alert',
    mode: expect.stringMatching(/(?=.*ONLY_FULL_GROUP_BY)(?=.*STRICT_TRANS_TABLES)/),
    charset: 'utf8mb4',
    collation: 'utf8mb4_unicode_ci',
    zone: '+00:00',
    connections: 200,
    binlog: 0,
  });
  await query(first.url, 'CREATE TABLE kept (n INT)');
  await first.stop();

  const second = await start(dataDir);
  expect(second.created).toBe(false);
  expect(await query(second.url, 'SHOW TABLES')).toHaveLength(1);
  expect(second.url).toBe(first.url);
});

describe('a running database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'local-database-'));
  const incompleteCopy = join(dataDir, 'mysql', 'data.new-1234');
  const tableOfAnother = join(tmpdir(), `#sql-temptable-${process.pid}-0-0.MAI`);
  let database: LocalDatabase;
  beforeAll(async () => {
    mkdirSync(join(incompleteCopy, 'mysql'), { recursive: true });
    writeFileSync(tableOfAnother, '');
    database = await startLocalDatabase({ dataDir, durability: 'test' });
  });
  afterAll(async () => {
    await database?.stop();
    rmSync(tableOfAnother, { force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is initialised again after an interrupted initialisation', () => {
    expect(database.created).toBe(true);
    expect(existsSync(incompleteCopy)).toBe(false);
  });

  test('does not delete the temporary tables of other servers', () => {
    expect(existsSync(tableOfAnother)).toBe(true);
  });

  test('rejects a second start on its folder with an error that names DATA_DIR', async () => {
    const second = startLocalDatabase({ dataDir });
    await expect(second).rejects.toThrow(LocalDatabaseError);
    await expect(second).rejects.toThrow(/already in use by this process: stop that one first or set DATA_DIR/);
  });

  test('has its own process group, so that Ctrl-C reaches only the application', () => {
    expect(process.kill(-serverPid(dataDir), 0)).toBe(true);
  });

  test('rejects logins without its password over TCP and over the socket', async () => {
    const { port } = new URL(database.url);
    const socketPath = join(dataDir, 'mysql', 'server.sock');
    for (const user of ['root', 'job_alert', '']) {
      await expect(mysql.createConnection({ host: '127.0.0.1', port: Number(port), user })).rejects.toThrow(
        /denied|not allowed/,
      );
    }
    await expect(mysql.createConnection({ socketPath, user: 'root' })).rejects.toThrow(/denied/);
    expect(statSync(join(dataDir, 'mysql')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'mysql', 'password')).mode & 0o077).toBe(0);
    expect(existsSync(join(dataDir, 'mysql', 'init.sql'))).toBe(false);
  });
});

test.runIf(IS_RELEASE)('a lost password is replaced at the next start', async () => {
  const dataDir = temporaryFolder();
  const first = await start(dataDir);
  await first.stop();
  writeFileSync(join(dataDir, 'mysql', 'password'), '');
  const second = await start(dataDir);
  expect(second.url).not.toBe(first.url);
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.runIf(IS_RELEASE)('another port is chosen when the last one is in use', async () => {
  const dataDir = temporaryFolder();
  const occupier = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void occupier.close());
  await once(occupier, 'listening');
  const { port } = occupier.address() as AddressInfo;
  mkdirSync(join(dataDir, 'mysql'));
  writeFileSync(join(dataDir, 'mysql', 'server.json'), JSON.stringify({ pid: 0, port, socket: '' }));
  const database = await start(dataDir);
  expect(new URL(database.url).port).not.toBe(String(port));
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server that is killed is ready again on the same port within ten seconds', async () => {
  const dataDir = temporaryFolder();
  const lines: string[] = [];
  const database = await start(dataDir, (line) => lines.push(line));
  await query(database.url, 'CREATE TABLE kept (n INT)');
  const killed = serverPid(dataDir);
  signal(killed, 'SIGKILL');
  const answers = () =>
    query(database.url, 'SHOW TABLES').then(
      () => serverPid(dataDir) !== killed,
      () => false,
    );
  await until(answers, 10_000);
  expect(await query(database.url, 'SHOW TABLES')).toHaveLength(1);
  await until(() => lines.length === 2, 30_000);
  expect(lines).toEqual([
    'The embedded database stopped unexpectedly (SIGKILL); starting it again.',
    'The embedded database is ready again.',
  ]);
});

test('stopping twice ends the server and releases the lock of the folder', async () => {
  const dataDir = temporaryFolder();
  const database = await start(dataDir);
  const pid = serverPid(dataDir);
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  expect(processIdentity(pid)).toBeUndefined();
  expect(readFileSync(join(dataDir, 'mysql', 'server.log'), 'utf8')).toMatch(/[Ss]hutdown complete/);
  expect(serverPid(dataDir)).toBe(0);
  expect(existsSync(join(dataDir, 'mysql', 'lock'))).toBe(false);
});

test.runIf(IS_RELEASE)('a data folder whose path is too long for a socket works', async () => {
  const dataDir = join(temporaryFolder(), 'a-rather-long-name'.repeat(5), 'another-long-name'.repeat(5));
  const database = await start(dataDir);
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const { socket } = JSON.parse(readFileSync(join(dataDir, 'mysql', 'server.json'), 'utf8')) as { socket: string };
  expect(existsSync(socket)).toBe(true);
  await database.stop();
  expect(existsSync(join(socket, '..'))).toBe(false);
});

test.runIf(IS_RELEASE)('a stop during the restart of a killed server leaves no server running', async () => {
  const dataDir = temporaryFolder();
  const lines: string[] = [];
  const database = await start(dataDir, (line) => lines.push(line));
  const killed = serverPid(dataDir);
  signal(killed, 'SIGKILL');
  await until(() => ![0, killed].includes(serverPid(dataDir)), 10_000);
  const restarted = serverPid(dataDir);
  await database.stop();
  expect(processIdentity(restarted)).toBeUndefined();
  expect(await isPortFree(Number(new URL(database.url).port))).toBe(true);
});

test.runIf(IS_RELEASE)('two databases start at the same time in folders with spaces in their paths', async () => {
  const folder = temporaryFolder();
  const databases = await Promise.all(['data of one', 'data of two'].map((name) => start(join(folder, name))));
  expect(databases.map(({ created }) => created)).toEqual([true, true]);
});
