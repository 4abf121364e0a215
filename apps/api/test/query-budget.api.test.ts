import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestContext } from '../src/platform/context.js';
import { PortalError } from '../src/platform/errors.js';
import { anonymous } from '../src/platform/viewer.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const BUDGET = 20_000;
const VIEWER = '{ viewer { id } }';
const WHOLE_SCHEMA = getIntrospectionQuery();

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

describe('the query budget of an IP address', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on', GRAPHQL_BUDGET_PER_MINUTE: String(BUDGET), LOG_LEVEL: 'silent' });
  });
  // Resets the budget.
  beforeEach(async () => {
    (Reflect.get(portal.container.budget, 'entries') as Map<string, unknown>).clear();
    await portal.dataSource.query('DELETE FROM rate_limit');
  });
  afterAll(() => portal.stop());

  async function send(path: string, options: RequestInit = {}): Promise<Answer> {
    const response = await fetch(portal.url + path, options);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const post = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  /** Returns the points that visitors spend during some work. */
  async function pointsOf(work: () => Promise<unknown>): Promise<number> {
    const { budget } = portal.container;
    const spies = [vi.spyOn(budget, 'reserve'), vi.spyOn(budget, 'trySpend')];
    await work();
    const points = spies.flatMap(({ mock }) =>
      mock.calls.map(([{ viewer }, cost], turn) => {
        const isRefused = mock.results[turn]?.value instanceof PortalError;
        return viewer.kind === 'anonymous' && !isRefused ? cost : 0;
      }),
    );
    for (const spy of spies) spy.mockRestore();
    return points.reduce((sum, cost) => sum + cost, 0);
  }
  function spendAll(): void {
    const visitor = requestContext(anonymous, '127.0.0.1', 100);
    portal.container.budget.spend(visitor, BUDGET);
  }

  test.each<[string, object | string, number]>([
    ['one that does not parse', { query: `{ ${'openJobs { '.repeat(100)}` }, 140],
    ['one that is not valid', { query: `{ ${Array.from({ length: 100 }, (_, n) => `no${n}`).join(' ')} }` }, 90],
    ['one with too many tokens', { query: `{ viewer { ${'id '.repeat(5_000)} } }` }, 1_040],
    ['one that would be long to validate', { query: `{ openJobs { ${'nodes { id } '.repeat(400)} } }` }, 840],
    ['one without the operation that is named', { query: VIEWER, operationName: 'Other' }, 5],
    ['variables that do not fit', { query: 'query ($n: Int!) { openJobs(first: $n) { totalCount } }' }, 27],
    ['a batch', [{ query: VIEWER }, { query: VIEWER }], 5],
    ['a hash', { extensions: { persistedQuery: { version: 2, sha256Hash: 'a' } } }, 5],
    [
      'a hash with its document',
      { query: '{ viewer { email } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
      45,
    ],
    ['no JSON', '{ "query": "', 5],
    ['a large body', { query: VIEWER, operationName: 'x'.repeat(50_000) }, 55],
    ['a body that is too large', { query: 'x'.repeat(150_000) }, 150],
  ])('is charged each time for a rejected request: %s', async (_, body, atLeast) => {
    for (let time = 0; time < 2; time += 1) {
      const points = await pointsOf(async () => expect((await post(body)).text).toMatch(/^\{"err/));
      expect(points).toBeGreaterThanOrEqual(atLeast);
    }
  });

  test('is charged for parsing a document only once, and then only for the data', async () => {
    const ask = () => post({ query: '{ viewer {  id } }' });
    expect([await pointsOf(ask), await pointsOf(ask)]).toEqual([5 + 53 + 12, 5 + 12]);
    const byGet = () =>
      send(`/graphql?query=${encodeURIComponent('{viewer{id} }')}`, {
        headers: { 'apollo-require-preflight': 'yes' },
      });
    expect([await pointsOf(byGet), await pointsOf(byGet)]).toEqual([5 + 53 + 12, 5 + 12]);
  });

  test('is charged for the number of rows that the variables request', async () => {
    const query = 'query ($n: Int! = 100) { openJobs(first: $n) { nodes { id title city } } }';
    await post({ query });
    const rows = (variables: object) => pointsOf(() => post({ query, variables }));
    expect([await rows({ n: 10 }), await rows({ n: 100 }), await rows({})]).toEqual([5 + 15, 5 + 42, 5 + 42]);
  });

  test('is charged for every form of introspection, and the full introspection response is cached', async () => {
    const ask = (body: object) => pointsOf(async () => expect((await post(body)).status).toBe(200));
    expect(await ask({ query: WHOLE_SCHEMA })).toBeGreaterThan(5_000);
    const first = await post({ query: WHOLE_SCHEMA, operationName: 'IntrospectionQuery' });
    expect(first.headers.get('content-type')).toMatch(/^application\/json/);
    expect(Object.keys(JSON.parse(first.text))).toEqual(['data']);
    expect(await ask({ query: WHOLE_SCHEMA, operationName: 'IntrospectionQuery' })).toBe(107);
    // The portal parses another spelling of the document, but does not execute it again.
    expect(await ask({ query: `# mine\n${WHOLE_SCHEMA}` })).toBeLessThan(400);
    expect(await ask({ query: '{ __schema { queryType { name } } }' })).toBeGreaterThan(50);
    expect(await pointsOf(() => send('/schema.graphql'))).toBe(55);
    const twice = await post({
      query: WHOLE_SCHEMA.replace('__schema', 'a: __schema { ...S } b: __schema { ...S } c: __schema').replace(
        'fragment FullType',
        'fragment S on __Schema { types { ...FullType } } fragment FullType',
      ),
    });
    expect(JSON.parse(twice.text)).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
    const other = await post({ query: WHOLE_SCHEMA, operationName: 'Other' });
    expect(JSON.parse(other.text)).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
    });
  });

  test('is charged once for each REST request, including rejected ones', async () => {
    expect(await pointsOf(() => send('/job/current-opening/get-jobs/?page_size=10'))).toBeGreaterThan(20);
    const small = await pointsOf(() => send('/job/current-opening/get-jobs/?page_size=10'));
    const large = await pointsOf(() => send('/job/current-opening/get-jobs/?page_size=500'));
    expect(large).toBeGreaterThan(small + 300);
    expect(await pointsOf(() => send('/job/current-opening/get-jobs/?page_size=0'))).toBe(5);
    expect(await pointsOf(() => send('/api/admin/employers/'))).toBe(5);
    expect(await pointsOf(() => send('/api/nothing/'))).toBe(5);
    expect(await pointsOf(() => send('/sitemap/jobs/7.xml'))).toBe(55);
    expect(await pointsOf(() => send('/exports/jobs.csv'))).toBe(1_005);
    expect(await pointsOf(() => send('/my-data.zip'))).toBe(1_005);
  });

  test('is charged for requests with an unknown token', async () => {
    const withToken = { authorization: 'Bearer nobody' };
    expect(await pointsOf(() => post({ query: '{  viewer { id } }' }, withToken))).toBe(70);
    const { client } = await insertCandidate(portal);
    expect(await pointsOf(() => client.ask(VIEWER))).toBe(0);
  });

  test('when exhausted, rejects requests before reading the body, except health checks and logged-in users', async () => {
    spendAll();
    const refused = await post('x'.repeat(200_000));
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(JSON.parse(refused.text)).toMatchObject({
      error: 'Too many attempts. Please try again later.',
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } }],
    });
    expect((await send('/job/current-opening/get-jobs/')).status).toBe(429);
    expect((await send('/robots.txt')).status).toBe(429);
    expect((await send('/livez')).status).toBe(200);
    expect((await send('/readyz')).status).toBe(200);
    const { client } = await insertCandidate(portal);
    expect(await client.outcome(VIEWER)).toBe('OK');
  });

  test('after a burst, delays a request with a short wait and rejects one with a long wait', async () => {
    const visitor = requestContext(anonymous, '127.0.0.1', 100);
    const { budget } = portal.container;
    expect(budget.reserve(visitor, 5_000)).toBe(0);
    // The budget refills by a third of a thousand points per second.
    const pause = Number(budget.reserve(visitor, 200));
    expect(pause).toBeGreaterThan(400);
    expect(pause).toBeLessThanOrEqual(600);
    const startedAt = performance.now();
    expect((await send('/robots.txt')).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(pause - 200);
    // A caller who would have to wait long gets an error with the time to retry.
    budget.spend(visitor, 5_000);
    const refused = await send('/robots.txt');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 5]).toEqual([429, true]);
  });

  test('when exhausted, delays the errors of 20 concurrent requests', async () => {
    spendAll();
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ query: VIEWER })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(450);
  });
});
