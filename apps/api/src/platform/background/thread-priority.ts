import { constants, setPriority } from 'node:os';

/**
 * Gives the calling thread a lower priority, so that work on files never delays a request. Linux gives each thread a priority of its
 * own; elsewhere the call would slow the whole process down and is left out.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
