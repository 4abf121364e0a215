import 'reflect-metadata';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import type { TestProject } from 'vitest/node';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';

/** One database server for all test files; each portal has its own database on it, a copy of one that is migrated here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const migrated = `test_${process.pid}_migrated`;
  const dataSource = await openDataSource(await createScratchDatabase(server.serverUrl, migrated), 1);
  await migrate(dataSource).finally(() => dataSource.destroy());
  project.provide('databaseServer', server.serverUrl('test_none'));
  project.provide('migratedDatabase', migrated);
  return async () => {
    await dropScratchDatabase(server.serverUrl, migrated);
    await server.stop();
  };
}
