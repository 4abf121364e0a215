import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.js';
import { startLocalDatabase } from './local-database.js';
import { acquireLock } from './lock-file.js';
import { scratchDatabaseUrl } from './scratch.js';
import { stopLeftoverServer } from './server-state.js';

/** A server on which tests create databases. */
export type TestServer = {
  /** Returns the URL of a database on this server, which need not exist. */
  serverUrl: (database: string) => string;
  /** Stops the server and removes its data. Does nothing for an existing server. */
  stop(): Promise<void>;
};

const folderPrefix = 'job-alert-test-';
const gigabyte = 1_000_000_000;

/**
 * Returns a server for vitest's globalSetup: that of TEST_DATABASE_URL or DATABASE_URL, else a private one in memory
 * (or the temporary folder). Removes the remains of killed test runs.
 */
export async function startTestServer(env: NodeJS.ProcessEnv = process.env): Promise<TestServer> {
  const url = env.TEST_DATABASE_URL || env.DATABASE_URL;
  if (url) return { serverUrl: (database) => scratchDatabaseUrl(url, database), stop: () => Promise.resolve() };
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

/** Returns the folder for test data: in memory if there is room, which is much faster. */
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

/** Stops servers of killed test runs and removes their folders, except those in use or of other users. */
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
      // In use, or being removed by another run.
    }
  }
}

/** Another run may have just created a folder without a lock yet. */
function isOurs(path: string): boolean {
  const { uid, mtimeMs } = statSync(path);
  return uid === process.getuid?.() && (existsSync(join(path, 'mysql', 'lock')) || Date.now() - mtimeMs > 60_000);
}
