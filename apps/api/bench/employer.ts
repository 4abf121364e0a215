import { fileURLToPath } from 'node:url';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { startTestServer } from '@job-alert/local-database/test-server';
import { openDataSource } from '../src/database/data-source.js';
import { type ChildServer, startChild } from './child-server.js';
import { EMPLOYER_LOGIN, fillEmployer } from './employer-data.js';

/**
 * How long the lists of a large employer take: 200 jobs, 2,000 applicants. `BENCH_KEEP=on` leaves the portal running for a look with a
 * browser, until Ctrl+C.
 */
const size = { jobs: 200, applicants: 2_000, applicationsEach: 2 };
const LIMIT_MILLISECONDS = 1_000;
const REPETITIONS = 20;

const JOB = 'id title postedAt deadline openings applicantCount isActive approvalState';
const APPLICANT =
  'id candidateId candidateName appliedAt jobId jobTitle status proposedStatus isActive feedback dateOfJoining offerLetter { id name url }';
const MY_JOBS = `query ($filter: MyJobsFilter, $sort: ListSort, $page: Int) {
  myJobs(filter: $filter, sort: $sort, page: $page) { nodes { ${JOB} } pageInfo { hasNextPage } } }`;
const APPLICANTS = `query ($filter: ApplicantsFilter, $first: Int, $page: Int) {
  myApplicants(filter: $filter, first: $first, page: $page) { nodes { ${APPLICANT} } pageInfo { hasNextPage } } }`;

/** What the two screens ask, with the most costly search, filter and page of each. */
const cases: readonly { name: string; query: string; variables: Record<string, unknown> }[] = [
  { name: 'My Jobs, first page', query: MY_JOBS, variables: {} },
  { name: 'My Jobs, oldest first', query: MY_JOBS, variables: { sort: 'OLDEST' } },
  { name: 'My Jobs, last page', query: MY_JOBS, variables: { page: 8 } },
  { name: 'My Jobs, a word', query: MY_JOBS, variables: { filter: { search: 'designer', isActive: true } } },
  { name: 'Applicants, first page', query: APPLICANTS, variables: {} },
  { name: 'Applicants, page 150', query: APPLICANTS, variables: { page: 150 } },
  { name: 'Applicants, a name', query: APPLICANTS, variables: { filter: { search: 'meera' } } },
  { name: 'Applicants, nobody', query: APPLICANTS, variables: { filter: { search: 'nobody at all' } } },
  { name: 'Applicants, one job', query: APPLICANTS, variables: { filter: { jobId: '20' } } },
  { name: 'Applicants, a status', query: APPLICANTS, variables: { filter: { status: 'SELECTED' } } },
  { name: 'Applicants, the board', query: APPLICANTS, variables: { first: 100 } },
];

const database = await startTestServer();
const databaseUrl = await createScratchDatabase(database.serverUrl, 'bench_employer');
try {
  const dataSource = await openDataSource(databaseUrl, 2);
  await dataSource.runMigrations();
  await dataSource.destroy();
  await fillEmployer(databaseUrl, size);
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const portal = await startChild(
    [process.execPath, '--conditions=source', '--import', 'tsx', main],
    { DATABASE_URL: databaseUrl, DEMO_DATA: 'off', RATE_LIMITS: 'off' },
    '/livez',
  );
  try {
    await measure(portal);
    if (process.env['BENCH_KEEP'] === 'on') {
      console.log(`\n${portal.url} as ${EMPLOYER_LOGIN.email} with ${EMPLOYER_LOGIN.password}`);
      await new Promise<void>((resolve) => process.once('SIGINT', () => resolve()));
    }
  } finally {
    await portal.stop();
  }
} finally {
  await dropScratchDatabase(database.serverUrl, 'bench_employer');
  await database.stop();
}

async function measure(portal: ChildServer): Promise<void> {
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  const input = { ...EMPLOYER_LOGIN, rememberMe: false, userType: 'EMPLOYER' };
  const { data } = await ask(portal, signIn, { input });
  console.log('list                      rows   first ms  median ms     p95 ms');
  for (const { name, query, variables } of cases) {
    const times: number[] = [];
    let rows = 0;
    for (let run = 0; run <= REPETITIONS; run += 1) {
      const started = performance.now();
      const answer = await ask(portal, query, variables, data['signIn']?.token);
      times.push(performance.now() - started);
      rows = Object.values(answer.data)[0]?.nodes.length ?? 0;
    }
    const [first = 0, ...later] = times;
    const sorted = later.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    const figures = [first, at(0.5), at(0.95)].map((time) => time.toFixed(1).padStart(10));
    console.log(`${name.padEnd(24)}${String(rows).padStart(6)} ${figures.join(' ')}`);
    if (first > LIMIT_MILLISECONDS || at(0.95) > LIMIT_MILLISECONDS) process.exitCode = 1;
  }
}

/** What the bench reads of an answer: a token, or the rows of a list. */
type Answer = Record<string, { nodes: unknown[]; token: string }>;

async function ask(
  portal: ChildServer,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<{ data: Answer }> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data: Answer; errors?: { message: string }[] };
  if (answer.errors) throw new Error(answer.errors[0]?.message);
  return answer;
}
