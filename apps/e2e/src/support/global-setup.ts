import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import type { TestProject } from 'vitest/node';
import { environmentOf, MAIN } from './built-api.ts';
import { findChromium, findShell } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address on the test server; every test file makes its own database beside it. */
    databaseServer: string;
    /** The demo as it is loaded: a database and a folder to copy. */
    demo: { database: string; dataDir: string };
    /** The browser's program. */
    chromium: string;
    /** What stands in for it where nobody looks at a PDF. */
    shell: string;
  }
}

/** One database server, one browser program and one loading of the demo for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(MAIN)) throw new Error('The portal is not built: run `npm run build` first.');
  project.provide('chromium', findChromium());
  project.provide('shell', findShell());
  const server = await startTestServer();
  const demo = {
    database: `test_e2e_demo_${process.pid}`,
    dataDir: mkdtempSync(join(tmpdir(), 'job-alert-e2e-demo-')),
  };
  const databaseUrl = await createScratchDatabase(server.serverUrl, demo.database);
  execFileSync(process.execPath, [MAIN, 'demo:load'], {
    env: environmentOf(databaseUrl, demo.dataDir),
    stdio: 'ignore',
  });
  project.provide('databaseServer', server.serverUrl('test_none'));
  project.provide('demo', demo);
  return async () => {
    await dropScratchDatabase(server.serverUrl, demo.database);
    await server.stop();
    rmSync(demo.dataDir, { recursive: true, force: true });
  };
}
