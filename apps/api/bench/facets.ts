import { fileURLToPath } from 'node:url';
import { EXPERIENCE_BANDS, SALARY_BANDS } from '@job-alert/domain/job-bands';
import { JOB_TYPES, WORK_MODES } from '@job-alert/domain/job-post';
import { MAX_SKILLS } from '@job-alert/domain/skills';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { TestServer } from '@job-alert/local-database/test-server';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import { type ChildServer, startChild } from './child-server.js';
import { pick, seededRandom } from './data.js';
import { CITIES, fillOpenJobs, growTenfold, INDUSTRIES, someSkills, TOKEN } from './facets-data.js';

/** performance.md: what ten times as many jobs may cost, and what the counts of a choice may take. */
const GOAL_RATIO = 1.15;
const GOAL_MILLISECONDS = 10;
const MATCH_MILLISECONDS = 20;
const REQUESTS = 60;
const WARM_UP = 20;

const COUNTS = `query ($filter: OpenJobsFilter) { openJobs(first: 1, filter: $filter) { facets {
  workModes { value count } jobTypes { value count } experienceBands { value count } salaryBands { value count }
  industries { value count } cities { value count } isComplete age } } }`;
const MATCHES = `query ($filter: OpenJobsFilter, $page: Int) { openJobs(first: 12, page: $page, filter: $filter, orderBy: { field: MATCH, direction: DESC }) {
  nodes { id title match { fitting of } } pageInfo { hasNextPage } } }`;
const SAVE_SKILLS =
  'mutation ($skills: [String!]!) { saveCandidateSkills(input: { skills: $skills }) { candidate { id } } }';
const LIST =
  'query ($filter: OpenJobsFilter) { openJobs(first: 20, filter: $filter) { nodes { id title } pageInfo { endCursor } } }';

type Filter = Readonly<Record<string, unknown>>;

interface FacetCase {
  name: string;
  /** What it may take at ten times as many jobs, where it reads more of them than it shows. */
  mostMilliseconds?: number;
  query: string;
  /** Another one for each request, so that no answer is one that was kept. */
  filter: (random: () => number) => Filter;
  /** How many skills the candidate names who asks; others for each request. */
  skills?: number;
}

const matches: readonly FacetCase[] = [
  { name: 'best match, 1 skill', skills: 1, filter: () => ({}) },
  { name: 'best match, 6 skills', skills: 6, filter: () => ({}) },
  { name: 'best match, 30 skills', skills: 60, filter: () => ({}) },
  {
    // What a public list may take, since the first jobs that it finds are read before they are compared.
    name: 'best match, a search',
    mostMilliseconds: 60,
    skills: 6,
    filter: (random: () => number) => ({
      query: pick(['accountant', 'driver', 'tailor'], random),
      cities: [pick(CITIES, random)],
    }),
  },
].map((each) => ({ mostMilliseconds: MATCH_MILLISECONDS, ...each, query: MATCHES }));

const bands = (random: () => number) => ({
  experienceBands: [pick(EXPERIENCE_BANDS, random)],
  salaryBands: [pick(SALARY_BANDS, random), pick(SALARY_BANDS, random)],
});

const cases: readonly FacetCase[] = [
  { name: 'counts of all', query: COUNTS, filter: () => ({}) },
  { name: 'counts, a choice', query: COUNTS, filter: (random) => ({ workModes: [pick(WORK_MODES, random)] }) },
  {
    name: 'counts, many choices',
    query: COUNTS,
    filter: (random) => ({
      ...bands(random),
      cities: [pick(CITIES, random), pick(CITIES, random)],
      industries: [pick(INDUSTRIES, random)],
      jobTypes: JOB_TYPES,
    }),
  },
  {
    name: 'counts, a text',
    query: COUNTS,
    filter: (random) => ({ query: pick(['accountant', 'driver', 'loom', 'tailor'], random), ...bands(random) }),
  },
  { name: 'counts, absent text', query: COUNTS, filter: () => ({ query: 'zzzzqqqq' }) },
  {
    name: 'list, a choice',
    query: LIST,
    filter: (random) => ({ cities: [pick(CITIES, random)], workModes: [pick(WORK_MODES, random)] }),
  },
  {
    // Whole ranges of an index are read to find that no job has all of them: 200,000 jobs of a million.
    name: 'list, none has all',
    mostMilliseconds: 300,
    query: LIST,
    filter: (random) => ({
      cities: [pick(CITIES, random), pick(CITIES, random)],
      industries: [pick(INDUSTRIES, random)],
      experienceBands: ['FRESHER'],
      experience: 9,
    }),
  },
  ...matches,
  { name: 'list, a family', query: LIST, filter: (random) => ({ query: pick(['munim', 'gadi', 'darji'], random) }) },
  {
    name: 'list, one letter',
    query: LIST,
    filter: (random) => ({ query: pick(['acountant', 'drivr', 'tailer'], random) }),
  },
];

/** What the counts for each choice and the searches by family cost at two sizes, one request after the other. */
export async function benchFacets(
  database: TestServer,
  onlyMatches = false,
  count = Number(process.env['BENCH_OPEN_JOBS'] ?? 100_000),
): Promise<boolean> {
  const name = 'bench_facets';
  const databaseUrl = await createScratchDatabase(database.serverUrl, name);
  try {
    const dataSource = await openDataSource(databaseUrl, 2);
    await migrate(dataSource);
    await dataSource.destroy();
    await fillOpenJobs(databaseUrl, count);
    const measured = onlyMatches ? matches : cases;
    const few = await timed(databaseUrl, measured);
    await growTenfold(databaseUrl, count);
    const many = await timed(databaseUrl, measured);
    return report(count, measured, few, many);
  } finally {
    await dropScratchDatabase(database.serverUrl, name);
  }
}

async function timed(databaseUrl: string, measured: readonly FacetCase[]): Promise<number[]> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const portal = await startChild(
    [process.execPath, '--conditions=source', '--import', 'tsx', main],
    { DATABASE_URL: databaseUrl, DEMO_DATA: 'off', RATE_LIMITS: 'off', GRAPHQL_BUDGET_PER_MINUTE: '1000000000' },
    '/livez',
  );
  try {
    const times: number[] = [];
    for (const each of measured) times.push(await medianOf(portal, each));
    return times;
  } finally {
    await portal.stop();
  }
}

async function medianOf(portal: ChildServer, { query, filter, skills }: FacetCase): Promise<number> {
  const random = seededRandom(64);
  const times: number[] = [];
  for (let request = 0; request < REQUESTS + WARM_UP; request += 1) {
    if (skills) await ask(portal, SAVE_SKILLS, { skills: someSkills(skills, random).slice(0, MAX_SKILLS) });
    const took = await ask(portal, query, { filter: filter(random) }, Boolean(skills));
    if (request >= WARM_UP) times.push(took);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** How many milliseconds an answer takes; of the candidate, or of nobody. */
async function ask(portal: ChildServer, query: string, variables: object, isCandidate = true): Promise<number> {
  const body = JSON.stringify({ query, variables });
  const started = performance.now();
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isCandidate && { authorization: `Token ${TOKEN}` }) },
    body,
  });
  const text = await response.text();
  if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
  return performance.now() - started;
}

/** True where every row reaches its goal. */
function report(
  count: number,
  measured: readonly FacetCase[],
  few: readonly number[],
  many: readonly number[],
): boolean {
  const size = (jobs: number) => `${(jobs / 1_000).toLocaleString('en')}k ms`.padStart(10);
  console.log(
    `\ncase                 ${size(count)} ${size(count * 10)}   cost   (≤ ${GOAL_RATIO}, ≤ ${GOAL_MILLISECONDS} ms)`,
  );
  const reached = measured.map(({ name, mostMilliseconds }, index) => {
    const [before = 0, after = 0] = [few[index], many[index]];
    const isReached = mostMilliseconds
      ? after <= mostMilliseconds
      : after <= GOAL_MILLISECONDS && after / before <= GOAL_RATIO;
    const numbers = [
      before.toFixed(2).padStart(10),
      after.toFixed(2).padStart(10),
      (after / before).toFixed(2).padStart(6),
    ];
    console.log(
      `${name.padEnd(20)} ${numbers.join(' ')}${mostMilliseconds ? `   (≤ ${mostMilliseconds} ms)` : ''}${isReached ? '' : '   falls short'}`,
    );
    return isReached;
  });
  return reached.every(Boolean);
}
