import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createScratchDatabase, type ServerAddress } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import { launch } from 'chrome-launcher';
import { findChromium } from '../src/support/find-chromium.ts';
import { environmentOf, MAIN } from '../src/support/server/built-api.ts';
import { runPortal } from '../src/support/server/run-portal.ts';
import type { Stage } from './row.ts';

type Step = () => unknown;

/** Starts a database server, the built portal with the demo's records, the build named by BENCH_BEFORE beside it, and a browser. */
export async function openStage(): Promise<{ stage: Stage; close: () => Promise<void> }> {
  const closing: Step[] = [];
  const close = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    const server = await startTestServer();
    closing.push(() => server.stop());
    const portalUrl = await openPortal(server.serverUrl, 'bench_web', MAIN, closing);
    const before = process.env['BENCH_BEFORE'];
    const beforeUrl = before ? await openPortal(server.serverUrl, 'bench_web_before', resolve(before), closing) : null;
    const emptyPageUrl = await openEmptyPage(closing);
    const browser = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });
    closing.push(() => browser.kill());
    return { stage: { portalUrl, beforeUrl, emptyPageUrl, browserPort: browser.port }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPortal(server: ServerAddress, database: string, main: string, closing: Step[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'job-alert-bench-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = environmentOf(await createScratchDatabase(server, database), dataDir);
  execFileSync(process.execPath, [main, 'demo:load'], { env, stdio: 'ignore' });
  const portal = await runPortal(env, main);
  closing.push(() => portal.stop());
  return portal.url;
}

async function openEmptyPage(closing: Step[]): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1></html>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
