import mysql from 'mysql2/promise';

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
  const connection = await mysql.createConnection({ uri: addressOf(server, '') });
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}
