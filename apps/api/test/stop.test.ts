import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@job-alert/local-database/free-port';
import { processIdentity } from '@job-alert/local-database/process-identity';
import { copyScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { IS_RELEASE } from '../../e2e/src/support/server/release.js';
import { openDataSource } from '../src/database/data-source.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** Milliseconds from the signal within which the process must be gone: its grace period of ten seconds, and a busy machine. */
const GONE_WITHIN = 20_000;
const HALF_A_REQUEST =
  'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query":';

interface Started {
  portal: ChildProcess;
  port: number;
  folder: string;
}

/** Starts the portal, and waits until it is ready. */
async function start(settings: Record<string, string>): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-stop-'));
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent', DEMO_DATA: 'off', ...settings };
  const portal = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (portal.exitCode === null && portal.signalCode === null) {
      portal.kill('SIGKILL');
      await once(portal, 'exit');
    }
    rmSync(folder, { recursive: true });
  });
  let output = '';
  portal.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toContain('Job Alert is ready'), { timeout: 60_000 });
  return { portal, port, folder };
}

async function database(name: string): Promise<string> {
  const full = `test_stop_${name}_${process.pid}`;
  onTestFinished(() => dropScratchDatabase(inject('databaseServer'), full));
  return copyScratchDatabase(inject('databaseServer'), inject('migratedDatabase'), full);
}

/** Tells the portal to stop; gives its exit code and the milliseconds that it took. */
async function stop(portal: ChildProcess): Promise<{ code: number | null; took: number }> {
  const since = performance.now();
  const ended = once(portal, 'exit');
  portal.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return { code, took: performance.now() - since };
}

const isAlive = (pid: number): boolean => processIdentity(pid) !== undefined;

/** Each waits for the grace period. That a portal ends in good order is looked at in start.test.ts, in every run. */
describe.runIf(IS_RELEASE)('SIGTERM ends the process within its grace period', () => {
  test('while a request never ends, and stops the embedded database', async () => {
    const { portal, port, folder } = await start({});
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
    const DATABASE_URL = await database('lock');
    const dataSource = await openDataSource(DATABASE_URL, 1);
    onTestFinished(() => dataSource.destroy());
    const { portal } = await start({ DATABASE_URL });
    await dataSource.query('LOCK TABLES lease WRITE, webhook READ');
    const waiting = () => dataSource.query<object[]>('SHOW PROCESSLIST');
    await vi.waitFor(async () => expect(JSON.stringify(await waiting())).toContain('table metadata lock'), {
      timeout: 30_000,
    });
    const { code, took } = await stop(portal);
    expect(code).toBe(1);
    expect(took).toBeLessThan(GONE_WITHIN);
  }, 120_000);

  test('while one of several workers is stopped, which does not outlive it', async () => {
    const { portal } = await start({ DATABASE_URL: await database('worker'), WORKERS: '2' });
    const children = readFileSync(`/proc/${portal.pid}/task/${portal.pid}/children`, 'utf8').trim().split(' ');
    const [stuck = 0] = children.map(Number);
    process.kill(stuck, 'SIGSTOP');
    const { code, took } = await stop(portal);
    expect(code).toBe(1);
    expect(took).toBeLessThan(GONE_WITHIN);
    await vi.waitFor(() => expect(isAlive(stuck)).toBe(false), { timeout: 5_000 });
  }, 120_000);
});
