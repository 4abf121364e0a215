import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@job-alert/local-database/free-port';
import { copyScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { startCollector } from './builders/collector.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The bundle names the source of each part. prom-client always loads the API, so only the other packages count. */
const SDK = /node_modules\/@opentelemetry\/(?!api\/)/;

/** Node calls `load` for each module: it appends the address of the module to a file. */
const recordingLoads = (file: string): string => `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(file)}, url + '\\n');
  return next(url, context);
}`;

/** Starts the built server, searches jobs over REST and stops it. Returns the loaded modules that contain code of OpenTelemetry's SDK. */
async function modulesWithSdk(name: string, settings: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-traces-'));
  const database = `test_traces_${name}_${process.pid}`;
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await dropScratchDatabase(inject('databaseServer'), database);
  });
  const [hooks, register, loaded] = ['hooks.mjs', 'register.mjs', 'loaded.txt'].map((file) => join(folder, file));
  if (hooks === undefined || register === undefined || loaded === undefined) throw new Error('Three paths are made.');
  writeFileSync(hooks, recordingLoads(loaded));
  writeFileSync(register, `import { register } from 'node:module'; register('./hooks.mjs', import.meta.url);`);
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const portal = spawn(process.execPath, ['--import', register, MAIN], {
    env: {
      PATH,
      HOME,
      DATABASE_URL: await copyScratchDatabase(inject('databaseServer'), inject('migratedDatabase'), database),
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(portal, 'exit');
  onTestFinished(async () => {
    portal.kill('SIGKILL');
    await ended;
  });
  let output = '';
  portal.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toContain('Job Alert is ready'), { timeout: 60_000 });
  const { status } = await fetch(`http://127.0.0.1:${port}/job/current-opening/search/`);
  expect(status).toBe(200);
  portal.kill('SIGTERM');
  await ended;
  return readFileSync(loaded, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:') && SDK.test(readFileSync(fileURLToPath(url), 'utf8')));
}

test('the built server does not load the SDK of OpenTelemetry while traces are off', async () => {
  expect(await modulesWithSdk('off', {})).toEqual([]);
});

test('the built server exports the trace of a job search', async () => {
  const collector = await startCollector();
  onTestFinished(collector.stop);
  const modules = await modulesWithSdk('on', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  expect(modules).not.toEqual([]);
  expect(collector.spans().map(({ name }) => name)).toContain('GET /job/current-opening/search/');
});
