import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@job-alert/local-database/free-port';
import { copyScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { expect, inject, vi } from 'vitest';

export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built portal, running in a separate process. */
export interface BuiltPortal {
  process: ChildProcess;
  port: number;
  url: string;
  databaseUrl: string;
  folder: string;
  /** Returns the output so far. */
  output(): string;
  /** Stops the process if it runs, and deletes its folder and its database. */
  stop(): Promise<void>;
}

let count = 0;

/** Starts the built portal and waits until it is ready. Creates a migrated database for it unless the settings name one. */
export async function startBuiltPortal(
  settings: Record<string, string>,
  nodeArguments: readonly string[] = [],
): Promise<BuiltPortal> {
  const server = inject('databaseServer');
  const name = `test_built_${process.pid}_${(count += 1)}`;
  const databaseUrl = settings['DATABASE_URL'] ?? (await copyScratchDatabase(server, inject('migratedDatabase'), name));
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-built-'));
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port) };
  const portal = spawn(process.execPath, [...nodeArguments, MAIN], {
    env: { PATH, HOME, LOG_LEVEL: 'silent', DEMO_DATA: 'off', ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [portal.stdout, portal.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const stop = async () => {
    if (portal.exitCode === null && portal.signalCode === null) {
      portal.kill('SIGKILL');
      await once(portal, 'exit');
    }
    await dropScratchDatabase(server, name);
    rmSync(folder, { recursive: true });
  };
  await vi.waitFor(() => expect(text).toContain('Job Alert is ready'), { timeout: 60_000 });
  return { process: portal, port, url: `http://127.0.0.1:${port}`, databaseUrl, folder, output: () => text, stop };
}
