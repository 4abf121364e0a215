import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import type mysql from 'mysql2/promise';
import { ADMIN_LOGIN } from './admin-data.js';

/** The callers and their percentages of the requests. */
export const SHARES = { visitors: 70, candidates: 20, employers: 8, administrators: 2 } as const;
export type Who = keyof typeof SHARES;

/** A request: a page, or a document with its variables. */
export interface Asked {
  path: string;
  token?: string;
  body?: string;
}

const CANDIDATES = 20;
const EMPLOYERS = 8;

const screen = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../web/src/features/${file}`, import.meta.url)), 'utf8');
const CANDIDATE_HOME = screen('dashboard/candidate-home.graphql');
const EMPLOYER_HOME = screen('dashboard/employer-home.graphql');

const JOB = 'id path title city state jobType workMode salaryMin salaryMax postedAt deadline company { id name }';
const OPENINGS = `query ($after: String, $filter: OpenJobsFilter) {
  openJobs(first: 20, after: $after, filter: $filter) { edges { cursor node { ${JOB} } } pageInfo { hasNextPage endCursor } } }`;
const OPENING = `query ($id: ID!) { openJob(id: $id) { ${JOB} description } }`;
const APPLICATIONS = `{ viewer { id applications(first: 10) {
  nodes { id appliedAt status displayStatus job { id title companyName } } pageInfo { hasNextPage } } } }`;
const APPLY = 'mutation ($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { application { id } } }';
const SAVE = 'mutation ($jobId: ID!) { saveJob(input: { jobId: $jobId }) { user { id } } }';
const MY_JOBS = `{ viewer { id jobs { nodes { id title postedAt deadline applicantCount isActive approvalState } pageInfo { hasNextPage } } } }`;
const APPLICANTS = `{ viewer { id applications(first: 25) {
  nodes { id candidate { id firstName lastName } appliedAt job { id title } status proposedStatus } pageInfo { hasNextPage } } } }`;
const PROPOSE = `mutation ($id: ID!) {
  proposeApplicationStatus(input: { id: $id, status: SHORTLISTED }) { application { id proposedStatus } } }`;
const QUEUE = `{ approvals(first: 25, filter: { state: PENDING }, orderBy: { field: REQUESTED_AT, direction: ASC }) {
  nodes { id kind requestedAt requestedByName proposedStatus isLate
    subject { ... on Company { id name } ... on Job { id title } ... on Application { id candidate { id firstName lastName } } } }
  pageInfo { hasNextPage } } }`;
const CANDIDATE_LIST = `query ($filter: CandidatesFilter) {
  candidates(first: 25, filter: $filter) { nodes { id firstName lastName email isActive appliedJobsCount } pageInfo { hasNextPage } } }`;
const DECIDE =
  'mutation ($id: ID!) { decideApproval(input: { approvalId: $id, decision: APPROVE }) { approval { id state } } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const CREATE_KEY = 'mutation { createApiClient(input: { name: "Bench", scopes: [WEBHOOKS] }) { apiClient { id } } }';
const CREATE_WEBHOOK = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';

const document = (query: string, variables: object = {}, token?: string): Asked => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
  ...(token && { token }),
});

/** The parts of the responses that the benchmark reads before the load starts. */
export interface Prepared {
  signIn: { token: string };
  createApiClient: { apiClient: { id: string } };
  openJobs: { edges: { node: { path: string } }[]; pageInfo: { endCursor: string } };
}

/** Sends a request before the load starts and returns its data. */
export type Ask = (asked: Asked) => Promise<Prepared>;

/** Returns the items in turn and starts again after the last one. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let turn = 0;
  const [first] = items;
  if (first === undefined) throw new Error('There is nothing to choose from: the bench needs more candidates.');
  return () => items[turn++ % items.length] ?? first;
}

/** Calls the functions in turn. */
function called(makers: readonly (() => Asked)[]): () => Asked {
  const next = inTurn(makers);
  return () => next()();
}

/**
 * Returns the next request of each kind of user. Users are logged in, and every mutation changes a record that has not been changed before. Mutations
 * are two sevenths of the candidates' requests, a fifth of the employers' and a third of the administrators'.
 */
export async function mixedRequests(
  database: mysql.Connection,
  ask: Ask,
  receiver: string,
): Promise<Readonly<Record<Who, () => Asked>>> {
  const ids = async (sql: string, values: unknown[] = []): Promise<string[]> => {
    const [rows] = await database.query<mysql.RowDataPacket[]>(sql, values);
    return rows.map((row) => String(row['id']));
  };
  const signIn = async (id: string): Promise<string> => {
    const [[user]] = await database.query<mysql.RowDataPacket[]>('SELECT email, type FROM user WHERE id = ?', [id]);
    const { password } = ADMIN_LOGIN;
    const input = { email: user?.['email'], password, rememberMe: false, userType: user?.['type'] };
    return (await ask(document(SIGN_IN, { input }))).signIn.token;
  };
  const candidates = await ids(
    "SELECT id FROM user WHERE type = 'CANDIDATE' AND is_active = 1 ORDER BY id DESC LIMIT ?",
    [CANDIDATES],
  );
  const employers = await ids(
    `SELECT c.id FROM company c JOIN user u ON u.id = c.id
      WHERE c.approval_state = 'APPROVED' AND u.is_active = 1 ORDER BY c.id DESC LIMIT ?`,
    [EMPLOYERS],
  );
  const [administratorId = ''] = await ids('SELECT id FROM user WHERE email = ?', [ADMIN_LOGIN.email]);
  await database.query(
    'UPDATE user u JOIN (SELECT password_hash FROM user WHERE id = ?) a SET u.password_hash = a.password_hash WHERE u.id IN (?)',
    [administratorId, [...candidates, ...employers]],
  );
  const administrator = await signIn(administratorId);
  const { createApiClient } = await ask(document(CREATE_KEY, {}, administrator));
  const input = {
    apiClientId: createApiClient.apiClient.id,
    url: receiver,
    kinds: ['APPLICATION_STATUS_CHANGED'],
  };
  await ask(document(CREATE_WEBHOOK, { input }, administrator));

  const applications = `SELECT a.id, a.company_id, a.approval_id FROM application a JOIN job j ON j.id = a.job_id
    JOIN user u ON u.id = a.candidate_id
    WHERE a.is_active = 1 AND u.is_active = 1 AND j.is_active = 1 AND j.approval_state = 'APPROVED'`;
  const decisions = inTurn(
    await ids(
      `SELECT a.approval_id AS id FROM (${applications} AND a.approval_state = 'PENDING' AND a.proposed_status = 'SHORTLISTED') a LIMIT 1000`,
    ),
  );
  const newJobs = await ids(
    `SELECT j.id FROM job j WHERE j.listed_at IS NOT NULL AND j.is_active = 1 AND j.approval_state = 'APPROVED' AND NOT EXISTS
      (SELECT 1 FROM application a WHERE a.job_id = j.id AND a.candidate_id IN (?)) ORDER BY j.listed_at DESC LIMIT 1000`,
    [candidates],
  );
  const { openJobs } = await ask(document(OPENINGS));
  const jobs = inTurn(newJobs);
  const paths = inTurn(openJobs.edges.map(({ node }) => node.path));

  const visits = called([
    () => ({ path: '/' }),
    () => ({ path: PUBLIC_PATHS.openings }),
    () => ({ path: paths() }),
    () => document(OPENINGS),
    () => document(OPENINGS, { after: openJobs.pageInfo.endCursor }),
    () => document(OPENINGS, { filter: { query: 'developer', location: 'surat' } }),
    () => document(OPENINGS, { filter: { query: 'accountant tally' } }),
    () => document(OPENING, { id: jobs() }),
  ]);
  const candidateOf = async (id: string): Promise<() => Asked> => {
    const token = await signIn(id);
    const own = inTurn(newJobs);
    return called([
      () => document(CANDIDATE_HOME, {}, token),
      () => document(APPLICATIONS, {}, token),
      () => document(OPENINGS, {}, token),
      () => document(APPLY, { jobId: own() }, token),
      () => document(OPENING, { id: jobs() }, token),
      () => document(OPENINGS, { filter: { query: 'designer' } }, token),
      () => document(SAVE, { jobId: jobs() }, token),
    ]);
  };
  const employerOf = async (id: string): Promise<() => Asked> => {
    const token = await signIn(id);
    const own = inTurn(
      await ids(
        `SELECT a.id FROM (${applications} AND a.approval_state = 'APPROVED' AND a.status = 'APPLIED' AND a.company_id = ?) a LIMIT 200`,
        [id],
      ),
    );
    return called([
      () => document(EMPLOYER_HOME, {}, token),
      () => document(APPLICANTS, {}, token),
      () => document(MY_JOBS, {}, token),
      () => document(APPLICANTS, {}, token),
      () => document(PROPOSE, { id: own() }, token),
    ]);
  };
  return {
    visitors: visits,
    candidates: called(await oneByOne(candidates, candidateOf)),
    employers: called(await oneByOne(employers, employerOf)),
    administrators: called([
      () => document(QUEUE, {}, administrator),
      () => document(CANDIDATE_LIST, { filter: { search: 'asha' } }, administrator),
      () => document(DECIDE, { id: decisions() }, administrator),
    ]),
  };
}

async function oneByOne<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
