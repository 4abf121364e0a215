import { createReadStream } from 'node:fs';
import { BackupError } from './backup-error.js';
import { onEach, pathOf, type RecordedFile, sha256Of, sizeOf } from './kept-files.js';
import { type Manifest, readManifest, type TableInBackup } from './manifest.js';
import { RowTally } from './row-tally.js';
import { readTableFile } from './table-file.js';

const BATCH = 500;

/** Reads a backup from beginning to end: throws one sentence about the first thing that is not as it was written. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const tally = new RowTally();
    for await (const line of readTableFile(folder, table.name, table.sha256)) tally.add(line);
    if (tally.rows !== table.rows || tally.content !== table.content)
      throw new BackupError(`The table ${table.name} of the backup has not the rows that were written.`);
  }
  let count = 0;
  for await (const files of filesOf(folder, manifest)) {
    await onEach(files, (file) => checkFile(folder, file));
    count += files.length;
  }
  if (count !== manifest.files.count)
    throw new BackupError(`The backup names ${count} files, of the ${manifest.files.count} that were written.`);
  return manifest;
}

async function checkFile(folder: string, { key, sha256 }: RecordedFile): Promise<void> {
  const path = pathOf(folder, key);
  if ((await sizeOf(path)) === undefined) throw new BackupError(`The file ${key} of the backup is missing.`);
  if ((await sha256Of(createReadStream(path))) !== sha256)
    throw new BackupError(`The file ${key} of the backup is damaged: it is not as it was uploaded.`);
}

/** The files of a backup, in batches: those that its rows name, without the ones that were lost before. */
export async function* filesOf(folder: string, { tables, files }: Manifest): AsyncGenerator<RecordedFile[]> {
  const table = tables.find(({ name }) => name === 'stored_file');
  if (!table) return;
  const [key, sha256] = [indexOf(table, 'storage_key'), indexOf(table, 'sha256')];
  const lost = new Set(files.lost);
  let batch: RecordedFile[] = [];
  for await (const line of readTableFile(folder, table.name, table.sha256)) {
    const row: string[] = JSON.parse(line);
    const file = { key: row[key] ?? '', sha256: row[sha256] ?? '' };
    if (!lost.has(file.key)) batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const indexOf = ({ columns }: TableInBackup, name: string): number =>
  columns.findIndex((column) => column.name === name);
