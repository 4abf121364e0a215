import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { errorCode } from './errors.js';

const hasProcFolder = existsSync('/proc/self/stat');

/**
 * Returns boot and start time, which distinguish a process from a later one with the same pid. Undefined if no such process runs
 * (a zombie counts as dead: in a container without an init it may never be reaped), '' if the start time is unreadable.
 */
export function processIdentity(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  return hasProcFolder ? identityFromProc(pid) : identityFromPs(pid);
}

/** Returns true if the identified process still runs. Unreadable identities count as running, so that no lock is taken from a live process. */
export function isSameProcess(pid: number, identity: string): boolean {
  const current = processIdentity(pid);
  return current !== undefined && (current === identity || current === '' || identity === '');
}

/** Returns true if a running process has exactly this argument. False if its command line is unreadable. */
export function wasStartedWith(pid: number, argument: string): boolean {
  if (processIdentity(pid) === undefined) return false;
  try {
    if (hasProcFolder) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(argument);
    return ` ${ps(pid, 'command=')} `.includes(` ${argument} `);
  } catch {
    return false;
  }
}

/** Sends a signal. Ignores processes that have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function exists(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function identityFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program name in brackets, which can contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startedAt}`;
  } catch {
    return exists(pid) ? '' : undefined;
  }
}

function identityFromPs(pid: number): string | undefined {
  try {
    const [state, ...startedAt] = ps(pid, 'stat=,lstart=').split(/\s+/);
    return state?.startsWith('Z') ? undefined : startedAt.join(' ');
  } catch {
    return exists(pid) ? '' : undefined;
  }
}

function ps(pid: number, columns: string): string {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return execFileSync('ps', ['-ww', '-o', columns, '-p', String(pid)], { encoding: 'utf8', env, stdio: 'pipe' }).trim();
}
