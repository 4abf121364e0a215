import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyScratchDatabase, createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { inject } from 'vitest';
import { environmentOf, MAIN } from './built-api.ts';

const READY_WITHIN_MS = 60_000;

/** The built portal as its own process over a database of its own. */
export interface Portal {
  url: string;
  /** What it wrote, for a failed journey. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the built portal as `npm start` runs it, with an administrator; the demo is there when it is asked for. */
export async function startPortal(name: string, { demo = false } = {}): Promise<Portal> {
  const server = inject('databaseServer');
  const database = `test_e2e_${name}_${process.pid}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'job-alert-e2e-'));
  if (demo) cpSync(inject('demo').dataDir, dataDir, { recursive: true });
  const databaseUrl = demo
    ? await copyScratchDatabase(server, inject('demo').database, database)
    : await createScratchDatabase(server, database);
  const port = await freePort();
  const env = { ...environmentOf(databaseUrl, dataDir), PORT: String(port) };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  await ready(url, child, () => output);
  return {
    url,
    log: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await dropScratchDatabase(server, database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: { exitCode: number | null }, output: () => string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The portal did not become ready:\n${output()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
