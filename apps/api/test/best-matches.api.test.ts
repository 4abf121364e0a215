import { matchSkills } from '@job-alert/domain/search/skill-fit';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { indexSkills } from '../src/database/search/job-skills.js';
import { createAdmin } from './builders/admin.js';
import { SAVE_SKILLS } from './builders/candidate.js';
import type { TestClient } from './builders/client.js';
import { approvedEmployer, openJob, setJobActive } from './builders/employer.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import { type Actor, insertCandidate, letDeadlinePass, visitor } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const LIST = `query ($first: Int! = 20, $after: String, $page: Int, $filter: OpenJobsFilter, $direction: OrderDirection! = DESC) {
  openJobs(first: $first, after: $after, page: $page, filter: $filter, orderBy: { field: MATCH, direction: $direction }) {
    nodes { id title match { matched total } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
    totalCount
  }
}`;

interface Listed {
  nodes: { id: string; title: string; match: { matched: number; total: number } | null }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  totalCount: number;
}

const SKILLS = ['Tally', 'GST', 'Excel', 'Payroll'];
const JOBS = [
  { title: 'Accounts Clerk', preferredSkills: 'Tally, Filing', city: 'Surat' },
  { title: 'Accountant', preferredSkills: 'tally, gst, MS Word, Audit', city: 'Surat' },
  { title: 'Senior Accountant', preferredSkills: 'GST, Tally', city: 'Mumbai', state: 'Maharashtra' },
  { title: 'Driver', preferredSkills: 'Licence', city: 'Surat' },
  { title: 'Payroll Manager', preferredSkills: 'Payroll, Excel, GST', city: 'Navsari' },
  { title: 'Weaver', preferredSkills: 'Looms', city: 'Surat' },
];
/** The order by skills: most matching skills, then fewest others, then newest. */
const BEST = ['Payroll Manager', 'Senior Accountant', 'Accountant', 'Accounts Clerk', 'Weaver', 'Driver'];

describe('open jobs sorted by skill match', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  let candidate: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    for (const job of JOBS) await openJob(employer, admin, job);
    candidate = await insertCandidate(portal);
    await candidate.client.ask(SAVE_SKILLS, { skills: SKILLS });
  });

  const list = async (client: TestClient, variables: Record<string, unknown> = {}): Promise<Listed> =>
    (await client.ask<{ openJobs: Listed }>(LIST, variables)).openJobs;
  const titles = ({ nodes }: Listed): string[] => nodes.map(({ title }) => title);

  test('start with the most matching skills, then the fewest other skills, then the newest job', async () => {
    const matches = await list(candidate.client);
    expect(titles(matches)).toEqual(BEST);
    expect(matches).toMatchObject({ totalCount: JOBS.length, pageInfo: { hasNextPage: false } });
    expect(matches.nodes[0]?.match).toEqual({ matched: 3, total: 3 });
    expect(titles(await list(candidate.client, { direction: 'ASC' }))).toEqual(BEST.toReversed());
  });

  test.each([['DESC'], ['ASC']])(
    'keep their order across pages by cursor and by page number: %s',
    async (direction) => {
      const ordered = direction === 'DESC' ? BEST : BEST.toReversed();
      const byCursor: string[] = [];
      const byNumber: string[] = [];
      for (let page = 1, after: string | null = null; page <= 3; page += 1) {
        const next: Listed = await list(candidate.client, { first: 2, after, direction });
        byCursor.push(...titles(next));
        byNumber.push(...titles(await list(candidate.client, { first: 2, page, direction })));
        after = next.pageInfo.endCursor;
        expect(next.pageInfo.hasNextPage).toBe(page < 3);
      }
      expect([byCursor, byNumber]).toEqual([ordered, ordered]);
      expect((await list(candidate.client, { first: 2, page: 4 })).nodes).toEqual([]);
    },
  );

  test('include only the results of a search, with its total and facets', async () => {
    const filter = { query: 'account' };
    expect(titles(await list(candidate.client, { filter }))).toEqual(BEST.slice(1, 4));
    expect(titles(await list(candidate.client, { filter: { cities: ['Surat'] } }))).toEqual(
      BEST.filter((title) => JOBS.some((job) => job.title === title && job.city === 'Surat')),
    );
    expect(await list(candidate.client, { filter: { query: 'zzzzqqqq' } })).toMatchObject({ nodes: [], totalCount: 0 });
    const document = `{ openJobs(first: 1, filter: { query: "weavr" }, orderBy: { field: MATCH, direction: DESC }) { nodes { title } totalCount facets { cities { value count } } } }`;
    expect(await candidate.client.ask(document)).toEqual({
      openJobs: { nodes: [{ title: 'Weaver' }], totalCount: 1, facets: { cities: [{ value: 'Surat', count: 1 }] } },
    });
  });

  test('are sorted newest first for visitors, employers and candidates without skills', async () => {
    const latest = JOBS.map(({ title }) => title).toReversed();
    const other = await insertCandidate(portal);
    for (const client of [visitor(portal), employer.client, other.client])
      expect(titles(await list(client))).toEqual(latest);
  });

  test('exclude jobs that are closed or past their deadline, and include a reopened job again', async () => {
    const ids = await Promise.all(
      ['Auditor', 'Cashier'].map((title) => openJob(employer, admin, { title, preferredSkills: SKILLS.join(',') })),
    );
    const [closed = '', past = ''] = ids;
    expect(
      titles(await list(candidate.client))
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['Auditor', 'Cashier']);
    await setJobActive(employer, closed, false);
    await letDeadlinePass(portal, past);
    expect(titles(await list(candidate.client))).toEqual(BEST);
    await setJobActive(employer, closed, true);
    expect(titles(await list(candidate.client))).toEqual(['Auditor', ...BEST]);
    await setJobActive(employer, closed, false);
  });

  test('need the same number of SQL statements for one job as for all', async () => {
    const listener = new StatementListener(portal);
    const sent = async (variables: object): Promise<number> =>
      (await listener.during(() => candidate.client.ask(LIST.replace('totalCount', ''), { first: 1, ...variables })))
        .length;
    // The statements read the skills, their words, the newest jobs, the combined ranking, the page, and the matches of its jobs.
    expect([await sent({}), await sent({ first: 20 })]).toEqual([6, 6]);
    expect(await sent({ filter: { cities: ['Surat'] } })).toBe(5);
  });

  test('have the order that matchSkills gives, for any set of skills', async () => {
    const all = (await list(candidate.client)).nodes;
    const skillsByTitle = new Map(
      JOBS.map(({ title, preferredSkills }) => [title, preferredSkills.split(',').filter(Boolean)]),
    );
    const skillNames = [
      'Tally Prime',
      'gst returns',
      'Advanced Excel',
      'Payroll',
      'Audit',
      'Loom',
      'Filing',
      'Word',
      'Cooking',
    ];
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...skillNames), { minLength: 1 }), async (skills) => {
        await candidate.client.ask(SAVE_SKILLS, { skills });
        const rank = (title: string): readonly [number, number] => {
          const { matched, total } = matchSkills(skillsByTitle.get(title) ?? [], skills);
          return [matched, matched === 0 ? 0 : total];
        };
        const byHand = all
          .toSorted((a, b) => Number(b.id) - Number(a.id))
          .toSorted((a, b) => rank(b.title)[0] - rank(a.title)[0] || rank(a.title)[1] - rank(b.title)[1]);
        expect(titles(await list(candidate.client))).toEqual(byHand.map(({ title }) => title));
      }),
      { numRuns: IS_RELEASE ? 25 : 8 },
    );
  });

  test.runIf(IS_RELEASE)('include at most the 500 newest jobs with a matching skill', async () => {
    const packer = await insertCandidate(portal);
    await packer.client.ask(SAVE_SKILLS, { skills: ['Packing'] });
    const jobs = Array.from({ length: 503 }, (_, index) => ({
      title: `Packer ${index}`,
      preferredSkills: ['Packing'],
    }));
    await insertOpenJobs(portal, jobs);
    const last = await list(packer.client, { first: 20, page: 25 });
    expect(titles(last)).toEqual(
      jobs
        .slice(3, 23)
        .map(({ title }) => title)
        .toReversed(),
    );
    expect(last.pageInfo.hasNextPage).toBe(false);
  });

  test('count a skill of several words for each skill that it contains', async () => {
    const accountant = await insertCandidate(portal);
    await accountant.client.ask(SAVE_SKILLS, { skills: ['Tally ERP 9', 'GST returns', 'Microsoft Excel'] });
    const matches = new Map((await list(accountant.client)).nodes.map(({ title, match }) => [title, match]));
    expect(matches.get('Senior Accountant')).toEqual({ matched: 2, total: 2 });
    expect(matches.get('Payroll Manager')).toEqual({ matched: 2, total: 3 });
    expect([...matches.keys()].slice(0, 2)).toEqual(['Senior Accountant', 'Payroll Manager']);
  });

  test('have the same skill index after it is rebuilt from existing jobs with the keys of an earlier version', async () => {
    const { dataSource } = portal;
    const rows = () => dataSource.query('SELECT * FROM job_skill ORDER BY job_id, skill');
    const before = await rows();
    await dataSource.query("UPDATE job_skill SET skill = CONCAT(skill, ' (old)')");
    await dataSource.transaction(indexSkills);
    expect(await rows()).toEqual(before);
  });
});
