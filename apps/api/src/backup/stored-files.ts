import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from 'typeorm';
import type { FileStore } from '../platform/files/file-store.js';
import { BackupError } from './backup-error.js';

const FOLDER = 'files';
const BATCH_SIZE = 500;
const CONCURRENCY = 8;

export interface RecordedFile {
  key: string;
  sha256: string;
}

const FILES = `SELECT id, storage_key AS \`key\`, sha256 FROM stored_file WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`;

/** Yields the files that the database names, in batches. */
export async function* recordedFiles(manager: Pick<EntityManager, 'query'>): AsyncGenerator<RecordedFile[]> {
  for (let last = '0'; ; ) {
    const rows = await manager.query<(RecordedFile & { id: string })[]>(FILES, [last]);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.id;
  }
}

/** Processes files concurrently. */
export async function forEachFile(
  files: readonly RecordedFile[],
  work: (file: RecordedFile) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < files.length; from += CONCURRENCY)
    await Promise.all(files.slice(from, from + CONCURRENCY).map(work));
}

/** Returns the path of a file in a backup. Throws for a key that leads outside. */
export function backupPath(folder: string, key: string): string {
  if (!/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(key)) throw new BackupError(`'${key}' is not a file key.`);
  return join(folder, FOLDER, key);
}

export async function computeSha256(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

/** Returns undefined for a missing file. */
export const fileSize = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** Copies a file from the store to the backup. Returns false if its bytes do not match the database. */
export async function exportFile(
  store: Pick<FileStore, 'open'>,
  folder: string,
  { key, sha256 }: RecordedFile,
): Promise<boolean> {
  const path = backupPath(folder, key);
  if ((await fileSize(path)) !== undefined) return true;
  const bytes = await store.open(key);
  if (!bytes) return false;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  try {
    await pipeline(
      bytes,
      async function* hashed(source: AsyncIterable<Buffer>) {
        for await (const piece of source) {
          hash.update(piece);
          yield piece;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
  } catch (error) {
    await rm(path, { force: true });
    // The file was deleted meanwhile.
    if (!(await store.open(key))) return false;
    throw error;
  }
  if (hash.digest('hex') === sha256) return true;
  await rm(path);
  return false;
}

/** Copies a file back into the store, unless it is there. */
export async function importFile(store: FileStore, folder: string, { key, sha256 }: RecordedFile): Promise<void> {
  const storedFile = await store.open(key);
  if (storedFile && (await computeSha256(storedFile)) === sha256) return;
  await store.save(key, createReadStream(backupPath(folder, key)));
}

/** Deletes copied files whose rows were deleted before the snapshot. */
export async function pruneUnreferenced(folder: string, manager: EntityManager): Promise<void> {
  const root = join(folder, FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (let from = 0; from < keys.length; from += BATCH_SIZE) {
    const some = keys.slice(from, from + BATCH_SIZE);
    const rows = await manager.query<{ key: string }[]>(
      'SELECT storage_key AS `key` FROM stored_file WHERE storage_key IN (?)',
      [some],
    );
    const referencedKeys = new Set(rows.map(({ key }) => key));
    for (const key of some) if (!referencedKeys.has(key)) await rm(join(root, key));
  }
}

export const makeFilesFolder = (folder: string): Promise<unknown> => mkdir(join(folder, FOLDER), { mode: 0o700 });
