import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import { withMigrationLock } from '../database/migration-lock.js';
import { createFolder } from '../platform/app-secret.js';
import type { FileStore } from '../platform/files/file-store.js';
import { VERSION } from '../platform/observability/version.js';
import { BackupError, words } from './backup-error.js';
import {
  copyOut,
  dropUnnamed,
  makeFilesFolder,
  onEach,
  pathOf,
  recordedFiles,
  type RecordedFile,
  sizeOf,
} from './kept-files.js';
import { type Manifest, markSecrets, type TableInBackup, writeManifest } from './manifest.js';
import { RowTally } from './row-tally.js';
import { TABLES, writeTableFile } from './table-file.js';
import { nextId, readTable, tablesToRead } from './tables.js';

/** What a backup is made of. */
export interface BackupSource {
  dataSource: DataSource;
  fileStore: Pick<FileStore, 'open'>;
  /** The current one first. */
  secrets: readonly string[];
  /** Where the database names files that the store has lost, the rest is backed up all the same. */
  allowsLostFiles: boolean;
  say: (line: string) => void;
}

/** A file that is removed while it is to be copied is gone from the rows of a later moment. */
const MOMENTS = 5;
const DISK = /^(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|ENOTDIR|EFBIG)$/;

/**
 * Writes the database as it is at one moment, and the files that its rows name, into a new folder; people go on working
 * meanwhile. What is left of a failure is removed.
 */
export async function makeBackup(source: BackupSource, folder: string): Promise<Manifest['files'] & { rows: number }> {
  await openFolder(folder);
  try {
    return await fill(source, folder);
  } catch (error) {
    const left = await readdir(folder).catch(() => []);
    await Promise.all(
      left.map((name) => rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)),
    );
    throw isOfFolder(error, folder) ? unwritable(folder, error) : error;
  }
}

/** A full disk names no path. */
function isOfFolder(error: unknown, folder: string): boolean {
  const { code = '', path = folder } = error as NodeJS.ErrnoException;
  return DISK.test(code) && path.startsWith(folder);
}

/** The bytes of a file are in the backup now; false when the store has not got them whole. */
async function copied(store: BackupSource['fileStore'], folder: string, file: RecordedFile): Promise<boolean> {
  try {
    return await copyOut(store, folder, file);
  } catch (error) {
    if (error instanceof BackupError || isOfFolder(error, folder)) throw error;
    throw new BackupError(`The file ${file.key} cannot be read (${words(error)}): check STORAGE_URL.`);
  }
}

const unwritable = (folder: string, error: unknown): BackupError =>
  new BackupError(`The folder ${folder} cannot be written (${words(error)}).`);

async function openFolder(folder: string): Promise<void> {
  let there: string[];
  try {
    await createFolder(resolve(folder), 0o700);
    there = await readdir(folder);
  } catch (error) {
    throw unwritable(folder, error);
  }
  if (there.length > 0) throw new BackupError(`The folder ${folder} is not empty: name a new one for each backup.`);
}

async function fill(source: BackupSource, folder: string): Promise<Manifest['files'] & { rows: number }> {
  const { dataSource, fileStore, say } = source;
  await makeFilesFolder(folder);
  await mkdir(join(folder, TABLES), { mode: 0o700 });
  await refuseUnready(dataSource.manager);
  // Most bytes before any row, so that little time passes between the rows and the last bytes that they name.
  for await (const files of recordedFiles(dataSource))
    await onEach(files, async (file) => void (await copied(fileStore, folder, file)));
  return withMigrationLock(dataSource, say, async (manager) => {
    const migrations = await refuseUnready(manager);
    const files = await reachMoment(source, manager, folder);
    try {
      const tables = await writeTables(manager, folder);
      await dropUnnamed(folder, manager);
      const [server] = await manager.query<{ version: string }[]>('SELECT VERSION() AS version');
      await writeManifest(folder, {
        madeAt: new Date().toISOString(),
        portal: VERSION,
        engine: server?.version ?? '',
        migrations,
        secrets: markSecrets(source.secrets),
        tables,
        files,
      });
      return { ...files, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
    } finally {
      await manager.query('ROLLBACK');
    }
  });
}

/** The names of the migrations of a database that can be backed up. */
async function refuseUnready(manager: EntityManager): Promise<string[]> {
  const [books] = await manager.query<{ total: string }[]>(
    "SELECT COUNT(*) AS total FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE 'migration%'",
  );
  if (Number(books?.total) === 0) throw new BackupError('The database holds no portal: there is nothing to back up.');
  const broken = await manager.query<unknown[]>('SELECT name FROM migration_step');
  if (broken.length > 0)
    throw new BackupError('A migration of the database was broken off: run `job-alert migrate` before the backup.');
  const done = await manager.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id');
  return done.map(({ name }) => name);
}

/** Begins a transaction that sees the database at a moment of which the backup has all files. */
async function reachMoment(source: BackupSource, manager: EntityManager, folder: string): Promise<Manifest['files']> {
  await manager.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  // A slow disk must not end the statement that fills it.
  await manager.query('SET SESSION net_write_timeout = 3600');
  for (let moment = 1; ; moment += 1) {
    await manager.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const files = await copyTheRest(source, manager, folder);
    if (files.lost.length === 0 || (moment === MOMENTS && source.allowsLostFiles)) return files;
    await manager.query('ROLLBACK');
    if (moment < MOMENTS) continue;
    const { lost, count } = files;
    throw new BackupError(
      `${lost.length} of the ${count + lost.length} files that records name are not whole in the store (the first: ${lost[0]}): check STORAGE_URL, or back up without them by --allow-lost-files.`,
    );
  }
}

async function copyTheRest(
  { fileStore }: BackupSource,
  manager: EntityManager,
  folder: string,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = { count: 0, bytes: 0, lost: [] };
  const copy = async (file: RecordedFile): Promise<void> => {
    if (await copied(fileStore, folder, file)) {
      files.count += 1;
      files.bytes += (await sizeOf(pathOf(folder, file.key))) ?? 0;
    } else files.lost.push(file.key);
  };
  for await (const batch of recordedFiles(manager)) await onEach(batch, copy);
  return files;
}

async function writeTables(manager: EntityManager, folder: string): Promise<TableInBackup[]> {
  const connection: PoolConnection = await manager.queryRunner?.connect();
  const tables: TableInBackup[] = [];
  for (const table of await tablesToRead(manager)) {
    const tally = new RowTally();
    const sha256 = await writeTableFile(folder, table.name, readTable(connection, table, tally));
    const { name, columns } = table;
    tables.push({
      name,
      columns,
      rows: tally.rows,
      content: tally.content,
      sha256,
      nextId: await nextId(manager, name),
    });
  }
  return tables;
}
