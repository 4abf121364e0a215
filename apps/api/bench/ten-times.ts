import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { MAX_SKILLS } from '@job-alert/domain/candidates/skills';
import { EXPERIENCE_BANDS, SALARY_BANDS } from '@job-alert/domain/jobs/job-bands';
import { JOB_TYPES, WORK_MODES } from '@job-alert/domain/jobs/job-labels';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { TestServer } from '@job-alert/local-database/test-server';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { ONE, PAGE } from './cases.js';
import { type ChildServer, startChild } from './child-server.js';
import { pick, seededRandom } from './data.js';
import { type Group, median, ROUNDS, type Row, type Table } from './table.js';
import {
  CITIES,
  fillOpenJobs,
  growTenfold,
  INDUSTRIES,
  listedAt,
  RARE_WORD,
  someSkills,
  TOKEN,
} from './ten-times-data.js';

/** The maximum factor of the cost with ten times as many jobs. */
const MOST_COST = 1.1;
const JOBS = Number(process.env['BENCH_OPEN_JOBS'] ?? 100_000);
const REQUESTS = 40;
const WARM_UP = 20;

const COUNTS = `query ($filter: OpenJobsFilter) { openJobs(first: 1, filter: $filter) { facets {
  workModes { value count } jobTypes { value count } experienceBands { value count } salaryBands { value count }
  industries { value count } cities { value count } isComplete age } } }`;
const MATCHES = `query ($filter: OpenJobsFilter, $page: Int) { openJobs(first: 12, page: $page, filter: $filter, orderBy: { field: MATCH, direction: DESC }) {
  nodes { id title match { matched total } } pageInfo { hasNextPage } } }`;
const SAVE_SKILLS =
  'mutation ($skills: [String!]!) { saveCandidateSkills(input: { skills: $skills }) { candidate { id } } }';
const LIST =
  'query ($filter: OpenJobsFilter) { openJobs(first: 20, filter: $filter) { nodes { id title } pageInfo { endCursor } } }';

type Variables = Readonly<Record<string, unknown>>;
type Random = () => number;

interface TenTimesCase {
  name: string;
  /** The maximum time in milliseconds, for a request that reads more jobs than it shows. Other requests have a maximum factor. */
  mostMilliseconds?: number;
  query: string;
  /** Returns different variables for each request, so that no response comes from a cache. */
  variables: (random: Random, jobs: number) => Variables;
  /** The number of skills of the requesting candidate. They differ for each request. */
  skills?: number;
}

const filtered = (filter: (random: Random) => Variables) => (random: Random) => ({ filter: filter(random) });
const words = (...some: readonly string[]) => filtered((random) => ({ query: pick(some, random) }));

const lists: readonly TenTimesCase[] = [
  { name: 'first page', query: PAGE, variables: () => ({}) },
  {
    name: 'cursor',
    query: PAGE,
    variables: (random, jobs) => {
      const id = 100 + Math.floor(random() * (jobs - 100));
      const time = listedAt(id).toISOString().replace('Z', '000');
      return { after: Buffer.from(`${time} ${id} 0`).toString('base64url') };
    },
  },
  { name: 'one job', query: ONE, variables: (random, jobs) => ({ id: String(1 + Math.floor(random() * jobs)) }) },
  { name: 'words, common', query: PAGE, variables: words('accountant', 'sales executive', 'driver', 'tailor') },
  { name: 'words, rare', query: PAGE, variables: words(RARE_WORD) },
  { name: 'words, absent', query: PAGE, variables: words('zzzzqqqq', 'xxqqzzyy') },
];

const matches: readonly TenTimesCase[] = [
  { name: 'best match, 1 skill', skills: 1, filter: () => ({}) },
  { name: 'best match, 6 skills', skills: 6, filter: () => ({}) },
  { name: 'best match, 30 skills', skills: 60, filter: () => ({}) },
  {
    // Uses the limit of a public list, because the query reads the first matching jobs before it compares them.
    name: 'best match, a search',
    mostMilliseconds: 60,
    skills: 6,
    filter: (random: Random) => ({
      query: pick(['accountant', 'driver', 'tailor'], random),
      cities: [pick(CITIES, random)],
    }),
  },
].map(({ filter, ...each }) => ({ ...each, query: MATCHES, variables: filtered(filter) }));

const bands = (random: Random) => ({
  experienceBands: [pick(EXPERIENCE_BANDS, random)],
  salaryBands: [pick(SALARY_BANDS, random), pick(SALARY_BANDS, random)],
});

const filteredCases: readonly TenTimesCase[] = [
  { name: 'counts of all', query: COUNTS, variables: () => ({}) },
  {
    name: 'counts, a choice',
    query: COUNTS,
    variables: filtered((random) => ({ workModes: [pick(WORK_MODES, random)] })),
  },
  {
    name: 'counts, many choices',
    query: COUNTS,
    variables: filtered((random) => ({
      ...bands(random),
      cities: [pick(CITIES, random), pick(CITIES, random)],
      industries: [pick(INDUSTRIES, random)],
      jobTypes: JOB_TYPES,
    })),
  },
  {
    name: 'counts, a text',
    query: COUNTS,
    variables: filtered((random) => ({
      query: pick(['accountant', 'driver', 'loom', 'tailor'], random),
      ...bands(random),
    })),
  },
  { name: 'counts, absent text', query: COUNTS, variables: words('zzzzqqqq') },
  {
    name: 'list, a choice',
    query: LIST,
    variables: filtered((random) => ({ cities: [pick(CITIES, random)], workModes: [pick(WORK_MODES, random)] })),
  },
  {
    // Reads whole ranges of an index (200,000 of a million jobs) and finds that no job matches all filters.
    name: 'list, none has all',
    mostMilliseconds: 300,
    query: LIST,
    variables: filtered((random) => ({
      cities: [pick(CITIES, random), pick(CITIES, random)],
      industries: [pick(INDUSTRIES, random)],
      experienceBands: ['FRESHER'],
      experience: 9,
    })),
  },
  { name: 'list, a family', query: LIST, variables: words('munim', 'gadi', 'darji') },
  {
    name: 'list, one letter',
    query: LIST,
    variables: words('acountant', 'drivr', 'tailer'),
  },
];

/** Measures the cost of a request with ten times as many jobs. It queries portals on two databases in turn, one request after the other. */
export const tenTimes: Group = { name: 'ten-times', measure: measureTenTimes };

interface Size {
  portal: ChildServer;
  jobs: number;
}

async function measureTenTimes(database: TestServer, table: Table): Promise<void> {
  const names = ['bench_few_jobs', 'bench_many_jobs'] as const;
  const [fewUrl, manyUrl] = [await filled(database, names[0]), await filled(database, names[1])];
  await growTenfold(manyUrl, JOBS);
  const few = { portal: await startPortal(fewUrl), jobs: JOBS };
  const many = { portal: await startPortal(manyUrl), jobs: 10 * JOBS };
  try {
    for (const each of [...lists, ...filteredCases, ...matches]) table.add(await rowOf(each, few, many));
  } finally {
    await few.portal.stop();
    await many.portal.stop();
    for (const name of names) await dropScratchDatabase(database.serverUrl, name);
  }
}

async function filled(database: TestServer, name: string): Promise<string> {
  const databaseUrl = await createScratchDatabase(database.serverUrl, name);
  const dataSource = await openDataSource(databaseUrl, 2);
  await migrate(dataSource);
  await dataSource.destroy();
  await fillOpenJobs(databaseUrl, JOBS);
  return databaseUrl;
}

const startPortal = (databaseUrl: string): Promise<ChildServer> =>
  startChild(
    [process.execPath, fileURLToPath(new URL('../dist/main.js', import.meta.url))],
    { DATABASE_URL: databaseUrl, DEMO_DATA: 'off', RATE_LIMITS: 'off' },
    '/livez',
  );

async function rowOf(each: TenTimesCase, few: Size, many: Size): Promise<Row> {
  const random = seededRandom(64);
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let count = 0; count < (round === 0 ? WARM_UP : REQUESTS); count += 1) {
      times.few.push(await timed(each, few, random));
      times.many.push(await timed(each, many, random));
    }
    if (round > 0) rounds.push({ few: median(times.few), many: median(times.many) });
  }
  const { name, mostMilliseconds } = each;
  const details = `${median(rounds.map((round) => round.few)).toFixed(2)} ms, with ten times the jobs ${median(rounds.map((round) => round.many)).toFixed(2)} ms`;
  return mostMilliseconds === undefined
    ? {
        name: `10 × rows: ${name}`,
        rounds: rounds.map((round) => round.many / round.few),
        goal: { atMost: MOST_COST },
        details,
      }
    : {
        name: `10 × rows: ${name}`,
        rounds: rounds.map((round) => round.many),
        goal: { atMost: mostMilliseconds },
        unit: 'ms',
        details,
      };
}

/** Returns the duration of a request in milliseconds, sent by the candidate if the case has skills and otherwise by a visitor. */
async function timed(
  { query, variables, skills }: TenTimesCase,
  { portal, jobs }: Size,
  random: Random,
): Promise<number> {
  if (skills) await ask(portal, SAVE_SKILLS, { skills: someSkills(skills, random).slice(0, MAX_SKILLS) }, true);
  const given = variables(random, jobs);
  const started = performance.now();
  await ask(portal, query, given, Boolean(skills));
  return performance.now() - started;
}

const agent = new Agent({ keepAlive: true });

/** Uses a bare client, because fetch would take longer than some responses. */
async function ask(portal: ChildServer, query: string, variables: Variables, isCandidate: boolean): Promise<void> {
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(isCandidate && { authorization: `Token ${TOKEN}` }) };
    request(`${portal.url}/graphql`, { method: 'POST', agent, headers }, (response) =>
      text(response).then(resolve, reject),
    )
      .once('error', reject)
      .end(JSON.stringify({ query, variables }));
  });
  if (!answer.startsWith('{"data"') || answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
}
