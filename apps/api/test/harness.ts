import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { copyScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
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

declare module 'vitest' {
  interface ProvidedContext {
    /** An address on the test server; every test file makes its own database beside it. */
    databaseServer: string;
    /** A migrated database without rows, to copy. */
    migratedDatabase: string;
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
