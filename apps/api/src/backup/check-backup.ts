import { createReadStream } from 'node:fs';
import { BackupError } from './backup-error.js';
import { forEachFile, backupPath, type RecordedFile, computeSha256, fileSize } from './stored-files.js';
import { type Manifest, readManifest, type TableInBackup } from './manifest.js';
import { RowChecksum } from './row-checksum.js';
import { readTableFile } from './table-file.js';

const BATCH_SIZE = 500;

/** Reads a whole backup. Throws for the first difference from what was written. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const tally = new RowChecksum();
    for await (const line of readTableFile(folder, table.name, table.sha256)) tally.add(line);
    if (tally.rows !== table.rows || tally.content !== table.content)
      throw new BackupError(`The table ${table.name} of the backup does not have the rows that were written.`);
  }
  let count = 0;
  for await (const files of backupFiles(folder, manifest)) {
    await forEachFile(files, (file) => checkFile(folder, file));
    count += files.length;
  }
  if (count !== manifest.files.count)
    throw new BackupError(`The backup lists ${count} of the ${manifest.files.count} files that were written.`);
  return manifest;
}

async function checkFile(folder: string, { key, sha256 }: RecordedFile): Promise<void> {
  const path = backupPath(folder, key);
  if ((await fileSize(path)) === undefined) throw new BackupError(`The file ${key} of the backup is missing.`);
  if ((await computeSha256(createReadStream(path))) !== sha256)
    throw new BackupError(`The file ${key} of the backup is damaged: its content has changed.`);
}

/** Yields the files of a backup in batches: those that its rows name, without files that were already lost. */
export async function* backupFiles(folder: string, { tables, files }: Manifest): AsyncGenerator<RecordedFile[]> {
  const table = tables.find(({ name }) => name === 'stored_file');
  if (!table) return;
  const [key, sha256] = [columnIndex(table, 'storage_key'), columnIndex(table, 'sha256')];
  const lost = new Set(files.lost);
  let batch: RecordedFile[] = [];
  for await (const line of readTableFile(folder, table.name, table.sha256)) {
    const row: string[] = JSON.parse(line);
    const file = { key: row[key] ?? '', sha256: row[sha256] ?? '' };
    if (!lost.has(file.key)) batch.push(file);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const columnIndex = ({ columns }: TableInBackup, name: string): number =>
  columns.findIndex((column) => column.name === name);
