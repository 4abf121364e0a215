import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript, temporaryFolder, until } from '../test/programs.js';
import { acquireLock, acquireLockWithin, LockHeldError } from './lock-file.js';

const lockPath = () => join(temporaryFolder(), 'lock');

/** Returns a pid that no process has any more. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

function lockOf(pid: number, identity: string): string {
  return JSON.stringify({ pid, identity, nonce: 'n' });
}

test('a held lock is rejected with the pid of its holder until it is released', () => {
  const path = lockPath();
  const lock = acquireLock(path);
  expect(() => acquireLock(path)).toThrow(LockHeldError);
  expect(() => acquireLock(path)).toThrow(`Process ${process.pid} holds the lock.`);
  lock.release();
  acquireLock(path).release();
});

test('a lock of a dead process is taken over', () => {
  const path = lockPath();
  writeFileSync(path, lockOf(deadPid(), 'another boot:1'));
  acquireLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a lock is taken over when its pid has been given to another process since', () => {
  const path = lockPath();
  writeFileSync(path, lockOf(process.pid, 'an earlier boot:1'));
  expect(() => acquireLock(path).release()).not.toThrow();
});

test('a lock file that was cut off by a power failure is taken over', () => {
  const path = lockPath();
  writeFileSync(path, '');
  expect(() => acquireLock(path).release()).not.toThrow();
});

test('an interrupted takeover does not block the next one', () => {
  const path = lockPath();
  writeFileSync(path, lockOf(deadPid(), 'another boot:1'));
  writeFileSync(`${path}.takeover`, lockOf(deadPid(), 'another boot:2'));
  expect(() => acquireLock(path).release()).not.toThrow();
});

test('a late release does not remove the lock of the next holder', () => {
  const path = lockPath();
  const first = acquireLock(path);
  first.release();
  acquireLock(path);
  first.release();
  expect(() => acquireLock(path)).toThrow(LockHeldError);
});

test('acquiring and releasing a lock leaves no file behind', () => {
  const folder = temporaryFolder();
  const lock = acquireLock(join(folder, 'lock'));
  expect(readdirSync(folder)).toEqual(['lock']);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('waiting for a lock succeeds after its release and fails when the time is over', async () => {
  const path = lockPath();
  const lock = acquireLock(path);
  await expect(acquireLockWithin(path, 50)).rejects.toThrow(LockHeldError);
  setTimeout(() => lock.release(), 50);
  (await acquireLockWithin(path, 5_000)).release();
});

test('exactly one of several processes takes over the lock of a dead process', async () => {
  const path = lockPath();
  writeFileSync(path, lockOf(deadPid(), 'another boot:1'));
  const startSignal = `${path}.go`;
  const racers = Array.from({ length: 4 }, () => runScript('race-for-lock.ts', [path, startSignal]));
  await until(() => racers.every((racer) => racer.output() === 'ready '), 50_000);
  writeFileSync(startSignal, '');
  await until(() => racers.every((racer) => /got|held/.test(racer.output())), 50_000);
  expect(racers.map((racer) => racer.output()).sort()).toEqual(['ready got', 'ready held', 'ready held', 'ready held']);
});
