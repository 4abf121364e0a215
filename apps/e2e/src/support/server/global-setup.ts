import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import type { TestProject } from 'vitest/node';
import { environmentOf, MAIN } from './built-api.ts';
import { findChromium, findShell } from '../find-chromium.ts';
import { type LoadedDemo, type RunningPortal, runPortalOver } from './run-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A URL of the test server. Each portal has its own database there. */
    databaseServer: string;
    /** The loaded demo: a database and a folder to copy. */
    demo: LoadedDemo;
    /** The URL of a local server that starts the shared portal and returns the portal's URL and log file. */
    sharedPortal: string;
    /** The path of the browser's program. */
    chromium: string;
    /** The smaller browser for tests without a PDF. */
    shell: string;
  }
}

/** Starts one database server and loads the demo once for all tests. Starts the portal that most tests share when the first of them needs it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(MAIN)) throw new Error('The portal is not built: run `npm run build` first.');
  project.provide('chromium', findChromium());
  project.provide('shell', findShell());
  const server = await startTestServer();
  const databaseServer = server.serverUrl('test_none');
  const demo = {
    database: `test_e2e_demo_${process.pid}`,
    dataDir: mkdtempSync(join(tmpdir(), 'job-alert-e2e-demo-')),
  };
  const databaseUrl = await createScratchDatabase(databaseServer, demo.database);
  execFileSync(process.execPath, [MAIN, 'demo:load'], {
    env: environmentOf(databaseUrl, demo.dataDir),
    stdio: 'ignore',
  });
  project.provide('databaseServer', databaseServer);
  project.provide('demo', demo);
  // This process starts the shared portal, because it outlives the worker and can wait for the portal to stop.
  let shared: Promise<RunningPortal> | undefined;
  const starter = createServer((_, response) => {
    shared ??= runPortalOver(databaseServer, 'shared', demo);
    shared.then(
      ({ url, logFile }) => response.end(JSON.stringify({ url, logFile })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(starter, 'listening');
  project.provide('sharedPortal', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);
  return async () => {
    starter.close();
    await shared?.then(
      (portal) => portal.stop(),
      () => undefined,
    );
    await dropScratchDatabase(databaseServer, demo.database);
    await server.stop();
    rmSync(demo.dataDir, { recursive: true, force: true });
  };
}
