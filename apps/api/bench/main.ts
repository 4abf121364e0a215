import { startTestServer } from '@job-alert/local-database/test-server';
import { candidates } from './candidates.js';
import { openJobs } from './open-jobs.js';
import { pages } from './pages.js';
import { benchReports } from './reports.js';
import { type Group, Table } from './table.js';
import { tenTimes } from './ten-times.js';

/** All groups of `npm run bench`. BENCH_ONLY selects some of them, separated by commas. */
const groups: readonly Group[] = [openJobs, pages, tenTimes, candidates];

const only = process.env['BENCH_ONLY']?.split(',');

/** Reports take minutes to build their rows, so they are measured only if BENCH_ONLY names them. */
if (only?.includes('reports')) await benchReports();
else await benchGroups(groups.filter(({ name }) => only?.includes(name) ?? true));

async function benchGroups(chosen: readonly Group[]): Promise<void> {
  if (chosen.length === 0)
    throw new Error(`BENCH_ONLY names none of ${groups.map(({ name }) => name).join(', ')}, reports.`);
  const database = await startTestServer();
  const table = new Table();
  try {
    for (const { measure } of chosen) await measure(database, table);
  } finally {
    await database.stop();
  }
  if (!table.isReached) process.exitCode = 1;
}
