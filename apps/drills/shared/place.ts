import { join } from 'node:path';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../api/src/database/data-source.js';

/** The setting of a drill: its own folder and port, and the number of rounds. */
export interface Place {
  rounds: number;
  port: number;
  folder: string;
}

/** The problems of a drill, one sentence each, or the reason why it cannot run on this machine. */
export type Outcome = string[] | { notRun: string };

/** A database that outlives the portals on it, and the settings of those portals. */
export interface DatabaseUnderFault {
  dataSource: DataSource;
  dataFolder: string;
  settings: { DATA_DIR: string; DATABASE_URL: string };
}

/** Runs a private database server for a fault that does not affect the database itself. */
export async function withDatabase<T>(
  { folder }: Place,
  work: (database: DatabaseUnderFault) => Promise<T>,
): Promise<T> {
  const server = await startLocalDatabase({ dataDir: join(folder, 'own'), database: 'job_alert' });
  try {
    const dataSource = await openDataSource(server.url, 4);
    const dataFolder = join(folder, 'api');
    try {
      return await work({ dataSource, dataFolder, settings: { DATA_DIR: dataFolder, DATABASE_URL: server.url } });
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await server.stop();
  }
}
