import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** The first message of a worker on Linux. */
export interface SandboxThread {
  /** The folder below /proc with the state of the worker's thread. */
  threadFolder: string;
}

/**
 * A sandboxed worker calls it first. It gives the thread a lower priority, so that work on files never delays a request, and tells the
 * parent which thread to watch. Linux gives each thread a priority of its own; elsewhere the call would slow the whole process down.
 */
export function enterSandbox(): void {
  if (process.platform !== 'linux') return;
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const thread: SandboxThread = { threadFolder: readlinkSync('/proc/thread-self') };
  parentPort?.postMessage(thread, []);
}
