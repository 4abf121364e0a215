import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from './config.js';
import { newToken } from './crypto.js';

/** Returns the configured secret, or one that is generated once and stored in the data folder, readable only by its owner. */
export async function appSecret(configured: string | undefined, dataDir: string): Promise<string> {
  try {
    await createFolder(resolve(dataDir));
    return configured ?? (await storedSecret(dataDir));
  } catch (error) {
    throw new ConfigError(
      `The data folder cannot be written (${(error as Error).message}): set DATA_DIR to a folder that can.`,
    );
  }
}

async function storedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'app-secret');
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, newToken(), { mode: 0o600 });
  try {
    // `link` is atomic and succeeds for only one of two concurrent starts. The other one reads the secret of the first.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

/** Creates a folder with its parents. The recursive `mkdir` of Node never ends where the system returns ENOENT, as in /proc. */
export async function createFolder(path: string, mode = 0o777): Promise<void> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (stats) return;
  if (dirname(path) !== path) await createFolder(dirname(path));
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
