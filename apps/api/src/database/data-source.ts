import 'reflect-metadata';
import { parseTls } from '@job-alert/local-database/tls';
import mysql2, { type Pool, type PoolConnection, setMaxParserCache } from 'mysql2';
import { DataSource, DefaultNamingStrategy } from 'typeorm';
import { entities } from './entities.js';
import { MAX_PREPARED_PER_CONNECTION } from './hot-statements.js';

/** The driver escapes values with backslashes, so backslash escapes must stay enabled. */
const SESSION_SETTINGS = "SET time_zone='+00:00', sql_mode=REPLACE(@@SESSION.sql_mode, 'NO_BACKSLASH_ESCAPES', '')";

/** The driver compiles a row parser for each list of columns. Its default cache holds 15,000, but only some hundred are in use. */
setMaxParserCache(500);

/**
 * Opens a pool to a MySQL 8+ or MariaDB 10.11+ database at `mysql://user:pass@host:port/name`. With `?ssl=` the
 * connection is encrypted, and `ca` holds the trusted certificates. Runs no migrations.
 */
export async function openDataSource(url: string, poolSize = 20, ca?: string): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'mysql',
    // Without this TypeORM searches the installed packages for another copy of the driver.
    driver: mysql2,
    url,
    entities,
    namingStrategy: new SnakeCaseNaming(),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: ['DATE'],
    connectTimeout: 5_000,
    ssl: parseTls(url, ca),
    extra: { connectionLimit: poolSize, maxPreparedStatements: MAX_PREPARED_PER_CONNECTION },
  });
  await dataSource.initialize();
  const pool = driverPool(dataSource);
  // `initialize()` has already opened one connection, which the event below missed.
  pool.on('connection', (connection: PoolConnection) => connection.query(SESSION_SETTINGS));
  await dataSource.query(SESSION_SETTINGS);
  return dataSource;
}

/** The driver's own pool, for prepared statements: TypeORM's `query` speaks the slower text protocol. */
export function driverPool(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { pool: Pool }).pool;
}

const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snakeCase([...prefixes, customName ?? propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
}
