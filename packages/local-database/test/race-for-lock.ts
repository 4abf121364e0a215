import { existsSync } from 'node:fs';
import { acquireLock, LockHeldError } from '../src/lock-file.js';

/** Prints 'ready', tries to acquire the first path as a lock as soon as the second path exists, and prints 'got' or 'held'. Runs until killed. */
const [path = '', startSignal = ''] = process.argv.slice(2);
setInterval(() => undefined, 60_000);
process.stdout.write('ready ', () => {
  while (!existsSync(startSignal));
  process.stdout.write(attempt());
});

function attempt(): string {
  try {
    acquireLock(path);
    return 'got';
  } catch (error) {
    if (error instanceof LockHeldError) return 'held';
    throw error;
  }
}
