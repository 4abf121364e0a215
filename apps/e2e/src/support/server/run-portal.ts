import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@job-alert/local-database/free-port';
import { copyScratchDatabase, createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { environmentOf, MAIN } from './built-api.ts';

const READY_WITHIN_MS = 120_000;

/** The loaded demo: a database and a folder to copy. */
export interface LoadedDemo {
  database: string;
  dataDir: string;
}

/** The built portal as a separate process. */
export interface RunningPortal {
  url: string;
  /** The path of the log file. */
  logFile: string;
  stop(): Promise<void>;
}

/** Starts the built portal, or another build of it, with these settings on a free port, and waits until it is ready. */
export async function runPortal(settings: NodeJS.ProcessEnv, main = MAIN): Promise<RunningPortal> {
  const port = await freePort();
  const env = { ...settings, PORT: String(port) };
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-log-'));
  const logFile = join(folder, 'portal.log');
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', log, log] });
  closeSync(log);
  const exit = once(child, 'exit');
  const url = `http://localhost:${port}`;
  await ready(url, child, logFile);
  return {
    url,
    logFile,
    async stop() {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the built portal with its own database and data folder, which are deleted when it stops. With `demo` they are copies of the demo's. */
export async function runPortalOver(server: string, name: string, demo?: LoadedDemo): Promise<RunningPortal> {
  const database = `test_e2e_${name}_${process.pid}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'job-alert-e2e-'));
  if (demo) cpSync(demo.dataDir, dataDir, { recursive: true });
  const databaseUrl = demo
    ? await copyScratchDatabase(server, demo.database, database)
    : await createScratchDatabase(server, database);
  const portal = await runPortal(environmentOf(databaseUrl, dataDir));
  return {
    ...portal,
    async stop() {
      await portal.stop();
      await dropScratchDatabase(server, database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: { exitCode: number | null }, logFile: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The portal did not become ready:\n${readFileSync(logFile, 'utf8')}`);
}
