import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { SAVE_SKILLS } from './builders/candidate.js';
import type { TestClient } from './builders/client.js';
import { approvedEmployer, openJob, setJobActive } from './builders/employer.js';
import { type Actor, daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const LIST = `query ($first: Int! = 20, $after: String, $page: Int, $filter: OpenJobsFilter, $orderBy: OpenJobOrder) {
  openJobs(first: $first, after: $after, page: $page, filter: $filter, orderBy: $orderBy) {
    edges { cursor node { id title } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Connection {
  edges: { cursor: string; node: { id: string; title: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

const list = async (client: TestClient, variables: Record<string, unknown> = {}): Promise<Connection> =>
  (await client.ask<{ openJobs: Connection }>(LIST, variables)).openJobs;

const titles = ({ edges }: Connection): string[] => edges.map(({ node }) => node.title);

const JOBS = [
  {
    title: 'Accountant',
    city: 'Mumbai',
    state: 'Maharashtra',
    minExperience: 0,
    maxExperience: 2,
    preferredSkills: 'Tally',
  },
  { title: 'Senior Accountant', city: 'Surat', minExperience: 5, maxExperience: 9, preferredSkills: 'Tally, GST' },
  { title: 'Node.js Developer', city: 'Surat', workMode: 'REMOTE', preferredSkills: 'TypeScript, C++' },
  { title: 'Receptionist', city: 'Ahmedabad', jobType: 'PART_TIME', preferredSkills: 'Accounting, Hindi' },
  { title: 'Textile Designer', city: 'Navsari', salaryMin: 700_000, salaryMax: 900_000, preferredSkills: 'Photoshop' },
];

describe('the open jobs', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  let anybody: TestClient;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    anybody = visitor(portal);
    for (const job of JOBS) await openJob(employer, admin, job);
  });

  const find = async (filter: Record<string, unknown>, orderBy?: object) =>
    titles(await list(anybody, { filter, orderBy }));

  test("show the street of the company's address if it is in their city, and none otherwise", async () => {
    const document =
      'query ($query: String!) { openJobs(filter: { query: $query }) { nodes { streetAddress pincode } } }';
    const locationOf = async (query: string) =>
      (await anybody.ask<{ openJobs: { nodes: object[] } }>(document, { query })).openJobs.nodes[0];
    expect(await locationOf('Senior Accountant')).toEqual({ streetAddress: '12 Ring Road', pincode: '395002' });
    expect(await locationOf('Receptionist')).toEqual({ streetAddress: null, pincode: null });
  });

  test('show the number of matching skills only to a candidate who has saved skills', async () => {
    const document = `{ openJobs(filter: { query: "senior accountant" }) { nodes { preferredSkills match { matched total } } } }`;
    const seen = async (client: TestClient) =>
      (await client.ask<{ openJobs: { nodes: unknown[] } }>(document)).openJobs.nodes;
    const preferredSkills = ['Tally', 'GST'];
    const candidate = await insertCandidate(portal);
    expect(await seen(candidate.client)).toEqual([{ preferredSkills, match: null }]);
    await candidate.client.ask(SAVE_SKILLS, { skills: ['tally ', 'Weaving'] });
    expect(await seen(candidate.client)).toEqual([{ preferredSkills, match: { matched: 1, total: 2 } }]);
    expect(await seen(anybody)).toEqual([{ preferredSkills, match: null }]);
    expect(await seen(employer.client)).toEqual([{ preferredSkills, match: null }]);
  });

  test('are listed for everybody, the newest first', async () => {
    expect(titles(await list(anybody))).toEqual(JOBS.map(({ title }) => title).toReversed());
    expect(titles(await list(anybody, { orderBy: { field: 'POSTED_AT', direction: 'ASC' } }))).toEqual(
      JOBS.map(({ title }) => title),
    );
  });

  test('are found by the beginnings of words of the title and the skills, in any order and case', async () => {
    expect(await find({ query: 'ACCOUNTANT senior' })).toEqual(['Senior Accountant']);
    expect(await find({ query: 'type' })).toEqual(['Node.js Developer']);
    expect(await find({ query: 'node.js' })).toEqual(['Node.js Developer']);
    expect(await find({ query: 'c++' })).toEqual(['Node.js Developer']);
    expect(await find({ query: 'countant' })).toEqual([]);
  });

  test('list title matches before skill matches, unless another order is requested', async () => {
    expect(await find({ query: 'account' })).toEqual(['Senior Accountant', 'Accountant', 'Receptionist']);
    expect(await find({ query: 'account' }, { field: 'POSTED_AT', direction: 'DESC' })).toEqual([
      'Receptionist',
      'Senior Accountant',
      'Accountant',
    ]);
    expect(await find({ query: 'account' }, { field: 'POSTED_AT', direction: 'ASC' })).toEqual([
      'Accountant',
      'Senior Accountant',
      'Receptionist',
    ]);
  });

  test('are found by company and day', async () => {
    expect(await find({ companyId: employer.id })).toHaveLength(JOBS.length);
    expect(await find({ companyId: '987654321' })).toEqual([]);
    expect(await find({ postedAfter: daysFromToday(0) })).toHaveLength(JOBS.length);
    expect(await find({ postedAfter: daysFromToday(1) })).toEqual([]);
  });

  test.each(['%', '_', "'", '" OR 1=1 --', '+-*()~<>@', '   ', 'क'])(
    'can be searched for %s without an error',
    async (query) => {
      expect(Array.isArray(await find({ query }))).toBe(true);
    },
  );

  test.each([{}, { query: 'account' }, { location: 'gujarat' }])('are paged by cursor with %o', async (filter) => {
    const all = await list(anybody, { filter });
    const seen: string[] = [];
    let after: string | null = null;
    for (let turn = 0; turn <= all.edges.length; turn += 1) {
      const page: Connection = await list(anybody, { filter, first: 1, after });
      seen.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(all.edges.map(({ node }) => node.id));
  });

  test('are paged by number in the same order', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(anybody, { first: 2, page })));
    expect(pages.flatMap(titles)).toEqual(JOBS.map(({ title }) => title).toReversed());
    expect(pages.map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage])).toEqual([
      [false, true],
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  test('keep the page after a cursor unchanged when a job is posted in between', async () => {
    const first = await list(anybody, { first: 2 });
    const rest = await list(anybody, { first: 100, after: first.pageInfo.endCursor });
    const id = await openJob(employer, admin, { title: 'Zari Worker' });
    const again = await list(anybody, { first: 100, after: first.pageInfo.endCursor });
    expect(again.edges).toEqual(rest.edges);
    await setJobActive(employer, id, false);
  });

  test.each([
    ['more than a hundred at once', { first: 101 }],
    ['none at once', { first: 0 }],
    ['a page before the first', { page: 0 }],
    ['a cursor that was made up', { after: 'nonsense' }],
    ['a page by number and by cursor', { page: 2, after: 'WzEsMl0' }],
  ])('reject a request for %s', async (_, variables) => {
    expect(await anybody.outcome(LIST, variables)).toBe('MALFORMED');
  });

  test('can be read by id, with the words of the title in the path', async () => {
    const [job] = (await list(anybody, { filter: { query: 'node' } })).edges;
    const { openJob: details } = await anybody.ask<{ openJob: unknown }>(
      `query ($id: ID!) { openJob(id: $id) { id path postedAt deadline preferredSkills company { id name website } } }`,
      { id: job?.node.id },
    );
    expect(details).toEqual({
      id: job?.node.id,
      path: `/job-alert/job-opportunites/${job?.node.id}-node-js-developer`,
      postedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      deadline: daysFromToday(30),
      preferredSkills: ['TypeScript', 'C++'],
      company: { id: employer.id, name: 'Surat Silk Mills', website: 'https://silk.example' },
    });
  });

  test.each(['987654321', 'abc', '', '1 OR 1=1', '99999999999999999999999'])(
    'return null for the id %s',
    async (id) => {
      expect(await anybody.ask('query ($id: ID!) { openJob(id: $id) { id } }', { id })).toEqual({ openJob: null });
    },
  );
});
