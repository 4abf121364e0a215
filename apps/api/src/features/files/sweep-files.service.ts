import { type DataSource, In } from 'typeorm';
import { StoredFileEntity } from '../../database/entities/accounts/stored-file.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { FileStore } from '../../platform/files/file-store.js';

/** Bytes are stored before their row, so recent ones may belong to a request in progress. */
const GRACE = 3_600_000;
const BATCH = 500;

/** All columns that refer to a file. */
const REFERENCES = [
  ...['resume_id', 'aadhaar_card_id', 'pan_card_id', 'driving_license_id', 'passport_id'].map(
    (column) => ['candidate_profile', column] as const,
  ),
  ['candidate_experience', 'experience_letter_id'],
  ['candidate_education', 'certificate_id'],
  ['application', 'offer_letter_id'],
  ['approval', 'offer_letter_id'],
] as const;

const ABANDONED = `SELECT f.id, f.storage_key AS storageKey FROM stored_file f WHERE f.owner_id IS NULL OR NOT (
  ${REFERENCES.map(([table, column]) => `EXISTS (SELECT 1 FROM ${table} r WHERE r.${column} = f.id)`).join(' OR ')}
) LIMIT ${BATCH}`;

interface SweepResult {
  /** The number of deleted files without a row. */
  strayFiles: number;
  /** The number of deleted files whose owner or record no longer exists. */
  abandonedFiles: number;
}

/** Deletes files of deleted owners and records, and bytes without a row. Can run at any time. */
export async function sweepFiles(dataSource: DataSource, store: FileStore, clock: Clock): Promise<SweepResult> {
  const abandonedFiles = await sweepAbandoned(dataSource, store);
  let strayFiles = 0;
  for await (const keys of store.keysWrittenBefore(new Date(clock.now().getTime() - GRACE))) {
    for (let start = 0; start < keys.length; start += BATCH) {
      strayFiles += await sweepStray(dataSource, store, keys.slice(start, start + BATCH));
    }
  }
  return { strayFiles, abandonedFiles };
}

/** Deletes bytes first: after a crash in between, the next sweep finds the row again. */
async function sweepAbandoned(dataSource: DataSource, store: FileStore): Promise<number> {
  let count = 0;
  for (;;) {
    const files = await dataSource.query<{ id: string; storageKey: string }[]>(ABANDONED);
    if (files.length === 0) return count;
    for (const { storageKey } of files) await store.remove(storageKey);
    await dataSource.manager.delete(StoredFileEntity, { id: In(files.map(({ id }) => id)) });
    count += files.length;
  }
}

async function sweepStray(dataSource: DataSource, store: FileStore, keys: string[]): Promise<number> {
  const rows = await dataSource.manager.findBy(StoredFileEntity, { storageKey: In(keys) });
  const recorded = new Set(rows.map(({ storageKey }) => storageKey));
  const stray = keys.filter((key) => !recorded.has(key));
  for (const key of stray) await store.remove(key);
  return stray.length;
}
