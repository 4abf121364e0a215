import type { DataSource } from 'typeorm';
import { SEALED_COLUMNS } from '../database/sealed-columns.js';
import type { FieldEncryption } from '../platform/crypto.js';

const CHECK_BATCH_SIZE = 10_000;
const RESEAL_BATCH_SIZE = 500;

type SealedRow = { rowKey: string } & Record<string, string | null>;

/** Returns true if the configured secrets can open every sealed value. Stops early at `signal`, and then throws its reason. */
export async function canOpenAll(
  dataSource: DataSource,
  fieldEncryption: FieldEncryption,
  signal?: AbortSignal,
): Promise<boolean> {
  // Only the key id before the first dot, because reading the values takes ten times as long.
  const keyIdOf = (column: string) => `SUBSTRING_INDEX(${column}, '.', 1) AS ${column}`;
  const hasValue = (column: string) => `${column} IS NOT NULL`;
  for await (const { rows } of sealedRows(dataSource, { select: keyIdOf, where: hasValue, size: CHECK_BATCH_SIZE })) {
    signal?.throwIfAborted();
    const values = rows.flatMap(({ rowKey: _, ...sealed }) => Object.values(sealed));
    if (!values.every((value) => value === null || fieldEncryption.canOpen(value))) return false;
  }
  return true;
}

/** Seals every value again that an earlier secret has sealed. Returns the numbers of sealed values and of those that no secret opens. */
export async function resealAll(
  dataSource: DataSource,
  fieldEncryption: FieldEncryption,
): Promise<{ resealed: number; unreadable: number }> {
  const counts = { resealed: 0, unreadable: 0 };
  const isEarlier = (column: string) => `${column} NOT LIKE '${fieldEncryption.currentId}.%'`;
  const query = { select: (column: string) => column, where: isEarlier, size: RESEAL_BATCH_SIZE };
  for await (const { table, key, rows } of sealedRows(dataSource, query)) {
    for (const { rowKey, ...sealed } of rows) {
      for (const [column, value] of Object.entries(sealed)) {
        if (value === null || value.startsWith(`${fieldEncryption.currentId}.`)) continue;
        if (!fieldEncryption.canOpen(value)) {
          counts.unreadable += 1;
          continue;
        }
        // A value that has changed meanwhile stays.
        const sql = `UPDATE ${table} SET ${column} = ? WHERE ${key} = ? AND ${column} = ?`;
        await dataSource.query(sql, [fieldEncryption.seal(fieldEncryption.open(value)), rowKey, value]);
        counts.resealed += 1;
      }
    }
  }
  return counts;
}

interface SealedQuery {
  select: (column: string) => string;
  /** Selects the rows of which one column meets it. */
  where: (column: string) => string;
  size: number;
}

/** Reads the rows of all tables in batches, so that no statement takes long. */
async function* sealedRows(dataSource: DataSource, { select, where, size }: SealedQuery) {
  for (const { table, key, beforeFirst, columns } of SEALED_COLUMNS) {
    const sql = `SELECT ${key} AS rowKey, ${columns.map(select).join(', ')} FROM ${table}
      WHERE ${key} > ? AND (${columns.map(where).join(' OR ')}) ORDER BY ${key} LIMIT ${size}`;
    for (let last: string | undefined = beforeFirst; last !== undefined; ) {
      const rows: SealedRow[] = await dataSource.query(sql, [last]);
      if (rows.length > 0) yield { table, key, rows };
      last = rows.length === size ? rows.at(-1)?.rowKey : undefined;
    }
  }
}
