import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when something is so. */
export async function reached(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(50);
}
