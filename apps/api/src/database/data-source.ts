import 'reflect-metadata';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations.js';
import { SnakeCaseNaming } from './naming.js';

const SESSION_SETTINGS = "SET time_zone='+00:00'";

/** Opens the pool to a MySQL 8+ or MariaDB 10.11+ database given as `mysql://user:pass@host:port/name`. Nothing is migrated. */
export async function openDataSource(url: string, poolSize = 20): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'mysql',
    url,
    entities,
    migrations,
    migrationsTableName: 'migration',
    namingStrategy: new SnakeCaseNaming(),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: ['DATE'],
    connectTimeout: 5_000,
    extra: { connectionLimit: poolSize, maxPreparedStatements: 500 },
  });
  await dataSource.initialize();
  const pool = driverPool(dataSource);
  // The one connection that initialize() opened is already in the pool, so the event below missed it.
  pool.on('connection', (connection: PoolConnection) => connection.query(SESSION_SETTINGS));
  await dataSource.query(SESSION_SETTINGS);
  return dataSource;
}

/** The driver's own pool, for prepared statements: TypeORM's `query` speaks the slower text protocol. */
export function driverPool(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { pool: Pool }).pool;
}
