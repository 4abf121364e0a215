import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer, type TestServer } from '@job-alert/local-database/test-server';
import autocannon from 'autocannon';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { benchCases, type Case, PAGE_QUERY } from './cases.js';
import { type ChildServer, startChild } from './child-server.js';
import { fillJobs } from './data.js';
import { benchFacets } from './facets.js';
import { benchReports } from './reports.js';

const jobs = Number(process.env['BENCH_JOBS'] ?? 100_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const connections = 16;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Measured {
  rate: number;
  cpuMilliseconds: number;
}

const only = process.env['BENCH_ONLY'];
if (only === 'reports') await benchReports();
else await benchOthers();

async function benchOthers(): Promise<void> {
  const database = await startTestServer();
  try {
    if (only !== 'facets' && only !== 'matches') await benchOpenJobs(database);
    if (!(await benchFacets(database, only === 'matches'))) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

async function benchOpenJobs(database: TestServer): Promise<void> {
  const databaseUrl = await createScratchDatabase(database.serverUrl, 'bench_open_jobs');
  try {
    await prepare(databaseUrl);
    const limit = await startChild(
      [process.execPath, '--import', 'tsx', here('limit-server.ts')],
      { DATABASE_URL: databaseUrl },
      '/first',
    );
    // As in production, with limits, logs and metrics; only the budget of one address is lifted, since all load comes from one.
    const portal = await startChild(
      [process.execPath, here('../dist/main.js')],
      { DATABASE_URL: databaseUrl, DEMO_DATA: 'off', GRAPHQL_BUDGET_PER_MINUTE: '1000000000' },
      '/livez',
    );
    try {
      await measureAll(limit, portal);
    } finally {
      await limit.stop();
      await portal.stop();
    }
  } finally {
    await dropScratchDatabase(database.serverUrl, 'bench_open_jobs');
  }
}

async function prepare(databaseUrl: string): Promise<void> {
  const started = Date.now();
  const dataSource = await openDataSource(databaseUrl, 2);
  await migrate(dataSource);
  await dataSource.destroy();
  await fillJobs(databaseUrl, jobs);
  console.log(
    `${jobs.toLocaleString('en')} jobs built in ${Math.round((Date.now() - started) / 1000)} s; ${rounds} rounds of ${seconds} s, ${connections} connections\n`,
  );
}

async function measureAll(limit: ChildServer, portal: ChildServer): Promise<void> {
  const cases = benchCases(await middleOfTheList(portal));
  for (const each of cases) await sameContent(limit, portal, each);
  console.log('case          limit/s  portal/s   ratio   (goal)   CPU ms: limit  portal   portal MB');
  for (const each of cases) {
    const runs: { limit: Measured; portal: Measured }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const run = { limit: await load(limit, each.limitPath), portal: await load(portal, '/graphql', each.body) };
      // The first round warms both up.
      if (round > 0) runs.push(run);
    }
    const median = (of: (run: (typeof runs)[number]) => number) =>
      runs.map(of).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
    const numbers = [
      median((run) => run.limit.rate)
        .toFixed(0)
        .padStart(8),
      median((run) => run.portal.rate)
        .toFixed(0)
        .padStart(9),
      median((run) => run.portal.rate / run.limit.rate)
        .toFixed(2)
        .padStart(7),
      `(${each.goal})`.padStart(8),
      median((run) => run.limit.cpuMilliseconds)
        .toFixed(2)
        .padStart(14),
      median((run) => run.portal.cpuMilliseconds)
        .toFixed(2)
        .padStart(7),
      (await portal.megabytes()).toFixed(0).padStart(11),
    ];
    console.log(`${each.name.padEnd(12)}${numbers.join(' ')}`);
  }
}

async function load(server: ChildServer, path: string, body?: string): Promise<Measured> {
  const before = await server.cpuSeconds();
  const result = await autocannon({
    url: server.url + path,
    connections,
    duration: seconds,
    ...(body ? { method: 'POST' as const, body, headers: { 'content-type': 'application/json' } } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} answered ${result.non2xx} times with an error`);
  const cpu = (await server.cpuSeconds()) - before;
  return { rate: result.requests.total / result.duration, cpuMilliseconds: (cpu * 1000) / result.requests.total };
}

/** Both must say the same, or the ratio means nothing. */
async function sameContent(limit: ChildServer, portal: ChildServer, { name, limitPath, body }: Case): Promise<void> {
  const expected = await (await fetch(limit.url + limitPath)).json();
  const given = await ask(portal, body);
  if (name === 'text + city') return;
  if (JSON.stringify(expected) !== JSON.stringify(given))
    throw new Error(
      `The answers differ for ${name}:\n${JSON.stringify(expected).slice(0, 600)}\n${JSON.stringify(given).slice(0, 600)}`,
    );
}

/** What the bench reads of an answer. */
interface OpenJobsAnswer {
  data: { openJobs: { pageInfo: { endCursor: string } } };
}

async function middleOfTheList(portal: ChildServer): Promise<{ cursor: string; listedAt: string; id: string }> {
  const answer = await ask(portal, JSON.stringify({ query: PAGE_QUERY, variables: { page: 250 } }));
  const cursor: string = answer.data.openJobs.pageInfo.endCursor;
  const [listedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  return { cursor, listedAt, id };
}

async function ask(portal: ChildServer, body: string) {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as OpenJobsAnswer;
}
