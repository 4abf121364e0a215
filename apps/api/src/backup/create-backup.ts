import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import { withMigrationLock } from '../database/migration-lock.js';
import { isFromBeforeBaseline } from '../database/schema-error.js';
import { createFolder } from '../platform/app-secret.js';
import type { FileStore } from '../platform/files/file-store.js';
import { VERSION } from '../platform/observability/version.js';
import { BackupError, errorText } from './backup-error.js';
import {
  exportFile,
  pruneUnreferenced,
  makeFilesFolder,
  forEachFile,
  backupPath,
  recordedFiles,
  type RecordedFile,
  fileSize,
} from './stored-files.js';
import { type Manifest, hashSecrets, type TableInBackup, writeManifest } from './manifest.js';
import { RowChecksum } from './row-checksum.js';
import { TABLES, writeTableFile } from './table-file.js';
import { nextId, readTable, tablesToRead } from './tables.js';

interface BackupSource {
  dataSource: DataSource;
  fileStore: Pick<FileStore, 'open'>;
  secrets: readonly string[];
  /** True to continue if the store has lost files that the database names. */
  allowsLostFiles: boolean;
  say: (line: string) => void;
}

/** The maximum number of snapshots. A file that is deleted before it is copied is not in a later snapshot. */
const MAX_SNAPSHOTS = 5;
const DISK_CODES = /^(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|ENOTDIR|EFBIG)$/;

/** Writes a consistent snapshot of the database and its files to a new folder. Removes it after a failure. */
export async function createBackup(
  source: BackupSource,
  folder: string,
): Promise<Manifest['files'] & { rows: number }> {
  await openFolder(folder);
  try {
    return await writeBackup(source, folder);
  } catch (error) {
    const remainingFiles = await readdir(folder).catch(() => []);
    await Promise.all(
      remainingFiles.map((name) => rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)),
    );
    throw isFolderError(error, folder) ? unwritable(folder, error) : error;
  }
}

/** A full disk has no path in its error. */
function isFolderError(error: unknown, folder: string): boolean {
  const { code = '', path = folder } = error as NodeJS.ErrnoException;
  return DISK_CODES.test(code) && path.startsWith(folder);
}

/** Copies a file into the backup. Returns false if the store does not have it completely. */
async function copyFile(store: BackupSource['fileStore'], folder: string, file: RecordedFile): Promise<boolean> {
  try {
    return await exportFile(store, folder, file);
  } catch (error) {
    if (error instanceof BackupError || isFolderError(error, folder)) throw error;
    throw new BackupError(`The file ${file.key} cannot be read (${errorText(error)}): check STORAGE_URL.`);
  }
}

const unwritable = (folder: string, error: unknown): BackupError =>
  new BackupError(`The folder ${folder} cannot be written (${errorText(error)}).`);

async function openFolder(folder: string): Promise<void> {
  let existingNames: string[];
  try {
    await createFolder(resolve(folder), 0o700);
    existingNames = await readdir(folder);
  } catch (error) {
    throw unwritable(folder, error);
  }
  if (existingNames.length > 0)
    throw new BackupError(`The folder ${folder} is not empty: name a new one for each backup.`);
}

async function writeBackup(source: BackupSource, folder: string): Promise<Manifest['files'] & { rows: number }> {
  const { dataSource, fileStore, say } = source;
  await makeFilesFolder(folder);
  await mkdir(join(folder, TABLES), { mode: 0o700 });
  await assertBackupReady(dataSource.manager);
  // Copies most files before reading rows, so that the snapshot stays open for a short time only.
  for await (const files of recordedFiles(dataSource))
    await forEachFile(files, async (file) => void (await copyFile(fileStore, folder, file)));
  return withMigrationLock(dataSource, say, async (manager) => {
    const migrations = await assertBackupReady(manager);
    const files = await openSnapshot(source, manager, folder);
    try {
      const tables = await writeTables(manager, folder);
      await pruneUnreferenced(folder, manager);
      const [server] = await manager.query<{ version: string }[]>('SELECT VERSION() AS version');
      await writeManifest(folder, {
        madeAt: new Date().toISOString(),
        portal: VERSION,
        engine: server?.version ?? '',
        migrations,
        secrets: hashSecrets(source.secrets),
        tables,
        files,
      });
      return { ...files, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
    } finally {
      await manager.query('ROLLBACK');
    }
  });
}

/** Returns the names of the migrations. Throws for a database that cannot be backed up. */
async function assertBackupReady(manager: EntityManager): Promise<string[]> {
  const [books] = await manager.query<{ total: string }[]>(
    "SELECT COUNT(*) AS total FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE 'migration%'",
  );
  if (Number(books?.total) === 0) throw new BackupError('The database contains no portal: nothing to back up.');
  const broken = await manager.query<unknown[]>('SELECT name FROM migration_step');
  if (broken.length > 0)
    throw new BackupError('A migration of the database was interrupted: run `job-alert migrate` before the backup.');
  const finishedMigrations = await manager.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id');
  const names = finishedMigrations.map(({ name }) => name);
  if (isFromBeforeBaseline(names))
    throw new BackupError(
      'The database is from before the first version, which cannot restore its backup: see "Databases that cannot be migrated" in docs/operations.md.',
    );
  return names;
}

/** Starts a transaction whose snapshot has all files in the backup. */
async function openSnapshot(source: BackupSource, manager: EntityManager, folder: string): Promise<Manifest['files']> {
  await manager.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  // Prevents a timeout while a slow disk delays reading.
  await manager.query('SET SESSION net_write_timeout = 3600');
  for (let moment = 1; ; moment += 1) {
    await manager.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const files = await copyRemaining(source, manager, folder);
    if (files.lost.length === 0 || (moment === MAX_SNAPSHOTS && source.allowsLostFiles)) return files;
    await manager.query('ROLLBACK');
    if (moment < MAX_SNAPSHOTS) continue;
    const { lost, count } = files;
    throw new BackupError(
      `${lost.length} of the ${count + lost.length} files that records name are not complete in the store (the first: ${lost[0]}): check STORAGE_URL, or back up without them with --allow-lost-files.`,
    );
  }
}

async function copyRemaining(
  { fileStore }: BackupSource,
  manager: EntityManager,
  folder: string,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = { count: 0, bytes: 0, lost: [] };
  const copy = async (file: RecordedFile): Promise<void> => {
    if (await copyFile(fileStore, folder, file)) {
      files.count += 1;
      files.bytes += (await fileSize(backupPath(folder, file.key))) ?? 0;
    } else files.lost.push(file.key);
  };
  for await (const batch of recordedFiles(manager)) await forEachFile(batch, copy);
  return files;
}

async function writeTables(manager: EntityManager, folder: string): Promise<TableInBackup[]> {
  const connection: PoolConnection = await manager.queryRunner?.connect();
  const tables: TableInBackup[] = [];
  for (const table of await tablesToRead(manager)) {
    const tally = new RowChecksum();
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
