import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyScratchDatabase } from '@job-alert/local-database/scratch';
import type { FastifyInstance } from 'fastify';
import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { type Container, createContainer } from '../src/container.js';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import type { Clock } from '../src/platform/clock.js';
import { readConfig } from '../src/platform/config.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { createApp } from '../src/server/app.js';
import { checkResponses } from './builders/rest-document.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the test server. Portals create their databases on it. */
    databaseServer: string;
    /** A migrated database without rows, to copy. */
    migratedDatabase: string;
    /** A folder for the shared portals of the workers. It is deleted at the end of the run. */
    sharedFolder: string;
  }
}

/** A real server on a free port with its own migrated database. */
export interface Portal {
  url: string;
  databaseUrl: string;
  container: Container;
  dataSource: DataSource;
  /** The folder of this portal's uploaded files. */
  filesFolder: string;
  stop(): Promise<void>;
}

/** Starts a portal for one test file. `environment` overrides settings. Rate limits are off by default. */
export async function startPortal(environment: Record<string, string> = {}, clock?: Clock): Promise<Portal> {
  const databaseUrl = await emptyDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'job-alert-test-'));
  const portal = await startNode({ databaseUrl, dataFolder }, environment, clock);
  const stop = async () => {
    await portal.stop();
    unused.push(databaseUrl);
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { ...portal, stop };
}

/** Databases of stopped portals. The next portals reuse them, because emptying a database is much faster than creating one. */
const unused: string[] = [];
let count = 0;

async function emptyDatabase(): Promise<string> {
  const used = unused.pop();
  if (used !== undefined) {
    await emptyTables(used, { restartsIds: true });
    return used;
  }
  count += 1;
  const migrated = inject('migratedDatabase');
  const name = `${migrated}_${process.env['VITEST_POOL_ID'] ?? '0'}_${count}`;
  return copyScratchDatabase(inject('databaseServer'), migrated, name);
}

let shared: Promise<Portal> | undefined;

/**
 * Returns a portal with default settings that tests share one after another, because starting one takes longer than most tests. Empties its database
 * first. Ids continue to count, so a test that names the first record of a table starts its own portal. The server's memory is not cleared. The
 * portal stops at the end of the run.
 */
export async function sharedPortal(): Promise<Portal> {
  shared ??= startSharedPortal();
  const portal = await shared;
  await emptyTables(portal.databaseUrl);
  await rm(portal.filesFolder, { recursive: true, force: true });
  await mkdir(portal.filesFolder);
  return portal;
}

async function startSharedPortal(): Promise<Portal> {
  const dataFolder = join(inject('sharedFolder'), process.env['VITEST_POOL_ID'] ?? '0');
  const portal = await startNode({ databaseUrl: await emptyDatabase(), dataFolder }, {});
  const stop = () =>
    Promise.reject(new Error('The shared portal serves other stories too. It ends with the test run.'));
  return { ...portal, stop };
}

/** Tables with rows that migrations insert. */
const MIGRATED_ROWS = ['recorded_since', 'maintenance_run', 'job_feed'];

/** Deletes all rows except those that migrations insert. */
export async function emptyTables(databaseUrl: string, { restartsIds = false } = {}): Promise<void> {
  const connection = await mysql.createConnection(databaseUrl);
  const names = async (sql: string) => {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(sql);
    return rows.map(({ name }) => String(name));
  };
  try {
    const tables = await names(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    );
    const used = await names(
      tables
        .filter((name) => name !== 'migration')
        .map((name) => `SELECT '${name}' AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM \`${name}\`)`)
        .join(' UNION ALL '),
    );
    await connection.query('SET foreign_key_checks = 0');
    for (const name of used) await connection.query(`DELETE FROM \`${name}\``);
    if (restartsIds) {
      const counting = await names(
        "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND extra = 'auto_increment' AND table_name <> 'migration'",
      );
      for (const name of counting) await connection.query(`ALTER TABLE \`${name}\` AUTO_INCREMENT = 1`);
    }
    for (const name of MIGRATED_ROWS) {
      await connection.query(`INSERT INTO ${name} SELECT * FROM ${inject('migratedDatabase')}.${name}`);
    }
  } finally {
    await connection.end();
  }
}

/**
 * Starts a second server on the database and the files of a portal. Stop it before the first. `databaseUrl` can name the same database by another
 * route.
 */
export function startSecondNode(
  first: Portal,
  environment: Record<string, string> = {},
  databaseUrl = first.databaseUrl,
): Promise<Portal> {
  return startNode({ databaseUrl, dataFolder: first.container.config.DATA_DIR }, environment);
}

async function startNode(
  { databaseUrl, dataFolder }: { databaseUrl: string; dataFolder: string },
  environment: Record<string, string>,
  clock?: Clock,
): Promise<Portal> {
  checkResponses();
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    // Tests of one event read its email. Tests of digests turn them on.
    ADMIN_MAIL: 'each',
    LOG_LEVEL: 'error',
    PORT: '0',
    DATA_DIR: dataFolder,
    ...environment,
    DATABASE_URL: databaseUrl,
  });
  const dataSource = await openDataSource(databaseUrl, 10);
  await migrate(dataSource);
  const secret = 'a secret for tests only, of 32 characters and more';
  const logger = createLogger(config.LOG_LEVEL);
  const container = createContainer({ config, secret, dataSource, logger, ...(clock && { clock }) });
  const app = await createApp(container);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await dataSource.destroy();
  };
  return { url: addressOf(app), databaseUrl, container, dataSource, filesFolder: join(dataFolder, 'files'), stop };
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}
