import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './errors.js';
import { isSameProcess, processIdentity } from './process-identity.js';

/** A lock until it is released or this process ends. */
export type Lock = { release(): void };

/** Thrown if a running process holds the lock. */
export class LockHeldError extends Error {
  override name = 'LockHeldError';

  constructor(readonly pid: number) {
    super(`Process ${pid} holds the lock.`);
  }
}

/**
 * Takes the lock file, or throws LockHeldError. Takes over the lock of a dead process. File system errors are passed
 * on.
 */
export function acquireLock(path: string): Lock {
  const content = JSON.stringify({
    pid: process.pid,
    identity: processIdentity(process.pid) ?? '',
    nonce: randomUUID(),
  });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  try {
    for (;;) {
      // A hard link is exclusive like O_EXCL, and readers never see an empty lock file.
      if (linkUnlessThere(draft, path)) return { release: () => removeIfUnchanged(path, content) };
      const current = readIfThere(path);
      if (current === undefined) continue;
      const pid = livingHolder(current);
      if (pid !== undefined) throw new LockHeldError(pid);
      removeStale(path, current);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes the lock, waiting up to `milliseconds`; then throws LockHeldError. */
export async function acquireLockWithin(path: string, milliseconds: number): Promise<Lock> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return acquireLock(path);
    } catch (error) {
      if (!(error instanceof LockHeldError) || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

/**
 * Removes the lock of a dead process, under another lock and only if its content is unchanged. Otherwise the slower of
 * two processes would delete the lock that the faster one has just taken.
 */
function removeStale(path: string, stale: string): void {
  const guard = acquireLock(`${path}.takeover`);
  try {
    removeIfUnchanged(path, stale);
  } finally {
    guard.release();
  }
}

/** Returns the pid of the holder if it runs. Unreadable files have no running holder. */
function livingHolder(content: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(content) as { pid: unknown; identity: unknown };
    if (typeof pid !== 'number' || typeof identity !== 'string') return undefined;
    return isSameProcess(pid, identity) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function linkUnlessThere(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function removeIfUnchanged(path: string, content: string): void {
  if (readIfThere(path) === content) unlinkSync(path);
}
