import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { TestServer } from '@job-alert/local-database/test-server';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { startChild } from './child-server.js';
import { fillJobs } from './data.js';
import { compare } from './load.js';
import type { Group, Table } from './table.js';

const DATABASE = 'bench_pages';
/** Pages show only a few jobs, so more jobs would only slow down the build of the data. */
const JOBS = 2_000;
const BROTLI = { 'accept-encoding': 'br' };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Compares cached pages and files of the build with a bare handler that sends the same bytes. */
export const pages: Group = { name: 'pages', measure: measurePages };

async function measurePages(database: TestServer, table: Table): Promise<void> {
  const databaseUrl = await createScratchDatabase(database.serverUrl, DATABASE);
  try {
    const dataSource = await openDataSource(databaseUrl, 2);
    await migrate(dataSource);
    await dataSource.destroy();
    await fillJobs(databaseUrl, JOBS);
    const portal = await startChild(
      [process.execPath, here('../dist/main.js')],
      { DATABASE_URL: databaseUrl, DEMO_DATA: 'off', GRAPHQL_BUDGET_PER_MINUTE: '1000000000' },
      '/livez',
    );
    const bare = await startChild(
      [process.execPath, '--import', 'tsx', here('bytes-server.ts')],
      { ORIGIN: portal.url },
      '/livez',
    );
    try {
      for (const { name, path, goal } of cases()) {
        const target = { path, headers: BROTLI };
        const row = { name, goal: { atLeast: goal } };
        table.add(await compare(row, { server: bare, ...target }, { server: portal, ...target }));
      }
    } finally {
      await bare.stop();
      await portal.stop();
    }
  } finally {
    await dropScratchDatabase(database.serverUrl, DATABASE);
  }
}

function cases() {
  const assets = here('../../web/dist/client/assets/');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sizeOf = (name: string): number => statSync(assets + name).size;
  const bySize = scripts.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const small = bySize.find((name) => sizeOf(name) > 4_000) ?? '';
  return [
    { name: 'home page, kept', path: '/', goal: 0.6 },
    { name: 'openings, kept', path: PUBLIC_PATHS.openings, goal: 0.6 },
    { name: 'script of 4 kB', path: `/assets/${small}`, goal: 0.8 },
    { name: 'largest script', path: `/assets/${bySize.at(-1) ?? ''}`, goal: 0.8 },
  ];
}
