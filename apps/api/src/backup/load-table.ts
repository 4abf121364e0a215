import type { PoolConnection } from 'mysql2';
import type { EntityManager } from 'typeorm';
import { BackupError, errorText } from './backup-error.js';
import type { TableInBackup } from './manifest.js';
import { readTableFile } from './table-file.js';
import { quoted, quotedList } from './tables.js';

/** Far below the default packet size of 16 MB. */
const MAX_BATCH_LENGTH = 500_000;
const MAX_BATCH_ROWS = 1_000;

/** Rows come in any order with their ids, including 0. Invalid values are rejected, not truncated. */
const LOAD_SETTINGS = `SET SESSION foreign_key_checks = 0, unique_checks = 0,
  sql_mode = CONCAT(@@SESSION.sql_mode, ',NO_AUTO_VALUE_ON_ZERO,STRICT_ALL_TABLES')`;
const DEFAULT_SETTINGS =
  'SET SESSION foreign_key_checks = @@GLOBAL.foreign_key_checks, unique_checks = @@GLOBAL.unique_checks';

/** Replaces the rows that the migrations have created by those of the backup. */
export async function loadTables(
  manager: EntityManager,
  folder: string,
  tables: readonly TableInBackup[],
  say: (line: string) => void,
): Promise<void> {
  const connection: PoolConnection = await manager.queryRunner?.connect();
  const [before] = await manager.query<{ mode: string }[]>('SELECT @@SESSION.sql_mode AS mode');
  await manager.query(LOAD_SETTINGS);
  try {
    for (const table of tables) {
      say(`table ${table.name}: ${table.rows} rows`);
      await loadTable(connection, folder, table);
    }
  } finally {
    await manager.query(DEFAULT_SETTINGS);
    await manager.query('SET SESSION sql_mode = ?', [before?.mode]);
  }
}

type Value = string | Buffer | null;

async function loadTable(connection: PoolConnection, folder: string, table: TableInBackup): Promise<void> {
  const { name, columns } = table;
  const bytes = columns.map(({ holds }) => holds === 'bytes');
  const insert = `INSERT INTO ${quoted(name)} (${quotedList(columns.map((column) => column.name))}) VALUES ?`;
  await send(connection, `DELETE FROM ${quoted(name)}`, name);
  let rows: Value[][] = [];
  let letters = 0;
  for await (const line of readTableFile(folder, name, table.sha256)) {
    const row: (string | null)[] = JSON.parse(line);
    rows.push(row.map((value, index) => (value !== null && bytes[index] ? Buffer.from(value, 'base64') : value)));
    letters += line.length;
    if (letters < MAX_BATCH_LENGTH && rows.length < MAX_BATCH_ROWS) continue;
    await send(connection, insert, name, rows);
    rows = [];
    letters = 0;
  }
  if (rows.length > 0) await send(connection, insert, name, rows);
  if (table.nextId !== null)
    await send(connection, `ALTER TABLE ${quoted(name)} AUTO_INCREMENT = ${BigInt(table.nextId)}`, name);
}

function send(connection: PoolConnection, sql: string, table: string, rows?: Value[][]): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query(sql, rows && [rows], (error) =>
      error ? reject(new BackupError(`The table ${table} cannot be restored (${errorText(error)}).`)) : resolve(),
    );
  });
}
