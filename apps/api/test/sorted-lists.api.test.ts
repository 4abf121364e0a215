import {
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_SORTS,
  type Sorts,
  sortToWire,
} from '@job-alert/domain/lists/list-sorts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE, sampled } from '../../../test-release.js';
import { fillPortal } from '../bench/admin-data.js';
import { indexAll } from '../src/database/search/search-words.js';
import { createAdmin } from './builders/admin.js';
import type { Actor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type SentStatement, StatementListener } from './builders/statements.js';
import { type Portal, startPortal } from './harness.js';

/** The number of candidates with a common name exceeds FEW_ROWS, so that common and rare names are searched differently. */
const SIZE = { companies: 1_000, jobs: 1_500, candidates: 2_600, applicationsEach: 1 };

type Row = Readonly<Record<string, string>> & { readonly isActive?: boolean };

interface List {
  name: 'companies' | 'candidates' | 'jobs' | 'applications';
  fields: string;
  sorts: Sorts;
  rows: number;
  /** The sort key of each order, without its _DESC. LATEST and OLDEST use `time`. */
  time: string;
  keys: Readonly<Record<string, readonly string[]>>;
}

const LISTS: readonly List[] = [
  {
    name: 'companies',
    sorts: COMPANY_SORTS,
    rows: SIZE.companies,
    time: 'createdAt',
    fields: 'id createdAt name email fullName',
    keys: { EMPLOYER_NAME: ['fullName'], COMPANY_NAME: ['name'], EMAIL: ['email'] },
  },
  {
    name: 'candidates',
    sorts: CANDIDATE_SORTS,
    rows: SIZE.candidates,
    time: 'createdAt',
    fields: 'id createdAt firstName lastName email isActive',
    keys: { NAME: ['firstName', 'lastName'], EMAIL: ['email'] },
  },
  {
    name: 'jobs',
    sorts: JOB_SORTS,
    rows: SIZE.jobs,
    time: 'postedAt',
    fields: 'id postedAt title companyName',
    keys: { TITLE: ['title'], COMPANY_NAME: ['companyName'] },
  },
  {
    name: 'applications',
    sorts: APPLICATION_SORTS,
    rows: SIZE.candidates,
    time: 'appliedAt',
    fields: 'id appliedAt statusUpdatedAt approvalState candidate { firstName lastName } job { title companyName }',
    keys: { CHANGED_LATEST: ['statusUpdatedAt'], CHANGED_OLDEST: ['statusUpdatedAt'] },
  },
];

const CASES = LISTS.flatMap((list) => Object.keys(list.sorts).map((sort) => [list.name, sort, list] as const));

/** All sorts share the code for pages, counts and cursors, so `npm test` checks two sorts of each list. */
const SOME_CASES = IS_RELEASE
  ? CASES
  : CASES.filter(([, sort, { sorts }]) => [Object.keys(sorts)[0], Object.keys(sorts).at(-1)].includes(sort));

/** All orders use the same statements, so `npm test` walks through each list once. */
const WALKED = CASES.filter(([, sort]) => IS_RELEASE || sort === 'LATEST');

const queryOf = ({ name, fields }: List): string => {
  const kind = { companies: 'Company', candidates: 'Candidate', jobs: 'Job', applications: 'Application' }[name];
  return `query ($first: Int!, $after: String, $page: Int, $orderBy: ${kind}Order) {
    ${name}(first: $first, after: $after, page: $page, orderBy: $orderBy) {
      nodes { ${fields} } pageInfo { hasNextPage endCursor } totalCount } }`;
};

const sorted = ({ sorts }: List, sort = ''): object => ({ orderBy: sorts[sort]?.orderBy });

/** Returns an order's name in its cursors. */
function cursorName({ sorts }: List, sort: string): string {
  const order = sorts[sort]?.orderBy;
  return `${order?.field}_${order?.direction}`;
}

describe('a sorted list of the administrator', () => {
  let portal: Portal;
  let admin: Actor;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await startPortal();
    listener = new StatementListener(portal);
    await fillPortal(String((portal.dataSource.options as { url?: string }).url), SIZE);
    // Seven of eight candidates have the common name.
    await portal.dataSource.query("UPDATE user SET last_name = 'Patel' WHERE type = 'CANDIDATE' AND id % 8 > 0");
    await indexAll(portal.dataSource.manager);
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  async function page(list: List, variables: Record<string, unknown>) {
    const data = await admin.client.ask<Record<string, Page>>(queryOf(list), variables);
    const answer = data[list.name];
    if (!answer) throw new Error(`${list.name} was not answered.`);
    return answer;
  }

  async function walk(list: List, sort: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let after: string | null = null; ; ) {
      const { nodes, pageInfo } = await page(list, { first: 100, ...sorted(list, sort), after });
      rows.push(...nodes);
      if (!pageInfo.hasNextPage) return rows;
      after = pageInfo.endCursor;
    }
  }

  const walked = new Map<string, Promise<Row[]>>();

  /** Returns all rows of a list, read page by page. The rows do not change during the tests. */
  function rowsOf(list: List, sort = 'LATEST'): Promise<Row[]> {
    const key = `${list.name} ${sort}`;
    const rows = walked.get(key) ?? walk(list, sort);
    walked.set(key, rows);
    return rows;
  }

  const idsInOrder = async (list: List, sort: string): Promise<(string | undefined)[]> =>
    (await rowsOf(list)).toSorted(comparing(list, sort)).map(({ id }) => id);

  test.each(WALKED)('%s by %s returns each row once across all pages', async (_, sort, list) => {
    const ids = (await rowsOf(list, sort)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(list.rows);
    expect(ids).toEqual(await idsInOrder(list, sort));
  });

  test.each(CASES)(
    '%s by %s is in order on the first, next, seventh and last page, with equal rows by id',
    async (_, sort, list) => {
      const ids = await idsInOrder(list, sort);
      expect(ids).toHaveLength(list.rows);
      const start = await page(list, { first: 100, ...sorted(list, sort) });
      const places = [
        [{ after: start.pageInfo.endCursor }, 100],
        [{ page: 7 }, 600],
        [{ page: list.rows / 100 }, list.rows - 100],
      ] as const;
      expect(start.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 100));
      for (const [place, from] of places) {
        const { nodes, totalCount } = await page(list, { first: 100, ...sorted(list, sort), ...place });
        expect(totalCount).toBe(list.rows);
        expect(nodes.map(({ id }) => id)).toEqual(ids.slice(from, from + 100));
      }
    },
  );

  test.each(CASES)('%s by %s reads fewer than 500 rows for a page', async (_, sort, list) => {
    const { pageInfo } = await page(list, { first: 100, ...sorted(list, sort) });
    for (const place of [{}, { after: pageInfo.endCursor }, { page: 4 }]) {
      const [statement] = await listener.sentDuring(() => page(list, { first: 25, ...sorted(list, sort), ...place }));
      const read = await rowsReadBy(statement);
      expect(read).toBeGreaterThan(25);
      expect(read).toBeLessThan(500);
    }
  });

  /** Returns the number of rows and index entries that the database reads for a statement, from its own counters. */
  async function rowsReadBy(statement: SentStatement | undefined): Promise<number> {
    if (!statement) throw new Error('No statement was sent.');
    const runner = portal.dataSource.createQueryRunner();
    try {
      const count = async (): Promise<number> => {
        const counters = await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%'");
        return (counters as { Value: string }[]).reduce((sum, { Value }) => sum + Number(Value), 0);
      };
      await count();
      const [first, second] = [await count(), await count()];
      await runner.query(statement.sql, [...statement.values]);
      return (await count()) - second - (second - first);
    } finally {
      await runner.release();
    }
  }

  test.each(SOME_CASES)('%s by %s rejects the cursor of another sort and an invalid cursor', async (_, sort, list) => {
    const other = Object.keys(list.sorts).find((name) => name !== sort);
    const { pageInfo } = await page(list, { first: 1, ...sorted(list, other) });
    const errorOf = (after: string | null) =>
      admin.client.errorOf(queryOf(list), { first: 1, ...sorted(list, sort), after });
    expect(await errorOf(pageInfo.endCursor)).toMatchObject({
      code: 'MALFORMED',
      message: 'The cursor belongs to another sort order. Start again without it.',
    });
    const own = cursorName(list, sort);
    for (const values of [[own], [own, 'x', 'x', 'x'], [own, {}, '1'], ['', '', ''], 'x']) {
      const after = Buffer.from(JSON.stringify(values)).toString('base64url');
      expect(await errorOf(after)).toMatchObject({
        code: 'MALFORMED',
        message: 'The cursor does not belong to this list.',
      });
    }
  });

  test('sorts pending applications by waiting time, longest first', async () => {
    const document = `{ applications(first: 100, filter: { status: PENDING }, orderBy: { field: STATUS_UPDATED_AT, direction: ASC }) {
      nodes { approvalState statusUpdatedAt } } }`;
    const { applications } = await admin.client.ask<Record<string, { nodes: Row[] }>>(document);
    const times = (applications?.nodes ?? []).map(({ statusUpdatedAt = '' }) => Date.parse(statusUpdatedAt));
    expect(times.length).toBeGreaterThan(50);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(applications?.nodes.map(({ approvalState }) => approvalState))).toEqual(new Set(['PENDING']));
  });

  test.each([
    ['a common name', 'patel'],
    ['a letter of names and titles', 'p'],
    ['a letter', 'a'],
    ['a rare name', 'zoya pat'],
    ['a job title or company', 'textile'],
    ['the middle of a word', 'oya'],
    ['nobody', 'nobody at all'],
    ['a sign of LIKE', '%'],
  ])('finds the same applications by %s in every sort', async (_, search) => {
    const all = (await rowsOf(applicationsList)).filter(({ candidate, job }) =>
      // Both are objects of texts.
      [candidate, job].some((record) => hasWords(Object.values(record ?? '').join(' '), search)),
    );
    const document = `query ($search: String, $orderBy: ApplicationOrder) {
      applications(first: 100, filter: { search: $search }, orderBy: $orderBy) { nodes { id } totalCount } }`;
    for (const sort of ['LATEST', 'CHANGED_OLDEST'] as const) {
      const { applications } = await admin.client.ask<Record<string, Page>>(document, {
        search,
        orderBy: APPLICATION_SORTS[sort].orderBy,
      });
      const expected = all.toSorted(comparing(applicationsList, sort)).slice(0, 100);
      expect(applications?.nodes.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(applications?.totalCount).toBe(all.length);
    }
  });

  test.each([
    ['a common name', 'PATEL', {}],
    ['a common name of those who are active', 'patel', { isActive: true }],
    ['what all e-mails have', 'bench.example', {}],
    ['what all e-mails have, of those who are not active', 'example', { isActive: false }],
    ['a rare name', 'sh zoya', {}],
    ['a rare name of those who are active', 'zoya', { isActive: true }],
    ['an e-mail', 'candidate77@bench.example', {}],
    ['a phone number', '+91 70000 00077', {}],
    ['nobody', 'nobody at all', {}],
  ])('finds the same candidates by %s in every sort', async (_, search, filter) => {
    const whole = queryOf(candidatesList).replace('$orderBy', '$filter: CandidatesFilter, $orderBy');
    const document = whole.replace('orderBy: $orderBy', 'filter: $filter, orderBy: $orderBy');
    const ask = async (variables: Record<string, unknown>) =>
      (await admin.client.ask<Record<string, Page>>(document, variables))['candidates'];
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
    const all = (await rowsOf(candidatesList)).filter(({ firstName, lastName, email = '', isActive }) => {
      if ('isActive' in filter && filter.isActive !== isActive) return false;
      const contact = String(7_000_000_000 + Number(/\d+/.exec(email)?.[0]));
      const own = [...wordsOf(`${firstName} ${lastName} ${email}`), contact];
      const searched = search.startsWith('+91') ? [search.slice(3).replaceAll(' ', '')] : wordsOf(search);
      return searched.every((word) => own.some((one) => one.startsWith(word)));
    });
    for (const sort of ['LATEST', 'NAME', 'EMAIL_DESC']) {
      const answer = await ask({ first: 100, filter: { ...filter, search }, ...sorted(candidatesList, sort) });
      const expected = all.toSorted(comparing(candidatesList, sort)).slice(0, 100);
      expect(answer?.nodes.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(answer?.totalCount).toBe(all.length);
    }
  });

  test('REST: the total of every list equals the total of the start page', async () => {
    const rest = new RestClient(portal.url, admin.token);
    const { body: counts } = await rest.get('job/total/');
    for (const [path, count] of [
      ['api/admin/employers/', 'total_employers'],
      ['api/admin/candidates/', 'total_candidates'],
      ['job/get-jobs/', 'total_jobs'],
      ['job/admin/jobApplications/', 'total_applications'],
    ] as const) {
      expect((await rest.get(`${path}?page_size=10`)).body['total'], path).toBe(counts[count]);
    }
  });

  test.each([
    ['api/admin/employers/', 'employers', 'id', 'company_name_desc', 'companies'],
    ['api/admin/employers/view-profile/', 'employers', 'id', 'oldest', 'companies'],
    ['api/admin/candidates/', 'candidates', 'id', 'Name', 'candidates'],
    ['api/admin/candidates/view-profile/', 'candidate', 'id', 'email_desc', 'candidates'],
    ['job/admin/search/', 'jobs', 'id', 'title', 'jobs'],
    ['job/get-jobs/', 'jobs', 'id', 'oldest', 'jobs'],
    ['job/admin/jobApplication/search/', 'applications', 'application_id', 'changed_oldest', 'applications'],
    ['job/admin/jobApplications/', 'applications', 'application_id', 'oldest', 'applications'],
  ])(
    'REST: %s accepts a sort, is newest first without one and rejects an unknown one',
    async (path, key, id, sort, name) => {
      const rest = new RestClient(portal.url, admin.token);
      const idsBy = async (query: string): Promise<string[]> => {
        const { status, body } = await rest.get(`${path}?page_size=60${query}`);
        expect(status).toBe(200);
        return (body as Record<string, Row[]>)[key]?.map((row) => String(row[id])) ?? [];
      };
      const list = LISTS.find((one) => one.name === name) as List;
      const answer = await page(list, { first: 60, ...sorted(list, sort.toUpperCase()) });
      expect(await idsBy(`&sort=${sort}`)).toEqual(answer.nodes.map((row) => row['id']));
      const newest = await page(list, { first: 60, ...sorted(list, 'LATEST') });
      expect(await idsBy('')).toEqual(newest.nodes.map((row) => row['id']));
      expect(await idsBy('&sort=')).toEqual(newest.nodes.map((row) => row['id']));
      expect((await rest.get(`${path}?sort=upwards`)).status).toBe(422);
    },
  );

  test.each(sampled(SOME_CASES.filter(([, sort]) => sort !== 'LATEST').toReversed(), 2))(
    '%s.csv by %s has the order of the list',
    async (name, sort, list) => {
      const address = `${portal.url}/exports/${name === 'companies' ? 'employers' : name}.csv?sort=${sortToWire(sort)}`;
      const response = await fetch(address, { headers: { authorization: `Token ${admin.token}` } });
      const rows = parse(await response.text(), { bom: true, from: 2 }) as string[][];
      expect(rows.map(([id]) => id)).toEqual(await idsInOrder(list, sort));
    },
  );

  test('rejects a CSV export with an unknown sort', async () => {
    const response = await fetch(`${portal.url}/exports/jobs.csv?sort=constructor`, {
      headers: { authorization: `Token ${admin.token}` },
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Choose a valid sort.')]);
  });
});

interface Page {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

const candidatesList = LISTS[1] as List;
const applicationsList = LISTS[3] as List;

/** True if every searched word starts a word of the text. */
const hasWords = (text: string, search: string): boolean =>
  /\w/.test(search) &&
  search.split(' ').every((word) =>
    text
      .toLowerCase()
      .split(' ')
      .some((own) => own.startsWith(word)),
  );

/** Compares as the database does: ignoring case, with punctuation before digits before letters. */
const TEXTS = new Intl.Collator('en', { sensitivity: 'base' });

/** Email addresses are compared exactly. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The expected order: by the sort keys, then by the id as a number. */
function comparing({ keys, time }: List, sort: string): (a: Row, b: Row) => number {
  const columns = keys[sort] ?? keys[sort.replace(/_DESC$/, '')] ?? [time];
  const sign = /DESC$|LATEST$/.test(sort) ? -1 : 1;
  return (a, b) => {
    for (const column of columns) {
      const difference = (column === 'email' ? byBytes : TEXTS.compare)(a[column] ?? '', b[column] ?? '');
      if (difference !== 0) return difference * sign;
    }
    return (Number(a['id']) - Number(b['id'])) * sign;
  };
}
