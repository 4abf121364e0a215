import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { TestServer } from '@job-alert/local-database/test-server';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { benchCases, type Case, PAGE } from './cases.js';
import { type ChildServer, startChild } from './child-server.js';
import { fillJobs } from './data.js';
import { compare } from './load.js';
import type { Group, Table } from './table.js';

const jobs = Number(process.env['BENCH_JOBS'] ?? 100_000);
const DATABASE = 'bench_open_jobs';
/** The `dist/main.js` of another build to compare with instead of the limit: `BENCH_BEFORE=dist-before/main.js npm run bench`. */
const before = process.env['BENCH_BEFORE'];
/** The minimum share of the other build's throughput, for every case. */
const OF_BEFORE = 0.9;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Compares the most frequent reads of open jobs over GraphQL with the minimum that Node and the database need for the same rows. */
export const openJobs: Group = { name: 'open-jobs', measure: measureOpenJobs };

async function measureOpenJobs(database: TestServer, table: Table): Promise<void> {
  const databaseUrl = await createScratchDatabase(database.serverUrl, DATABASE);
  try {
    const dataSource = await openDataSource(databaseUrl, 2);
    await migrate(dataSource);
    await dataSource.destroy();
    await fillJobs(databaseUrl, jobs);
    const limit = before
      ? await startPortal(before, databaseUrl)
      : await startChild(
          [process.execPath, '--import', 'tsx', here('limit-server.ts')],
          { DATABASE_URL: databaseUrl },
          '/first',
        );
    const portal = await startPortal(here('../dist/main.js'), databaseUrl);
    try {
      await compareAll(limit, portal, table);
    } finally {
      await limit.stop();
      await portal.stop();
    }
  } finally {
    await dropScratchDatabase(database.serverUrl, DATABASE);
  }
}

/**
 * Starts the portal as in production, with limits, logs and metrics. Only the budget of one address is lifted, because all load comes from one
 * address.
 */
const startPortal = (main: string, databaseUrl: string): Promise<ChildServer> =>
  startChild(
    [process.execPath, main],
    { DATABASE_URL: databaseUrl, DEMO_DATA: 'off', GRAPHQL_BUDGET_PER_MINUTE: '1000000000' },
    '/livez',
  );

async function compareAll(limit: ChildServer, portal: ChildServer, table: Table): Promise<void> {
  const cases = benchCases(await middleOfTheList(portal));
  if (!before) for (const each of cases) await sameContent(limit, portal, each);
  const measure = async (each: Case, name: string, goal: number, body: (connection: number) => string) => {
    const target = { path: '/graphql', body };
    const row = { name, goal: { atLeast: before ? OF_BEFORE : goal } };
    const compared = before ? target : { path: each.limitPath };
    table.add(await compare(row, { server: limit, ...compared }, { server: portal, ...target }));
  };
  for (const each of cases) {
    // An unused variable makes the request of each connection different, with the same work.
    await measure(each, each.name, each.goal, (connection) => bodyOf(each, { connection }));
  }
  for (const each of cases) await measure(each, `${each.name}, all ask the same`, each.goalAtOnce, () => bodyOf(each));
}

const bodyOf = ({ query, variables }: Pick<Case, 'query' | 'variables'>, more: object = {}): string =>
  JSON.stringify({ query, variables: { ...variables, ...more } });

/** Throws if the responses differ, because the ratio would then mean nothing. */
async function sameContent(limit: ChildServer, portal: ChildServer, each: Case): Promise<void> {
  const expected = JSON.stringify(await (await fetch(limit.url + each.limitPath)).json());
  const given = JSON.stringify(await ask(portal, bodyOf(each)));
  // The two searches work differently and find different jobs.
  if (each.name === 'text + city' || expected === given) return;
  throw new Error(`The answers differ for ${each.name}:\n${expected.slice(0, 600)}\n${given.slice(0, 600)}`);
}

/** The parts of a response that the bench reads. */
interface OpenJobsAnswer {
  data: { openJobs: { pageInfo: { endCursor: string } } };
}

async function middleOfTheList(portal: ChildServer): Promise<{ cursor: string; listedAt: string; id: string }> {
  const answer = await ask(portal, bodyOf({ query: PAGE, variables: { page: 250 } }));
  const cursor = answer.data.openJobs.pageInfo.endCursor;
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
