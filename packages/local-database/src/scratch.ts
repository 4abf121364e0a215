import mysql from 'mysql2/promise';
import { parseTls } from './tls.js';

/** A server: the URL of any of its databases, or a function such as `LocalDatabase.serverUrl`. */
export type ServerAddress = string | ((database: string) => string);

/** A name must contain one of these words, because the server may also hold real data. */
const scratchName = /^(?=.{1,64}$)(?:[a-z0-9]+_)*(?:test|scratch|bench)(?:_[a-z0-9]+)*$/;

/**
 * Creates an empty database and returns its URL; drops an existing one first. Names consist of lower-case words and
 * digits joined by underscores, one of them `test`, `scratch` or `bench`.
 */
export async function createScratchDatabase(server: ServerAddress, name: string): Promise<string> {
  await run(server, [
    `DROP DATABASE IF EXISTS ${quoted(name)}`,
    `CREATE DATABASE ${quoted(name)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  ]);
  return scratchDatabaseUrl(server, name);
}

/**
 * Copies tables and rows of a scratch database and returns the URL; drops an existing one first. Views are omitted,
 * because they name their tables. Much faster than migrating.
 */
export async function copyScratchDatabase(server: ServerAddress, from: string, name: string): Promise<string> {
  const address = await createScratchDatabase(server, name);
  const connection = await connect(address);
  try {
    await connection.query('SET foreign_key_checks = 0');
    for (const [table, columns] of await listTables(connection, from)) {
      const [definition] = await readRows(connection, `SHOW CREATE TABLE ${quoted(from)}.\`${table}\``);
      await connection.query(String(definition?.['Create Table']));
      await connection.query(
        `INSERT INTO \`${table}\` (${columns}) SELECT ${columns} FROM ${quoted(from)}.\`${table}\``,
      );
    }
  } finally {
    await connection.end();
  }
  return address;
}

/** Returns the tables with their columns, without generated ones. */
async function listTables(connection: mysql.Connection, database: string): Promise<[table: string, columns: string][]> {
  const rows = await readRows(
    connection,
    `SELECT c.table_name AS t, c.column_name AS c FROM information_schema.columns c
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE c.table_schema = ? AND table_type = 'BASE TABLE' AND COALESCE(c.generation_expression, '') = ''
      ORDER BY c.table_name, c.ordinal_position`,
    [database],
  );
  const tables = new Map<string, string[]>();
  for (const { t, c } of rows) tables.set(String(t), [...(tables.get(String(t)) ?? []), `\`${String(c)}\``]);
  return [...tables].map(([table, columns]) => [table, columns.join()]);
}

async function readRows(
  connection: mysql.Connection,
  sql: string,
  values: string[] = [],
): Promise<mysql.RowDataPacket[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(sql, values);
  return rows;
}

/** Drops a scratch database if it exists. Throws for other names. */
export async function dropScratchDatabase(server: ServerAddress, name: string): Promise<void> {
  await run(server, [`DROP DATABASE IF EXISTS ${quoted(name)}`]);
}

/** Returns the URL of another database on the same server. */
export function scratchDatabaseUrl(server: ServerAddress, database: string): string {
  if (typeof server === 'function') return server(database);
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

function quoted(name: string): string {
  if (!scratchName.test(name)) {
    throw new Error(
      `'${name}' is no name of a scratch database: use words of a-z and 0-9 joined by _, one of them test, scratch or bench.`,
    );
  }
  return `\`${name}\``;
}

async function run(server: ServerAddress, statements: readonly string[]): Promise<void> {
  const connection = await connect(scratchDatabaseUrl(server, ''));
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** Removes the query from the URL, because the driver has other values for `?ssl=`. */
function connect(address: string): Promise<mysql.Connection> {
  const url = new URL(address);
  url.search = '';
  const ssl = parseTls(address);
  return mysql.createConnection({ uri: url.href, ...(ssl && { ssl }) });
}
