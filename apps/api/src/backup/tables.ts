import type { PoolConnection } from 'mysql2';
import type { EntityManager } from 'typeorm';
import { BackupError } from './backup-error.js';
import type { ColumnInBackup } from './manifest.js';
import { toLine, type RawRow, type RowChecksum } from './row-checksum.js';

const TEXT =
  /^(?:(?:tiny|small|medium|big)?int|decimal|(?:var)?char|(?:tiny|medium|long)?text|enum|date|datetime|time|year)$/;
const BYTES = /^(?:(?:var)?binary|(?:tiny|medium|long)?blob)$/;

/** Excludes the tables of the migrations, which the restored database fills itself. */
const COLUMNS = `SELECT c.table_name AS tableName, c.column_name AS name, c.data_type AS type
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND COALESCE(c.generation_expression, '') = ''
    AND c.table_name NOT LIKE 'migration%'
  ORDER BY c.table_name, c.ordinal_position`;

const KEYS = `SELECT table_name AS tableName, column_name AS name FROM information_schema.key_column_usage
  WHERE table_schema = DATABASE() AND constraint_name = 'PRIMARY' ORDER BY table_name, ordinal_position`;

/** A table without its generated columns. */
interface TableToRead {
  name: string;
  columns: ColumnInBackup[];
  key: string[];
}

export async function tablesToRead(manager: EntityManager): Promise<TableToRead[]> {
  const columns = await manager.query<{ tableName: string; name: string; type: string }[]>(COLUMNS);
  const keys = await manager.query<{ tableName: string; name: string }[]>(KEYS);
  const tables = new Map<string, TableToRead>();
  for (const { tableName, name, type } of columns) {
    const table = tables.get(tableName) ?? { name: tableName, columns: [], key: [] };
    tables.set(tableName, table);
    if (!TEXT.test(type) && !BYTES.test(type))
      throw new BackupError(`${tableName}.${name} is of the type ${type}, which a backup cannot store exactly.`);
    table.columns.push({ name, holds: BYTES.test(type) ? 'bytes' : 'text' });
  }
  for (const { tableName, name } of keys) tables.get(tableName)?.key.push(name);
  return [...tables.values()];
}

export const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;
export const quotedList = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Yields the lines of a table while they are read. */
export async function* readTable(
  connection: PoolConnection,
  { name, columns, key }: TableToRead,
  tally: RowChecksum,
): AsyncGenerator<string> {
  const order = key.length > 0 ? ` ORDER BY ${quotedList(key)}` : '';
  const sql = `SELECT ${quotedList(columns.map((column) => column.name))} FROM ${quoted(name)}${order}`;
  const rows: AsyncIterable<RawRow> = connection
    .query({ sql, rowsAsArray: true, typeCast: false })
    .stream({ highWaterMark: 100 });
  let piece = '';
  for await (const row of rows) {
    const line = toLine(row, columns);
    tally.add(line);
    piece += `${line}\n`;
    if (piece.length > 64_000) {
      yield piece;
      piece = '';
    }
  }
  yield piece;
}

/** Returns the next id of a table; null without auto-increment. */
export async function nextId(manager: EntityManager, table: string): Promise<string | null> {
  const [row] = await manager.query<{ 'Create Table': string }[]>(`SHOW CREATE TABLE ${quoted(table)}`);
  return / AUTO_INCREMENT=(\d+)/.exec(row?.['Create Table'] ?? '')?.[1] ?? null;
}
