import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { processIdentity } from '@job-alert/local-database/process-identity';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { openDataSource } from '../src/database/data-source.js';
import { type BuiltPortal, startBuiltPortal } from './builders/built-portal.js';

/**
 * The maximum time from the signal to the end of the process, in milliseconds. It is the grace period of ten seconds, plus reserve for a busy
 * machine.
 */
const GONE_WITHIN = 20_000;
const HALF_A_REQUEST =
  'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query":';

async function start(settings: Record<string, string>): Promise<BuiltPortal> {
  const built = await startBuiltPortal(settings);
  onTestFinished(built.stop);
  return built;
}

/** Stops the portal. Returns its exit code and the duration in milliseconds. */
async function stop(portal: ChildProcess): Promise<{ code: number | null; took: number }> {
  const since = performance.now();
  const ended = once(portal, 'exit');
  portal.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return { code, took: performance.now() - since };
}

const isAlive = (pid: number): boolean => processIdentity(pid) !== undefined;

/** Each test waits for the grace period. start.test.ts checks the normal stop in every run. */
describe.runIf(IS_RELEASE)('SIGTERM ends the process within its grace period', () => {
  test('while a request never ends, and stops the embedded database', async () => {
    const { process: portal, port, folder } = await start({ DATABASE_URL: '' });
    const request = connect(port, '127.0.0.1');
    onTestFinished(() => void request.destroy());
    request.on('error', () => undefined).write(HALF_A_REQUEST);
    await once(request, 'connect');
    const { pid } = JSON.parse(readFileSync(join(folder, 'mysql', 'server.json'), 'utf8')) as { pid: number };
    expect(isAlive(pid)).toBe(true);
    const { code, took } = await stop(portal);
    expect(code).toBe(1);
    expect(took).toBeLessThan(GONE_WITHIN);
    expect(isAlive(pid)).toBe(false);
  }, 120_000);

  test('while a statement of the periodic work waits for a lock', async () => {
    const { process: portal, databaseUrl } = await start({});
    const dataSource = await openDataSource(databaseUrl, 1);
    onTestFinished(() => dataSource.destroy());
    await dataSource.query('LOCK TABLES lease WRITE, webhook READ');
    const waiting = () => dataSource.query<object[]>('SHOW PROCESSLIST');
    await vi.waitFor(async () => expect(JSON.stringify(await waiting())).toContain('table metadata lock'), {
      timeout: 30_000,
    });
    const { code, took } = await stop(portal);
    expect(code).toBe(1);
    expect(took).toBeLessThan(GONE_WITHIN);
  }, 120_000);

  test('while one of several workers hangs, and ends that worker', async () => {
    const { process: portal } = await start({ WORKERS: '2' });
    const children = readFileSync(`/proc/${portal.pid}/task/${portal.pid}/children`, 'utf8').trim().split(' ');
    const [stuck = 0] = children.map(Number);
    process.kill(stuck, 'SIGSTOP');
    const { code, took } = await stop(portal);
    expect(code).toBe(1);
    expect(took).toBeLessThan(GONE_WITHIN);
    await vi.waitFor(() => expect(isAlive(stuck)).toBe(false), { timeout: 5_000 });
  }, 120_000);
});
