import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import { migrate } from '../database/migrate.js';
import { migrations } from '../database/migrations.js';
import { reportViewNames } from '../database/reports/views.js';
import { isFromBeforeBaseline, RESTORE_MARKER_TABLE, schemaError } from '../database/schema-error.js';
import type { FileStore } from '../platform/files/file-store.js';
import { VERSION } from '../platform/observability/version.js';
import { BackupError, errorText } from './backup-error.js';
import { checkBackup, backupFiles } from './check-backup.js';
import { importFile, forEachFile, type RecordedFile, computeSha256 } from './stored-files.js';
import { secretsMatch, type Manifest, readManifest, type TableInBackup } from './manifest.js';
import { loadTables } from './load-table.js';
import { RowChecksum } from './row-checksum.js';
import { nextId, quoted, readTable, tablesToRead } from './tables.js';

export interface RestoreTarget {
  dataSource: DataSource;
  fileStore: FileStore;
  secrets: readonly string[];
  say: (line: string) => void;
}

/**
 * Restores a backup into an empty database and the file store, compares all rows and files, and migrates the tables. A
 * marker table prevents servers from starting before the end.
 */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<Manifest> {
  const { dataSource, say } = target;
  await assertCompatible(await readManifest(folder), target);
  await assertEmpty(dataSource);
  const manifest = await checkBackup(folder);
  await dataSource.query(`CREATE TABLE ${RESTORE_MARKER_TABLE} (id INT NOT NULL PRIMARY KEY) ENGINE=InnoDB`);
  await migrate(dataSource, say, migrations.slice(0, manifest.migrations.length));
  say(`files: ${manifest.files.count}`);
  for await (const files of backupFiles(folder, manifest))
    await forEachFile(files, (file) => saveFile(target.fileStore, folder, file));
  await onOneConnection(dataSource, async (manager, connection) => {
    const existingTables = new Map((await tablesToRead(manager)).map((table) => [table.name, table]));
    const tables = manifest.tables.filter(({ name }) => existingTables.has(name));
    await loadTables(manager, folder, tables, say);
    for (const table of tables)
      await compareTable(manager, connection, table, existingTables.get(table.name)?.key ?? []);
    const others = manifest.tables.filter(({ name }) => !existingTables.has(name)).map(({ name }) => name);
    if (others.length > 0) say(`left out, because no table of the portal has that name: ${others.join(', ')}`);
  });
  await compareFiles(target.fileStore, folder, manifest);
  await migrate(dataSource, say);
  await dataSource.query(`DROP TABLE ${RESTORE_MARKER_TABLE}`);
  const error = await schemaError(dataSource);
  if (error !== null) throw new BackupError(`The restored database is not complete (${error.reason}).`);
  for (const view of reportViewNames) await dataSource.query(`SELECT * FROM ${quoted(view)} LIMIT 1`);
  return manifest;
}

async function assertCompatible(manifest: Manifest, { secrets }: RestoreTarget): Promise<void> {
  if (isFromBeforeBaseline(manifest.migrations))
    throw new BackupError(
      'The backup is from before the first version and cannot be restored: see "Databases that cannot be migrated" in docs/operations.md.',
    );
  const expectedNames = new Set(migrations.slice(0, manifest.migrations.length).map(({ name }) => name));
  if (!manifest.migrations.every((name) => expectedNames.has(name)))
    throw new BackupError(
      `The backup was made by version ${manifest.portal} of the portal, whose tables version ${VERSION} does not know: restore it with that version or a later one.`,
    );
  if (!secretsMatch(manifest, secrets))
    throw new BackupError(
      'The backup was made with another APP_SECRET: set that one, or add it to APP_SECRETS_EARLIER.',
    );
}

async function assertEmpty(dataSource: DataSource): Promise<void> {
  const tables = await dataSource.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  if (tables.some(({ name }) => name === RESTORE_MARKER_TABLE))
    throw new BackupError(
      'The database contains an incomplete restore: create the database again, then restore again.',
    );
  if (tables.length > 0)
    throw new BackupError(
      `The database is not empty (it has ${tables.length} tables): a backup can only be restored into an empty one.`,
    );
}

async function saveFile(store: FileStore, folder: string, file: RecordedFile): Promise<void> {
  try {
    await importFile(store, folder, file);
  } catch (error) {
    throw new BackupError(`The file ${file.key} cannot be saved (${errorText(error)}): check STORAGE_URL.`);
  }
}

async function onOneConnection<T>(
  dataSource: DataSource,
  work: (manager: EntityManager, connection: PoolConnection) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    return await work(runner.manager, await runner.connect());
  } finally {
    await runner.release();
  }
}

/** Compares the rows of a table with those of the backup. */
async function compareTable(
  manager: EntityManager,
  connection: PoolConnection,
  table: TableInBackup,
  key: string[],
): Promise<void> {
  const { name, columns } = table;
  const tally = new RowChecksum();
  for await (const piece of readTable(connection, { name, key, columns }, tally)) void piece;
  const next = await nextId(manager, name);
  if (tally.rows !== table.rows)
    throw new BackupError(`The restored table ${name} has ${tally.rows} rows instead of ${table.rows}.`);
  if (tally.content !== table.content)
    throw new BackupError(`The rows of the restored table ${name} differ from those of the backup.`);
  if (table.nextId !== null && BigInt(next ?? 1) < BigInt(table.nextId))
    throw new BackupError(`The restored table ${name} would assign ids a second time.`);
}

async function compareFiles(store: FileStore, folder: string, manifest: Manifest): Promise<void> {
  for await (const files of backupFiles(folder, manifest))
    await forEachFile(files, async ({ key, sha256 }) => {
      const bytes = await store.open(key);
      if (!bytes || (await computeSha256(bytes)) !== sha256)
        throw new BackupError(`The restored file ${key} has changed: check STORAGE_URL.`);
    });
}
