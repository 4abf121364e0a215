import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import type { TestProject } from 'vitest/node';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';

/** Starts one database server for all test files. Each portal has its own database, a copy of the one that is migrated here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const migrated = `test_${process.pid}_migrated`;
  const dataSource = await openDataSource(await createScratchDatabase(server.serverUrl, migrated), 1);
  await migrate(dataSource);
  project.provide('databaseServer', server.serverUrl('test_none'));
  project.provide('migratedDatabase', migrated);
  const sharedFolder = await mkdtemp(join(tmpdir(), 'job-alert-test-'));
  project.provide('sharedFolder', sharedFolder);
  return async () => {
    // The workers and their portals have ended.
    const databases = await dataSource.query<{ name: string }[]>(
      'SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name LIKE ?',
      [`${migrated}%`],
    );
    await dataSource.destroy();
    for (const { name } of databases) await dropScratchDatabase(server.serverUrl, name);
    await rm(sharedFolder, { recursive: true, force: true });
    await server.stop();
  };
}
