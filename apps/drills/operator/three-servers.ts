import { join } from 'node:path';
import { freePort } from '@job-alert/local-database/free-port';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { openDataSource } from '../../api/src/database/data-source.js';
import { schemaError } from '../../api/src/database/schema-error.js';
import { migrations } from '../../api/src/database/migrations.js';

const NAME = 'operator_scratch_three';

/** Starts three servers at once on an empty database. All start, and each migration runs once. */
export function threeServers({ folder, ...place }: Place): Promise<string[]> {
  return withDatabase({ folder, ...place }, async ({ settings: { DATABASE_URL } }) => {
    const url = await createScratchDatabase(DATABASE_URL, NAME);
    const dataSource = await openDataSource(url, 2);
    try {
      const from = Date.now();
      const servers = await Promise.allSettled([1, 2, 3].map((server) => start(url, join(folder, `server-${server}`))));
      console.log(`three servers on an empty database: up after ${Date.now() - from} ms`);
      const problems = await whatIsWrong(dataSource, servers);
      for (const server of servers) if (server.status === 'fulfilled') await server.value.end('SIGTERM');
      return problems;
    } finally {
      await dataSource.destroy();
      await dropScratchDatabase(DATABASE_URL, NAME);
    }
  });
}

const start = async (DATABASE_URL: string, DATA_DIR: string): Promise<PortalProcess> =>
  PortalProcess.start(await freePort(), { DATABASE_URL, DATA_DIR, APP_SECRET: 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E' });

async function whatIsWrong(dataSource: DataSource, servers: PromiseSettledResult<unknown>[]): Promise<string[]> {
  const problems = servers.flatMap((server) => (server.status === 'rejected' ? [String(server.reason)] : []));
  const problem = await schemaError(dataSource);
  if (problem !== null) problems.push(problem.message);
  const [row] = await dataSource.query<{ total: string }[]>('SELECT COUNT(*) AS total FROM migration');
  if (Number(row?.total) !== migrations.length)
    problems.push(`${row?.total} migrations instead of ${migrations.length}`);
  return problems;
}
