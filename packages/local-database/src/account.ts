import { realpathSync } from 'node:fs';
import mysql from 'mysql2/promise';
import { type DataFolder, readPassword, writePrivateFile } from './data-folder.js';
import type { DatabaseServer } from './find-server.js';

/** The portal's account. It has all permissions on this private server, because tests create databases. */
const user = 'job_alert';

/** Returns the URL of a database on the embedded server, including its password. */
export function databaseUrl(folder: DataFolder, port: number, database: string): string {
  return `mysql://${user}:${readPassword(folder)}@127.0.0.1:${port}/${database}`;
}

/**
 * Writes the statements that run before the server accepts connections: accounts with the folder's password, and the
 * database. Other users of the machine can never log in. All statements can be repeated.
 */
export function writeInitFile(server: DatabaseServer, folder: DataFolder, database: string): void {
  const password = readPassword(folder);
  const account = `'${user}'@'127.0.0.1'`;
  const statements = [
    `CREATE USER IF NOT EXISTS ${account} IDENTIFIED BY '${password}'`,
    `ALTER USER ${account} IDENTIFIED BY '${password}'`,
    `GRANT ALL PRIVILEGES ON *.* TO ${account} WITH GRANT OPTION`,
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}'`,
    ...(server.family === 'MariaDB'
      ? ["DELETE FROM mysql.global_priv WHERE User = '' OR (User = 'root' AND Host <> 'localhost')", 'FLUSH PRIVILEGES']
      : []),
    `CREATE DATABASE IF NOT EXISTS \`${database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  ];
  writePrivateFile(folder.initFile, `${statements.join(';\n')};\n`);
}

/** Resolves if the server of this folder responds at the port; rejects otherwise. */
export async function ping(folder: DataFolder, port: number): Promise<void> {
  const connection = await mysql.createConnection({ uri: databaseUrl(folder, port, ''), connectTimeout: 2_000 });
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>('SELECT @@datadir AS data');
    const data: unknown = rows[0]?.data;
    if (typeof data !== 'string' || realpathSync(data) !== folder.data) {
      throw new Error(`Another database server answers at port ${port}.`);
    }
  } finally {
    await connection.end();
  }
}
