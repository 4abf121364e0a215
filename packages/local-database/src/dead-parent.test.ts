import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  ended,
  type Program,
  query,
  readyLine,
  runScript,
  serverPid,
  temporaryFolder,
  until,
} from '../test/programs.js';
import { IS_RELEASE } from '../../../test-release.js';
import { startLocalDatabase } from './local-database.js';
import { processIdentity } from './process-identity.js';

const runs = (pid: number) => processIdentity(pid) !== undefined;

async function kill(program: Program): Promise<void> {
  program.kill('SIGKILL');
  await until(() => program.signalCode === 'SIGKILL', 30_000);
}

test('the next start replaces a server whose parent was killed and keeps its committed data', async () => {
  const dataDir = temporaryFolder();
  const parent = runScript('hold-database.ts', [dataDir, 'full']);
  const { url } = await readyLine(parent);
  await query(url, 'CREATE TABLE kept (n INT)');
  await query(url, 'INSERT INTO kept VALUES (1)');
  const orphan = serverPid(dataDir);
  await kill(parent);
  expect(runs(orphan)).toBe(true);

  const lines: string[] = [];
  const database = await startLocalDatabase({ dataDir, log: (line) => lines.push(line) });
  onTestFinished(() => database.stop());
  expect(runs(orphan)).toBe(false);
  expect(lines).toEqual([`Stopping the embedded database (process ${orphan}) that an earlier run left behind.`]);
  expect(database.created).toBe(false);
  expect(await query(database.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
});

test.runIf(IS_RELEASE)('the next start recovers the data after the parent and the server were killed', async () => {
  const dataDir = temporaryFolder();
  const parent = runScript('hold-database.ts', [dataDir, 'full']);
  const { url } = await readyLine(parent);
  await query(url, 'CREATE TABLE kept (n INT)');
  const server = serverPid(dataDir);
  await kill(parent);
  process.kill(server, 'SIGKILL');
  await until(() => !runs(server), 30_000);

  const database = await startLocalDatabase({ dataDir });
  onTestFinished(() => database.stop());
  expect(await query(database.url, 'SHOW TABLES')).toHaveLength(1);
});

test('a start does not kill an unrelated process that has the recorded pid of a dead server', async () => {
  const dataDir = temporaryFolder();
  const bystander = spawn('sleep', ['60']);
  onTestFinished(() => void bystander.kill());
  const pid = bystander.pid ?? 0;
  mkdirSync(join(dataDir, 'mysql'));
  writeFileSync(
    join(dataDir, 'mysql', 'server.json'),
    JSON.stringify({ pid, port: 3306, socket: '/nowhere/server.sock' }),
  );
  writeFileSync(join(dataDir, 'mysql', 'server.pid'), `${pid}\n`);
  const database = await startLocalDatabase({ dataDir, durability: 'test' });
  await database.stop();
  expect(runs(pid)).toBe(true);
});

test.runIf(IS_RELEASE)('a second process is rejected with the pid of the running parent', async () => {
  const dataDir = temporaryFolder();
  const parent = runScript('hold-database.ts', [dataDir]);
  const { url } = await readyLine(parent);
  const second = runScript('hold-database.ts', [dataDir]);
  await ended(second);
  expect(second.exitCode).toBe(1);
  expect(second.errors()).toBe(
    `The embedded database in ${dataDir} is already in use by process ${parent.pid}: stop that one first or set DATA_DIR to another folder.\n`,
  );
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

  parent.kill('SIGTERM');
  await ended(parent);
  expect(parent.exitCode).toBe(0);
  expect(readFileSync(join(dataDir, 'mysql', 'server.log'), 'utf8')).toMatch(/[Ss]hutdown complete/);
});

test.runIf(IS_RELEASE)('a process that exits without stopping its database leaves no server running', async () => {
  const dataDir = temporaryFolder();
  const parent = runScript('hold-database.ts', [dataDir]);
  await readyLine(parent);
  const server = serverPid(dataDir);
  parent.kill('SIGUSR2');
  await ended(parent);
  expect(parent.exitCode).toBe(3);
  await until(() => !runs(server), 50_000);
});

test('a process that exits while its server starts leaves no server running', async () => {
  const dataDir = temporaryFolder();
  const parent = runScript('hold-database.ts', [dataDir]);
  await until(() => existsSync(join(dataDir, 'mysql', 'server.json')), 60_000);
  const server = serverPid(dataDir);
  parent.kill('SIGUSR2');
  await ended(parent);
  expect(parent.exitCode).toBe(3);
  expect(parent.output()).toBe('');
  await until(() => !runs(server), 50_000);
});
