import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { readConfig } from '../src/platform/config.js';
import { mergeMetrics } from '../src/server/ops/worker-metrics.js';
import { type BuiltPortal, MAIN, startBuiltPortal } from './builders/built-portal.js';

const API = fileURLToPath(new URL('..', import.meta.url));

/** A parsed line of the log. */
interface Line {
  pid: number;
  msg: string;
  route?: string;
}

interface Answer {
  status: number;
  body: string;
}

test('WORKERS is 1 by default, and auto starts at least one', () => {
  expect(readConfig({}).WORKERS).toBe(1);
  expect(readConfig({ WORKERS: 'auto' }).WORKERS).toBeGreaterThanOrEqual(1);
});

test('the merged metrics of several processes describe each metric once', () => {
  const one =
    '# HELP up Is it?\n# TYPE up gauge\nup{worker="1"} 1\n\n# HELP mails All.\n# TYPE mails gauge\nmails{worker="1"} 2\n';
  const other = '# HELP up Is it?\n# TYPE up gauge\nup{worker="2"} 0\n';
  expect(mergeMetrics([one, '', other])).toBe(
    '# HELP up Is it?\n# TYPE up gauge\nup{worker="1"} 1\nup{worker="2"} 0\n\n# HELP mails All.\n# TYPE mails gauge\nmails{worker="1"} 2\n',
  );
});

describe.runIf(IS_RELEASE)('two workers on one port', () => {
  const lines: Line[] = [];
  let built: BuiltPortal;
  let portal: ChildProcess;
  let port: number;

  /** Sends each request on its own connection, so that both workers receive some. */
  const ask = (path: string, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const method = body ? 'POST' : 'GET';
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve({ status: response.statusCode ?? 0, body: text });
      })
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });
  const servers = (): Set<number> =>
    new Set(lines.filter(({ route }) => route === '/graphql' || route === '/livez').map(({ pid }) => pid));
  const untilBothServe = (): Promise<void> =>
    vi.waitFor(
      async () => {
        lines.length = 0;
        for (let time = 0; time < 6; time += 1) await ask('/livez');
        await vi.waitFor(() => expect(servers().size).toBe(2), { timeout: 2_000 });
      },
      { timeout: 30_000 },
    );

  beforeAll(async () => {
    built = await startBuiltPortal({ WORKERS: '2', LOG_LEVEL: 'info', DRAIN_SECONDS: '2' });
    ({ process: portal, port } = built);
    let rest = '';
    portal.stdout?.on('data', (chunk: Buffer) => {
      const whole = (rest + chunk.toString()).split('\n');
      rest = whole.pop() ?? '';
      lines.push(...whole.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line));
    });
  }, 60_000);
  afterAll(() => built.stop());

  test('both serve requests and log their process id', async () => {
    await untilBothServe();
    expect(servers()).not.toContain(portal.pid);
  }, 30_000);

  test('show the metrics of each worker together, and shared metrics once', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { body } = await ask('/metrics');
      const workersOf = (metric: string) =>
        [...body.matchAll(new RegExp(`^${metric}\\{.*worker="(\\d)".*\\}`, 'gm'))].map(([, worker]) => worker);
      expect(workersOf('process_resident_memory_bytes')).toEqual(['0', '1', '2']);
      expect(workersOf('outbox_waiting_mails')).toEqual(['0']);
      expect(new Set(workersOf('http_request_duration_seconds_count'))).toEqual(new Set(['1', '2']));
      expect(body.match(/database_pool_max_connections\{worker="\d"\} \d+/g)).toEqual(
        [5, 10, 10].map((most, worker) => `database_pool_max_connections{worker="${worker}"} ${most}`),
      );
      expect(body.match(/^# TYPE http_request_duration_seconds /gm)).toHaveLength(1);
    }
  });

  test('are restarted after a crash while the other one serves', async () => {
    const [victim = 0] = servers();
    process.kill(victim, 'SIGKILL');
    await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('a worker has ended'), { timeout: 5_000 });
    expect((await ask('/livez')).status).toBe(200);
    await untilBothServe();
    expect(servers()).not.toContain(victim);
  }, 60_000);

  test('finish requests at a stop, and all processes end', async () => {
    const half = request({
      host: '127.0.0.1',
      port,
      path: '/graphql',
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json' },
    });
    half.write('{"query":');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const pids = [...servers()];
    const ended = once(portal, 'exit');
    portal.kill('SIGTERM');
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), { timeout: 1_500, interval: 50 });
    expect((await ask('/livez')).status).toBe(200);
    const answered = once(half, 'response');
    half.end('"{ viewer { id } }"}');
    const [response] = (await answered) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect([200, 429]).toContain(response.statusCode);
    expect(await ended).toEqual([0, null]);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  }, 30_000);
});

test.runIf(IS_RELEASE)(
  'a used port ends the start of workers with exit code 1 and one error',
  async () => {
    const name = `test_workers_taken_${process.pid}`;
    const folder = mkdtempSync(join(tmpdir(), 'job-alert-workers-'));
    const DATABASE_URL = await copyScratchDatabase(inject('databaseServer'), inject('migratedDatabase'), name);
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, DATABASE_URL, DATA_DIR: folder, PORT: String(port), WORKERS: '2', LOG_LEVEL: 'silent' };
    const portal = spawn(process.execPath, [MAIN], { env, cwd: API, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    portal.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    expect(await once(portal, 'exit')).toEqual([1, null]);
    expect(complaint.trim().split('\n')).toEqual([
      expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is taken/),
      'A worker exited before it was ready. The log has the reason.',
    ]);
    busy.close();
    await dropScratchDatabase(inject('databaseServer'), name);
    rmSync(folder, { recursive: true });
  },
  60_000,
);
