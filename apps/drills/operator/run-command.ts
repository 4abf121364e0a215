import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../../api', import.meta.url));
const MAIN = 'src/main.ts';

/** The output and the cost of a command. */
export interface CommandResult {
  output: string;
  seconds: number;
  /** The highest memory that was measured. */
  megabytes: number;
}

/**
 * Runs an operator command with these settings. Throws its output if it fails. After `killedAfter` milliseconds the command is killed
 * with kill -9.
 */
export async function runCommand(
  name: string,
  words: readonly string[],
  settings: Record<string, string>,
  killedAfter?: number,
): Promise<CommandResult> {
  const { PATH = '', HOME = '' } = process.env;
  const args = ['--conditions=source', '--import', 'tsx', MAIN, name, ...words];
  const child = spawn(process.execPath, args, {
    cwd: API,
    env: { PATH, HOME, LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killing = killedAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killedAfter);
  let output = '';
  let complaint = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
  const from = Date.now();
  let megabytes = 0;
  const watch = setInterval(() => (megabytes = peakMemory(child.pid) ?? megabytes), 200);
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  const [code] = await exit.finally(() => {
    clearInterval(watch);
    clearTimeout(killing);
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${complaint}`);
  console.log(output.trim());
  return { output: output.trim(), seconds: (Date.now() - from) / 1_000, megabytes };
}

/** Returns the peak memory of a process in MB, or undefined if the process has ended. */
function peakMemory(pid = 0): number | undefined {
  try {
    return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000);
  } catch {
    return undefined;
  }
}
