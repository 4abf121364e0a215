import mysql from 'mysql2/promise';
import { tlsOf } from './tls.js';

/** A server: the address of any of its databases, or a function such as `LocalDatabase.serverUrl`. */
export type ServerAddress = string | ((database: string) => string);

/** A name is refused unless one of its words says that nobody will miss the database: the server may be one with real data. */
const scratchName = /^(?=.{1,64}$)(?:[a-z0-9]+_)*(?:test|scratch|bench)(?:_[a-z0-9]+)*$/;

/**
 * Makes an empty database (utf8mb4, utf8mb4_unicode_ci) and resolves to its address; one of that name is dropped first. The name
 * consists of lower-case words and digits joined by underscores, one of them `test`, `scratch` or `bench`; another name throws.
 */
export async function createScratchDatabase(server: ServerAddress, name: string): Promise<string> {
  await run(server, [
    `DROP DATABASE IF EXISTS ${quoted(name)}`,
    `CREATE DATABASE ${quoted(name)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  ]);
  return addressOf(server, name);
}

/**
 * Makes a database with the tables and the rows of another one made by createScratchDatabase, and resolves to its address; one of that
 * name is dropped first. Views are left out: they name their tables. Copying is many times faster than migrating once more.
 */
export async function copyScratchDatabase(server: ServerAddress, from: string, name: string): Promise<string> {
  const address = await createScratchDatabase(server, name);
  const connection = await connect(address);
  try {
    await connection.query('SET foreign_key_checks = 0');
    for (const [table, columns] of await tablesOf(connection, from)) {
      const [definition] = await rowsOf(connection, `SHOW CREATE TABLE ${quoted(from)}.\`${table}\``);
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

/** The tables of a database with the names of their columns; what the server works out by itself is not among them. */
async function tablesOf(connection: mysql.Connection, database: string): Promise<[table: string, columns: string][]> {
  const rows = await rowsOf(
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

async function rowsOf(
  connection: mysql.Connection,
  sql: string,
  values: string[] = [],
): Promise<mysql.RowDataPacket[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(sql, values);
  return rows;
}

/** Drops a database made by createScratchDatabase; it need not exist. Throws on a name that cannot be a scratch database's. */
export async function dropScratchDatabase(server: ServerAddress, name: string): Promise<void> {
  await run(server, [`DROP DATABASE IF EXISTS ${quoted(name)}`]);
}

/** The address of another database of the server that `server` leads to. */
export function addressOf(server: ServerAddress, database: string): string {
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
  const connection = await connect(addressOf(server, ''));
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** The driver knows `?ssl=` with other values. */
function connect(address: string): Promise<mysql.Connection> {
  const url = new URL(address);
  url.search = '';
  const ssl = tlsOf(address);
  return mysql.createConnection({ uri: url.href, ...(ssl && { ssl }) });
}
