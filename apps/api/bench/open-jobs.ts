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

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The hot reads of open jobs over GraphQL, against the least that Node and the database can do with the same rows. */
export const openJobs: Group = { name: 'open-jobs', measure: measureOpenJobs };

async function measureOpenJobs(database: TestServer, table: Table): Promise<void> {
  const databaseUrl = await createScratchDatabase(database.serverUrl, DATABASE);
  try {
    const dataSource = await openDataSource(databaseUrl, 2);
    await migrate(dataSource);
    await dataSource.destroy();
    await fillJobs(databaseUrl, jobs);
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
      await compareAll(limit, portal, table);
    } finally {
      await limit.stop();
      await portal.stop();
    }
  } finally {
    await dropScratchDatabase(database.serverUrl, DATABASE);
  }
}

async function compareAll(limit: ChildServer, portal: ChildServer, table: Table): Promise<void> {
  const cases = benchCases(await middleOfTheList(portal));
  for (const each of cases) await sameContent(limit, portal, each);
  for (const each of cases) {
    const { name, goal, limitPath: path } = each;
    // A variable that the document does not use: no two connections ask the same, and all of them the same work.
    const body = (connection: number) => bodyOf(each, { connection });
    table.add(
      await compare(
        { name, goal: { atLeast: goal } },
        { server: limit, path },
        { server: portal, path: '/graphql', body },
      ),
    );
  }
  for (const each of cases) {
    const { name, goalAtOnce, limitPath: path } = each;
    const row = { name: `${name}, all ask the same`, goal: { atLeast: goalAtOnce } };
    const body = () => bodyOf(each);
    table.add(await compare(row, { server: limit, path }, { server: portal, path: '/graphql', body }));
  }
}

const bodyOf = ({ query, variables }: Pick<Case, 'query' | 'variables'>, more: object = {}): string =>
  JSON.stringify({ query, variables: { ...variables, ...more } });

/** Both must say the same, or the ratio means nothing. */
async function sameContent(limit: ChildServer, portal: ChildServer, each: Case): Promise<void> {
  const expected = JSON.stringify(await (await fetch(limit.url + each.limitPath)).json());
  const given = JSON.stringify(await ask(portal, bodyOf(each)));
  // Another way of searching finds other jobs.
  if (each.name === 'text + city' || expected === given) return;
  throw new Error(`The answers differ for ${each.name}:\n${expected.slice(0, 600)}\n${given.slice(0, 600)}`);
}

/** What the bench reads of an answer. */
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
