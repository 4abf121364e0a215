import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from './secrets.js';

/** The configured secret, else one that is made once and kept in the data folder, readable by its owner only. */
export async function appSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataDir, 'app-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // 'wx' lets exactly one of two first starts write; the other reads what that one wrote.
    await writeFile(path, newToken(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
