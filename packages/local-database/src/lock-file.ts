import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './errors.js';
import { isSameProcess, processIdentity } from './process-identity.js';

/** A lock that is ours until released (or until this process ends, however it ends). */
export type Lock = { release(): void };

/** Thrown when a living process, possibly this one, holds the lock. */
export class LockHeldError extends Error {
  override name = 'LockHeldError';

  constructor(readonly pid: number) {
    super(`Process ${pid} holds the lock.`);
  }
}

/**
 * Takes the lock file at `path`, or throws LockHeldError. A lock whose holder is dead is taken over. File system errors (no
 * permission, read-only) pass through.
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
      // A hard link is as exclusive as O_EXCL, and no reader ever meets a lock file that is still empty.
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

/** Takes the lock, waiting up to `milliseconds` for its holder; then throws LockHeldError. */
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
 * Two processes may find the same dead holder. Were each just to delete the file, the slower one would delete the lock that the
 * faster one has meanwhile taken. So deleting is done under a lock of its own, and only while the content is still the dead one's.
 */
function removeStale(path: string, stale: string): void {
  const guard = acquireLock(`${path}.takeover`);
  try {
    removeIfUnchanged(path, stale);
  } finally {
    guard.release();
  }
}

/** The pid of the holder when it lives. A file that cannot be read as a lock (cut off by a power failure) has no living holder. */
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
