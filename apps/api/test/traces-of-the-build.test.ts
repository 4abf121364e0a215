import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltPortal } from './builders/built-portal.js';
import { startCollector } from './builders/collector.js';

/** The bundle names the source of each part. prom-client always loads the API, so only the other packages count. */
const SDK = /node_modules\/@opentelemetry\/(?!api\/)/;

/** Returns a hook that appends the URL of each loaded module to a file. Node calls `load` for each module. */
const recordingLoads = (file: string): string => `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(file)}, url + '\\n');
  return next(url, context);
}`;

/** Starts the built server, searches jobs over REST and stops it. Returns the loaded modules that contain code of OpenTelemetry's SDK. */
async function modulesWithSdk(settings: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-traces-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [hooks, register, loaded] = ['hooks.mjs', 'register.mjs', 'loaded.txt'].map((file) => join(folder, file));
  if (hooks === undefined || register === undefined || loaded === undefined) throw new Error('Three paths are made.');
  writeFileSync(hooks, recordingLoads(loaded));
  writeFileSync(register, `import { register } from 'node:module'; register('./hooks.mjs', import.meta.url);`);
  const portal = await startBuiltPortal(settings, ['--import', register]);
  onTestFinished(portal.stop);
  const { status } = await fetch(`${portal.url}/job/current-opening/search/`);
  expect(status).toBe(200);
  portal.process.kill('SIGTERM');
  await once(portal.process, 'exit');
  return readFileSync(loaded, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:') && SDK.test(readFileSync(fileURLToPath(url), 'utf8')));
}

test('the built server does not load the SDK of OpenTelemetry while traces are off', async () => {
  expect(await modulesWithSdk({})).toEqual([]);
});

test('the built server exports the trace of a job search', async () => {
  const collector = await startCollector();
  onTestFinished(collector.stop);
  const modules = await modulesWithSdk({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  expect(modules).not.toEqual([]);
  expect(collector.spans().map(({ name }) => name)).toContain('GET /job/current-opening/search/');
});
