import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { type Container, createContainer } from '../src/container.js';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import type { Clock } from '../src/platform/clock.js';
import { readConfig } from '../src/platform/config.js';
import { createLogger } from '../src/platform/logger.js';
import { createApp } from '../src/server/app.js';
import { checkResponses } from './builders/rest-document.js';
import { sharedDatabaseName } from './shared-database.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address on the test server; every test file makes its own database beside it. */
    databaseServer: string;
    /** A migrated database without rows, to copy. */
    migratedDatabase: string;
    /** A folder for the shared portals of the workers, which is removed at the end of the run. */
    sharedFolder: string;
  }
}

/** A real server on a free port over a real, migrated database of its own. */
export interface Portal {
  url: string;
  container: Container;
  dataSource: DataSource;
  /** The folder of uploaded files, of this portal alone. */
  filesFolder: string;
  stop(): Promise<void>;
}

let count = 0;

/** Starts a portal for one test file. `environment` overrides settings; limits on attempts are off unless asked for. */
export async function startPortal(environment: Record<string, string> = {}, clock?: Clock): Promise<Portal> {
  count += 1;
  const name = `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_${count}_${Date.now().toString(36)}`;
  const server = inject('databaseServer');
  const databaseUrl = await copyScratchDatabase(server, inject('migratedDatabase'), name);
  const dataFolder = await mkdtemp(join(tmpdir(), 'job-alert-test-'));
  const portal = await startNode({ databaseUrl, dataFolder }, environment, clock);
  const stop = async () => {
    await portal.stop();
    await dropScratchDatabase(server, name);
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { ...portal, stop };
}

let shared: Promise<Portal> | undefined;

/**
 * The portal with default settings that stories share, one after another: starting one takes longer than most stories. Each story
 * gets it with an empty database. Ids go on counting, so a story that names the first record of a table starts its own portal; and
 * what the server keeps in memory stays. It ends with the test run.
 */
export async function sharedPortal(): Promise<Portal> {
  shared ??= startSharedPortal();
  const portal = await shared;
  await emptyTables(portal.dataSource);
  await rm(portal.filesFolder, { recursive: true, force: true });
  await mkdir(portal.filesFolder);
  return portal;
}

async function startSharedPortal(): Promise<Portal> {
  const worker = process.env['VITEST_POOL_ID'] ?? '0';
  const name = sharedDatabaseName(inject('migratedDatabase'), worker);
  const databaseUrl = await copyScratchDatabase(inject('databaseServer'), inject('migratedDatabase'), name);
  const portal = await startNode({ databaseUrl, dataFolder: join(inject('sharedFolder'), worker) }, {});
  const stop = () =>
    Promise.reject(new Error('The shared portal serves other stories too. It ends with the test run.'));
  return { ...portal, stop };
}

/** Tables whose rows come with the migrations. */
const MIGRATED_ROWS = new Set(['migration', 'recorded_since', 'maintenance_run', 'job_feed']);

/** Deletes every row that did not come with the migrations. */
export async function emptyTables(dataSource: DataSource): Promise<void> {
  const tables = await dataSource.query<{ name: string }[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  const names = tables.map(({ name }) => name).filter((name) => !MIGRATED_ROWS.has(name));
  const used = await dataSource.query<{ name: string }[]>(
    names
      .map((name) => `SELECT '${name}' AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM \`${name}\`)`)
      .join(' UNION ALL '),
  );
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET foreign_key_checks = 0');
    for (const { name } of used) await runner.query(`DELETE FROM \`${name}\``);
  } finally {
    await runner.query('SET foreign_key_checks = 1');
    await runner.release();
  }
}

/**
 * Starts a second server on the database and the files of a portal; it is to be stopped before the first. `databaseUrl` leads
 * to the same database another way.
 */
export function startSecondNode(
  first: Portal,
  environment: Record<string, string> = {},
  databaseUrl = first.container.config.DATABASE_URL ?? '',
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
    // A story about one event reads its mail; those about digests ask for them.
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
  return { url: addressOf(app), container, dataSource, filesFolder: join(dataFolder, 'files'), stop };
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}
