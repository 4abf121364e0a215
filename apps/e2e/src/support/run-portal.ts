import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { MAIN } from './built-api.ts';

const READY_WITHIN_MS = 60_000;

/** The built portal as its own process. */
export interface RunningPortal {
  url: string;
  /** What it wrote, for a failed journey. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the built portal with these settings at a free port, and waits until it is ready. */
export async function runPortal(settings: NodeJS.ProcessEnv): Promise<RunningPortal> {
  const port = await freePort();
  const env = { ...settings, PORT: String(port) };
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
