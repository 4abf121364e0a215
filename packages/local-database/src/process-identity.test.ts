import { spawn, spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../test/programs.js';
import { isSameProcess, processIdentity, signal, wasStartedWith } from './process-identity.js';

test('a process keeps its identity and two processes have different identities', () => {
  const other = spawn('sleep', ['60']);
  onTestFinished(() => void other.kill());
  const own = processIdentity(process.pid);
  expect(own).toMatch(/./);
  expect(processIdentity(process.pid)).toBe(own);
  expect(processIdentity(other.pid ?? 0)).not.toBe(own);
  expect(isSameProcess(process.pid, own ?? '')).toBe(true);
  expect(isSameProcess(process.pid, 'an earlier boot:1')).toBe(false);
});

test('an ended process has no identity and a signal to it causes no error', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(processIdentity(pid)).toBeUndefined();
  expect(isSameProcess(pid, '')).toBe(false);
  expect(() => signal(pid, 'SIGTERM')).not.toThrow();
});

test('an ended process that its parent has not collected (a zombie) has no identity', async () => {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60']);
  onTestFinished(() => void parent.kill());
  let output = '';
  parent.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(() => output.endsWith('\n'), 30_000);
  await expect.poll(() => processIdentity(Number(output)), { timeout: 30_000 }).toBeUndefined();
});

test.each([0, -1, 1.5, Number.NaN])('%d is no valid pid and has no identity', (pid) => {
  expect(processIdentity(pid)).toBeUndefined();
});

test('a process is recognised by a whole argument of its command line but not by a part of one', () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', '--', '--datadir=/one/two']);
  onTestFinished(() => void child.kill());
  expect(wasStartedWith(child.pid ?? 0, '--datadir=/one/two')).toBe(true);
  expect(wasStartedWith(child.pid ?? 0, '--datadir=/one')).toBe(false);
});
