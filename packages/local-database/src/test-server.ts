import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.js';
import { startLocalDatabase } from './local-database.js';
import { acquireLock } from './lock-file.js';
import { addressOf } from './scratch.js';
import { stopLeftoverServer } from './server-state.js';

/** A server on which tests make databases of their own. */
export type TestServer = {
  /** The address of a database of this server, which need not exist. */
  serverUrl: (database: string) => string;
  /** Stops the server and removes its data; does nothing to a server that was there before. */
  stop(): Promise<void>;
};

const folderPrefix = 'job-alert-test-';
const gigabyte = 1_000_000_000;

/**
 * Returns a server for a test run, for vitest's globalSetup: that of TEST_DATABASE_URL or DATABASE_URL, else a private one in memory (or the
 * temporary folder). Removes the remains of test runs that were killed.
 */
export async function startTestServer(env: NodeJS.ProcessEnv = process.env): Promise<TestServer> {
  const given = env.TEST_DATABASE_URL || env.DATABASE_URL;
  if (given) return { serverUrl: (database) => addressOf(given, database), stop: () => Promise.resolve() };
  const base = testFolderBase();
  await removeAbandoned(base);
  const dataDir = mkdtempSync(join(base, folderPrefix));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const database = await startLocalDatabase({ dataDir, database: 'test', durability: 'test' });
    return { serverUrl: database.serverUrl, stop: () => database.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Where test data goes: into memory if there is room for it, which spares the disk and is much faster on a slow one. */
export function testFolderBase(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > gigabyte ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Stops the servers of test runs that were killed, and removes their folders. Servers of running tests and of other users stay. */
export async function removeAbandoned(base: string): Promise<void> {
  for (const name of readdirSync(base)) {
    const path = join(base, name);
    try {
      if (!name.startsWith(folderPrefix) || !isOurs(path)) continue;
      const folder = openDataFolder(path);
      const lock = acquireLock(folder.lock);
      try {
        await stopLeftoverServer(folder, () => undefined);
        rmSync(path, { recursive: true, force: true });
      } finally {
        lock.release();
      }
    } catch {
      // In use, or being removed by another run: not ours to tidy.
    }
  }
}

/** A folder without a lock may be one that another run has made a moment ago and is about to lock. */
function isOurs(path: string): boolean {
  const { uid, mtimeMs } = statSync(path);
  return uid === process.getuid?.() && (existsSync(join(path, 'mysql', 'lock')) || Date.now() - mtimeMs > 60_000);
}
