import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataFolder, writePrivateFile } from './data-folder.js';
import { LocalDatabaseError } from './errors.js';
import { processIdentity, signal, wasStartedWith } from './process-identity.js';
import { dataFolderFlag } from './server-flags.js';

/** State for the next start if the parent process dies. */
type ServerState = { pid: number; port: number; socket: string };

export function writeState(folder: DataFolder, state: ServerState): void {
  writePrivateFile(folder.state, JSON.stringify(state));
}

/** Returns the stored state; undefined if it is missing or damaged. */
export function readState(folder: DataFolder): ServerState | undefined {
  try {
    const { pid, port, socket } = JSON.parse(readFileSync(folder.state, 'utf8')) as Record<string, unknown>;
    const whole = typeof pid === 'number' && typeof port === 'number' && typeof socket === 'string';
    return whole ? { pid, port, socket } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the pid but keeps the port for the next start, so that the URL stays the same. */
export function removeState(folder: DataFolder, pid: number): void {
  const state = readState(folder);
  if (state?.pid === pid && existsSync(folder.root)) writeState(folder, { ...state, pid: 0 });
}

/**
 * Stops the server that a killed process has left in this folder. Reusing it is unsafe: it may have old flags, open
 * transactions and locks, and its death would not be noticed. Runs under the folder's lock and only stops a process
 * with this folder in its command line.
 */
export async function stopLeftoverServer(folder: DataFolder, log: (line: string) => void): Promise<void> {
  const state = readState(folder);
  for (const pid of new Set([state?.pid, pidFromServer(folder)])) {
    if (pid === undefined || !wasStartedWith(pid, dataFolderFlag(folder))) continue;
    log(`Stopping the embedded database (process ${pid}) that an earlier run left behind.`);
    await stopStranger(pid, processIdentity(pid));
  }
  if (state !== undefined && dirname(state.socket) !== folder.root) removeSocketPlace(dirname(state.socket));
}

async function stopStranger(pid: number, identity: string | undefined): Promise<void> {
  for (const [name, withinMs] of [
    ['SIGTERM', 20_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(pid, name);
    const deadline = Date.now() + withinMs;
    while (Date.now() < deadline) {
      if (identity === undefined || processIdentity(pid) !== identity) return;
      await sleep(20);
    }
  }
  throw new LocalDatabaseError(
    `The embedded database of an earlier run (process ${pid}) cannot be stopped: end it by hand.`,
  );
}

/** Returns the pid from the server's own file, which exists before ours is written. */
function pidFromServer(folder: DataFolder): number | undefined {
  try {
    return Number.parseInt(readFileSync(folder.pidFile, 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function removeSocketPlace(place: string): void {
  if (basename(place).startsWith('job-alert-socket-')) rmSync(place, { recursive: true, force: true });
}
