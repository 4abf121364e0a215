import type { FastifyInstance } from 'fastify';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { type Container, createContainer } from '../src/container.js';
import { openDataSource } from '../src/database/data-source.js';
import { readConfig } from '../src/platform/config.js';
import { createLogger } from '../src/platform/logger.js';
import { createApp } from '../src/server/app.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address on the test server; every test file makes its own database beside it. */
    databaseServer: string;
  }
}

/** A real server on a free port over a real, migrated database of its own. */
export interface Portal {
  url: string;
  container: Container;
  dataSource: DataSource;
  stop(): Promise<void>;
}

let count = 0;

/** Starts a portal for one test file. `environment` overrides settings; limits on attempts are off unless asked for. */
export async function startPortal(environment: Record<string, string> = {}): Promise<Portal> {
  count += 1;
  const name = `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_${count}_${Date.now().toString(36)}`;
  const server = inject('databaseServer');
  const databaseUrl = await createScratchDatabase(server, name);
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: '0',
    ...environment,
    DATABASE_URL: databaseUrl,
  });
  const dataSource = await openDataSource(databaseUrl, 10);
  await dataSource.runMigrations();
  const secret = 'a secret for tests only, of 32 characters and more';
  const container = createContainer({ config, secret, dataSource, logger: createLogger(config.LOG_LEVEL) });
  const app = await createApp(container);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await dataSource.destroy();
    await dropScratchDatabase(server, name);
  };
  return { url: addressOf(app), container, dataSource, stop };
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}
