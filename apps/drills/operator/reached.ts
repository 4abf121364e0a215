import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when `isSo` returns true. */
export async function reached(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(50);
}
