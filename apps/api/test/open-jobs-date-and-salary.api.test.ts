import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const LIST = `query ($first: Int! = 20, $after: String, $page: Int, $filter: OpenJobsFilter, $orderBy: OpenJobOrder) {
  openJobs(first: $first, after: $after, page: $page, filter: $filter, orderBy: $orderBy) {
    edges { cursor node { title } }
    totalCount
    facets { cities { value count } isComplete }
  }
}`;

interface Jobs {
  edges: { cursor: string; node: { title: string } }[];
  totalCount: number;
  facets: { cities: { value: string; count: number }[]; isComplete: boolean };
}

/** The title, the highest salary in rupees, the city, and the hours since the job was posted. */
const JOBS = [
  ['Weaver', 400_000, 'Surat', 1],
  ['Master Weaver', 900_000, 'Surat', 30],
  ['Dyer', 600_000, 'Navsari', 80],
  ['Apprentice Weaver', 300_000, 'Navsari', 24 * 6],
  ['Mill Manager', 900_000, 'Mumbai', 24 * 20],
  ['Mill Owner', 2_000_000, 'Mumbai', 24 * 40],
] as const;

const HIGHEST = { field: 'SALARY', direction: 'DESC' };

describe('open jobs by salary and posting date', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
    const admin = await createAdmin(portal);
    const employer = await approvedEmployer(portal, admin);
    for (const [title, salaryMax, city, hours] of JOBS) {
      const id = await openJob(employer, admin, { title, city, salaryMin: 200_000, salaryMax });
      await portal.dataSource.query(
        'UPDATE job SET posted_at = posted_at - INTERVAL ? HOUR, listed_at = posted_at WHERE id = ?',
        [hours, id],
      );
    }
  });

  const read = async (variables: Record<string, unknown>): Promise<Jobs> =>
    (await visitor(portal).ask<{ openJobs: Jobs }>(LIST, variables)).openJobs;
  const titles = async (variables: Record<string, unknown>) =>
    (await read(variables)).edges.map(({ node }) => node.title);

  test('are sorted with the highest salary first or last', async () => {
    const highest = ['Mill Owner', 'Mill Manager', 'Master Weaver', 'Dyer', 'Weaver', 'Apprentice Weaver'];
    expect(await titles({ orderBy: HIGHEST })).toEqual(highest);
    expect(await titles({ orderBy: { ...HIGHEST, direction: 'ASC' } })).toEqual(highest.toReversed());
  });

  test('are sorted by salary with a filter and with a search too', async () => {
    const filtered = { filter: { cities: ['Surat', 'Navsari'] }, orderBy: HIGHEST };
    expect(await titles(filtered)).toEqual(['Master Weaver', 'Dyer', 'Weaver', 'Apprentice Weaver']);
    const searched = { filter: { query: 'weaver' }, orderBy: HIGHEST };
    // Jobs that are only related to the search words follow, also by salary.
    expect(await titles(searched)).toEqual([
      'Master Weaver',
      'Weaver',
      'Apprentice Weaver',
      'Mill Owner',
      'Mill Manager',
      'Dyer',
    ]);
  });

  test.each([
    ['no filter', {}],
    ['cities', { cities: ['Surat', 'Mumbai'] }],
    ['words', { query: 'weaver' }],
  ])('are paged by salary with %s', async (_, filter) => {
    const all = await titles({ filter, orderBy: HIGHEST });
    const byCursor: string[] = [];
    for (let after: string | undefined; byCursor.length < all.length; ) {
      const { edges } = await read({ filter, orderBy: HIGHEST, first: 1, after });
      expect(edges).toHaveLength(1);
      byCursor.push(edges[0]?.node.title ?? '');
      after = edges[0]?.cursor;
    }
    expect(byCursor).toEqual(all);
    expect(await titles({ filter, orderBy: HIGHEST, first: 2, page: 2 })).toEqual(all.slice(2, 4));
  });

  test('reject the cursor of another order', async () => {
    const { edges } = await read({ first: 1 });
    const variables = { orderBy: HIGHEST, after: edges[0]?.cursor };
    expect(await visitor(portal).outcome(LIST, variables)).toBe('MALFORMED');
  });

  test.each([
    [1, 1],
    [3, 2],
    [7, 4],
    [30, 5],
    [365, 6],
  ])('are filtered to those posted in the last %i days', async (postedWithinDays, count) => {
    const result = await read({ filter: { postedWithinDays } });
    expect(result.edges.map(({ node }) => node.title)).toEqual(JOBS.slice(0, count).map(([title]) => title));
    expect(result.totalCount).toBe(count);
  });

  test('have facet counts with a filter by date', async () => {
    const { facets } = await read({ filter: { postedWithinDays: 7 } });
    expect(facets).toEqual({
      cities: expect.arrayContaining([
        { value: 'Surat', count: 2 },
        { value: 'Navsari', count: 2 },
      ]),
      isComplete: true,
    });
  });

  test.each([0, -1, 366])('reject a filter for the last %i days', async (postedWithinDays) => {
    expect(await visitor(portal).outcome(LIST, { filter: { postedWithinDays } })).toBe('MALFORMED');
  });

  test('are filtered by the lowest salary over REST', async () => {
    const { nodes } = await visitor(portal)
      .ask<{ openJobs: { nodes: { title: string; salaryMax: number }[] } }>(
        '{ openJobs { nodes { title salaryMax } } }',
      )
      .then(({ openJobs }) => openJobs);
    const highest = Math.max(...nodes.map(({ salaryMax }) => salaryMax));
    const { body } = await new RestClient(portal.url).get(`job/current-opening/search/?min_salary=${highest}`);
    const expected = nodes.filter(({ salaryMax }) => salaryMax === highest).map(({ title }) => title);
    expect((body['jobs'] as { title: string }[]).map(({ title }) => title)).toEqual(expected);
  });
});
