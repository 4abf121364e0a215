import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import { launch } from 'chrome-launcher';
import { environmentOf, MAIN } from '../src/support/server/built-api.ts';
import { findChromium } from '../src/support/find-chromium.ts';
import { runPortal } from '../src/support/server/run-portal.ts';
import type { Stage } from './row.ts';

/** Starts a database server with the demo's records, the built portal and a browser; `close` ends them all. */
export async function openStage(): Promise<{ stage: Stage; close: () => Promise<void> }> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'job-alert-bench-'));
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = await startTestServer();
    closing.push(() => server.stop());
    const env = environmentOf(await createScratchDatabase(server.serverUrl, 'bench_web'), dataDir);
    execFileSync(process.execPath, [MAIN, 'demo:load'], { env, stdio: 'ignore' });
    const portal = await runPortal(env);
    closing.push(() => portal.stop());
    const browser = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });
    closing.push(() => browser.kill());
    return { stage: { portalUrl: portal.url, browserPort: browser.port }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
