import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampled } from '../../../test-release.js';
import { createAdmin } from './builders/admin.js';
import { type Answer, compiledDuring, postedAnswer, withoutCompiledQueries } from './builders/compiled-queries.js';
import { approvedEmployer, openJob, setJobActive } from './builders/employer.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const LIST = `query OpenJobs($first: Int = 20, $after: String, $page: Int, $filter: OpenJobsFilter) {
  openJobs(first: $first, after: $after, page: $page, filter: $filter) { edges { cursor node { id title } } pageInfo { endCursor } } }`;
const ONE = 'query Job($id: ID!) { openJob(id: $id) { id title similar { title } } }';
const NEVER_ASKED = 'query { openJobs(first: 1, filter: { query: "NUMBER" }) { nodes { id } } }';
const TWO = 'query A { openJobs(first: 1) { nodes { title } } } query B($id: ID!) { openJob(id: $id) { title } }';

describe('a query whose document is cached', () => {
  let portal: Portal;
  let employer: Actor;
  let candidate: Actor;
  let job: string;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on', GRAPHQL_BUDGET_PER_MINUTE: '10000000', LOG_LEVEL: 'silent' });
    const admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    candidate = await insertCandidate(portal);
    job = await openJob(employer, admin, { title: 'Silk Weaver' });
    await openJob(employer, admin, { title: 'Dyer' });
  });
  afterAll(() => portal.stop());

  const post = (body: object | string, token?: string): Promise<Answer> => postedAnswer(portal.url, body, token);
  /** Requests a document often enough that it is compiled. */
  const compile = async (query: string, variables: object = {}, operationName?: string): Promise<void> => {
    for (let time = 0; time < 2; time += 1) await post({ query, variables, operationName });
  };
  const metrics = async (sample: string): Promise<number> => {
    const text = await (await fetch(`${portal.url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(sample))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  };
  const pointsOf = async (work: () => Promise<unknown>): Promise<number[]> => {
    const spies = [vi.spyOn(portal.container.budget, 'reserve'), vi.spyOn(portal.container.budget, 'trySpend')];
    await work();
    const points = spies.flatMap(({ mock }) => mock.calls.map(([, cost]) => cost));
    for (const spy of spies) spy.mockRestore();
    return points;
  };

  const variables = (): [string, string, string][] => [
    ['nothing', LIST, '{}'],
    ['null for all', LIST, '{ "after": null, "page": null, "filter": null }'],
    ['a page', LIST, '{ "first": 1, "page": 2 }'],
    ['a variable that is not declared', LIST, '{ "other": 1 }'],
    ['a filter', LIST, '{ "filter": { "query": "silk", "workModes": ["ONSITE"] } }'],
    ['a filter that is empty', LIST, '{ "filter": { "query": "", "cities": [] } }'],
    ['no number', LIST, '{ "first": "ten" }'],
    ['a number without an end', LIST, '{ "page": 1e999 }'],
    ['null where there must be a number', LIST, '{ "first": null }'],
    ['a choice that there is not', LIST, '{ "filter": { "workModes": ["MOON"] } }'],
    ['a field that there is not', LIST, '{ "filter": { "color": "red" } }'],
    ['a page that is too large', LIST, '{ "first": 1000 }'],
    ['a cursor that was made up', LIST, '{ "after": "zzz" }'],
    ['a default of what must be given', 'query ($n: Int! = 1) { openJobs(first: $n) { nodes { title } } }', '{}'],
    ['an open job', ONE, JSON.stringify({ id: job })],
    ['a job that there is not', ONE, '{ "id": "999999" }'],
    ['no id', ONE, '{}'],
    ['a number as the id', ONE, `{ "id": ${job} }`],
    ['an object as the id', ONE, '{ "id": {} }'],
    ['variables that are no object', LIST, '[]'],
    ['variables in a text', LIST, '"{}"'],
    ['the viewer', 'query Viewer { viewer { id firstName } }', '{}'],
    ['what only administrators may', 'query Applicants { applications(first: 1) { nodes { id } } }', '{}'],
    [
      'what needs a role further down',
      'query Mixed { openJobs(first: 1) { nodes { id } } jobs { nodes { id } } }',
      '{}',
    ],
  ];

  test('gets the same response, headers and cost with and without compilation', async () => {
    const tokens = { visitor: undefined, candidate: candidate.token, employer: employer.token, nobody: 'made-up' };
    for (const query of new Set(variables().map(([, document]) => document))) await compile(query, { id: job });
    for (const [who, token] of sampled(Object.entries(tokens), 2)) {
      for (const [what, query, variablesJson] of variables()) {
        const body = `{ "query": ${JSON.stringify(query)}, "variables": ${variablesJson} }`;
        const answers: Answer[] = [];
        const ask = async () => answers.push(await post(body, token));
        const points = await pointsOf(ask);
        await withoutCompiledQueries(async () => expect(await pointsOf(ask), `${who}: ${what}`).toEqual(points));
        expect(answers[0], `${who}: ${what}`).toEqual(answers[1]);
      }
    }
  });

  test('runs compiled over POST and GET for every caller once it is repeated, unless it is a mutation', async () => {
    await compile(LIST);
    await compile(TWO, {}, 'A');
    await compile(TWO, { id: job }, 'B');
    await compile('mutation M { logOut }');
    const compiled = (body: object, token?: string) => compiledDuring(() => post(body, token));
    expect(await compiled({ query: LIST })).toBe(1);
    expect(await compiled({ query: LIST }, candidate.token)).toBe(1);
    expect(await compiled({ query: LIST, operationName: 'OpenJobs', variables: null, extensions: {} })).toBe(1);
    expect(await compiled({ query: TWO, operationName: 'A' })).toBe(1);
    expect(await compiled({ query: TWO, operationName: 'B', variables: { id: job } })).toBe(1);
    expect(await compiledDuring(() => fetch(`${portal.url}/graphql?query=${encodeURIComponent(LIST)}`))).toBe(1);
    expect(await compiled({ query: TWO })).toBe(0);
    expect(await compiled({ query: LIST, operationName: 'Other' })).toBe(0);
    expect(await compiled({ query: LIST, variables: { first: 'ten' } })).toBe(0);
    expect(await compiled({ query: 'mutation M { logOut }' })).toBe(0);
    expect(await compiled({ query: NEVER_ASKED.replace('NUMBER', '1') })).toBe(0);
  });

  test('runs compiled for a REST request too', async () => {
    const rest = () => fetch(`${portal.url}/job/current-opening/get-jobs/`);
    for (let time = 0; time < 2; time += 1) await rest();
    expect(await compiledDuring(rest)).toBe(1);
  });

  test('is rejected without a database read when the budget is spent', async () => {
    await compile(LIST);
    const spend = vi.spyOn(portal.container.budget, 'spend').mockImplementation(() => {
      throw new Error('spent');
    });
    const before = portal.container.reader.statements;
    const { text } = await post({ query: LIST });
    spend.mockRestore();
    expect(text).toContain('"errors"');
    expect(portal.container.reader.statements).toBe(before);
  });

  test('is counted once in the metrics, by its name and error code', async () => {
    await compile(LIST);
    const ok = 'graphql_operations_total{operation="OpenJobs",code="OK"}';
    const refused = 'graphql_operations_total{operation="OpenJobs",code="MALFORMED"}';
    const times = 'graphql_operation_duration_seconds_count{operation="OpenJobs"}';
    const requests = 'http_request_duration_seconds_count{method="POST",route="/graphql",status="200"}';
    const before = [await metrics(ok), await metrics(refused), await metrics(times), await metrics(requests)];
    await Promise.all(Array.from({ length: 5 }, () => post({ query: LIST })));
    await post({ query: LIST, variables: { first: 1000 } });
    const after = [await metrics(ok), await metrics(refused), await metrics(times), await metrics(requests)];
    expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([5, 1, 6, 6]);
  });

  test('shares database reads between identical concurrent requests of visitors, and each request is charged', async () => {
    await compile(LIST);
    const { reader } = portal.container;
    const before = reader.statements;
    let answers: Answer[] = [];
    const points = await pointsOf(async () => {
      answers = await Promise.all(Array.from({ length: 50 }, () => post({ query: LIST })));
    });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(points).toHaveLength(100);
    // The number of requests that arrive together varies. Concurrent requests share one read.
    expect(reader.statements - before).toBeLessThan(50);
  });

  test('reads the database for each logged-in request and for each different set of variables', async () => {
    await compile(LIST);
    const openJobs = vi.spyOn(portal.container.openJobs, 'page');
    await Promise.all(Array.from({ length: 5 }, () => post({ query: LIST }, candidate.token)));
    await Promise.all(Array.from({ length: 5 }, (_, first) => post({ query: LIST, variables: { first: first + 1 } })));
    expect(openJobs).toHaveBeenCalledTimes(10);
    openJobs.mockRestore();
  });

  test('shows a change to new requests while an earlier read is still running', async () => {
    await compile(LIST);
    const { reader } = portal.container;
    const read = reader.rows.bind(reader);
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    const rows = vi.spyOn(reader, 'rows').mockImplementationOnce(async (sql, values) => {
      const result = await read(sql, values);
      await released;
      return result as never;
    });
    const early = visitor(portal).ask<unknown>(LIST);
    await expect.poll(() => rows.mock.calls.length).toBe(1);
    await setJobActive(employer, job, false);
    const late = JSON.stringify(await visitor(portal).ask(LIST));
    letGo();
    expect(JSON.stringify(await early)).toContain('Silk Weaver');
    expect(late).not.toContain('Silk Weaver');
    await setJobActive(employer, job, true);
    expect(JSON.stringify(await visitor(portal).ask(LIST))).toContain('Silk Weaver');
    rows.mockRestore();
  });
});
