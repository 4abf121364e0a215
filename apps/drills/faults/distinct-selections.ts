import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { fillJobs } from '../../api/bench/data.js';
import { migrate } from '../../api/src/database/migrate.js';
import { MAX_PREPARED_PER_CONNECTION } from '../../api/src/database/hot-statements.js';
import { openJobsOfShape } from '../../api/test/property/distinct-shapes.js';
import { type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

const SHAPES = Number(process.env['SHAPES'] ?? 100_000);
/** The number of jobs. More rows take more time but use no more memory. */
const JOBS = 20;
const CONCURRENCY = 16;
const POOL = 20;
/** One in this many requests is repeated, so that it is compiled and prepared. */
const REPEATED = 10;
const REPETITIONS = 4;
/** The permitted growth once the caches are full, and the largest heap without garbage, in megabytes. */
const GROWTH = 40;
const LARGEST_HEAP = 150;
/**
 * The largest memory of the portal in megabytes, with the garbage that Node does not collect while it has space. A portal run from its sources,
 * as here, takes 80 MB more than a built one.
 */
const LARGEST_PORTAL = 550;

/** Memory at one moment, in megabytes, and the number of statements. */
interface Sample {
  heap: number;
  portal: number;
  database: number;
  statements: number;
}

/** Sends a hundred thousand distinct selections, orders, filters and page sizes. The memory of the portal and its database is bounded. */
export function distinctSelections(place: Place): Promise<string[]> {
  return withDatabase(place, async ({ dataSource, settings }) => {
    await migrate(dataSource);
    await fillJobs(settings.DATABASE_URL, JOBS);
    const portal = await PortalProcess.start(place.port, settings);
    try {
      return await flooded(portal, dataSource);
    } finally {
      await portal.end('SIGTERM');
    }
  });
}

async function flooded(running: PortalProcess, dataSource: DataSource): Promise<string[]> {
  const samples: Sample[] = [];
  const look = async (sent: number): Promise<void> => {
    const now = await takeSample(running, dataSource);
    samples.push(now);
    console.log(
      `${String(sent).padStart(7)} shapes: heap ${now.heap} MB, portal ${now.portal} MB, database ${now.database} MB, ${now.statements} prepared statements`,
    );
  };
  const errorTexts: string[] = [];
  await look(0);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const from = Math.round((SHAPES * quarter) / 4);
    const to = Math.round((SHAPES * (quarter + 1)) / 4);
    errorTexts.push(...(await send(running.url, from, to)));
    await look(to);
  }
  const problems: string[] = [];
  if (errorTexts.length > 0)
    problems.push(`${errorTexts.length} requests were refused, the first with ${errorTexts[0]}`);
  // Everything fills up to its limit in the first quarter.
  const [, full, , , end] = samples;
  if (!full || !end) throw new Error('Nothing was measured.');
  for (const name of ['heap', 'database'] as const) {
    const growth = end[name] - full[name];
    if (growth > GROWTH) problems.push(`${name}: ${growth} MB more at the end than after a quarter`);
  }
  const statements = Math.max(...samples.map((each) => each.statements));
  if (statements > MAX_PREPARED_PER_CONNECTION * POOL) problems.push(`${statements} statements were prepared`);
  for (const { heap, portal } of samples) {
    if (heap > LARGEST_HEAP) problems.push(`the portal holds ${heap} MB`);
    if (portal > LARGEST_PORTAL) problems.push(`the portal takes ${portal} MB`);
  }
  return problems;
}

/** Sends the shapes from one number to another. Returns the errors. */
async function send(url: string, from: number, to: number): Promise<string[]> {
  let next = from;
  const errorTexts: string[] = [];
  const worker = async () => {
    while (next < to) {
      const index = next++;
      const body = JSON.stringify({ query: openJobsOfShape(index) });
      for (let time = 0; time < (index % REPEATED === 0 ? REPETITIONS : 1); time += 1) {
        const answer = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        const { errors } = (await answer.json()) as { errors?: unknown };
        if (errors) errorTexts.push(JSON.stringify({ errors, body }));
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return errorTexts;
}

async function takeSample(portal: PortalProcess, dataSource: DataSource): Promise<Sample> {
  const { heapUsed, rss } = await portal.memory();
  const [server] = await dataSource.query<{ pidFile: string }[]>('SELECT @@pid_file AS pidFile');
  const [row] = await dataSource.query<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Prepared_stmt_count'");
  const status = readFileSync(`/proc/${readFileSync(server?.pidFile ?? '', 'utf8').trim()}/status`, 'utf8');
  const { 1: kilobytes } = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return {
    heap: Math.round(heapUsed / 1e6),
    portal: Math.round(rss / 1e6),
    database: Math.round(Number(kilobytes) / 1_000),
    statements: Number(row?.Value),
  };
}
