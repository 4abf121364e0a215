import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { freePort } from '@job-alert/local-database/free-port';

/** A server in a separate process, so that the load generator does not share its thread. */
export interface ChildServer {
  url: string;
  /** Returns the processor time so far (user and system), in seconds. */
  cpuSeconds(): Promise<number>;
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}

export async function startChild(
  command: string[],
  environment: Record<string, string>,
  readyPath: string,
): Promise<ChildServer> {
  const port = await freePort();
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, url + readyPath);
  return {
    url,
    cpuSeconds: async () => cpuOf(await readFile(`/proc/${child.pid}/stat`, 'utf8')),
    megabytes: async () =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Returns the processor time in seconds from fields 14 and 15 of /proc/…/stat, which are hundredths of a second. */
export function cpuOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode} before it answered.`);
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`No answer at ${url} within 30 s.`);
}
