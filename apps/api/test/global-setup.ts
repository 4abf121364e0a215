import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import type { TestProject } from 'vitest/node';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { sharedDatabaseName } from './shared-database.js';

/** One database server for all test files; each portal has its own database on it, a copy of one that is migrated here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const migrated = `test_${process.pid}_migrated`;
  const dataSource = await openDataSource(await createScratchDatabase(server.serverUrl, migrated), 1);
  await migrate(dataSource).finally(() => dataSource.destroy());
  project.provide('databaseServer', server.serverUrl('test_none'));
  project.provide('migratedDatabase', migrated);
  const sharedFolder = await mkdtemp(join(tmpdir(), 'job-alert-test-'));
  project.provide('sharedFolder', sharedFolder);
  return async () => {
    // The workers have ended by now, and the portals that their stories shared with them.
    for (let worker = 0; worker <= project.config.maxWorkers; worker += 1) {
      await dropScratchDatabase(server.serverUrl, sharedDatabaseName(migrated, worker));
    }
    await rm(sharedFolder, { recursive: true, force: true });
    await dropScratchDatabase(server.serverUrl, migrated);
    await server.stop();
  };
}
