import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { createAdmin } from './builders/admin.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const FIELDS =
  'id title city state country description postedAt deadline path preferredSkills company { id name website }';
const JOBS = `{ openJobs { nodes { ${FIELDS} } } }`;
const GRAPHQL = `/graphql?query=${encodeURIComponent(JOBS)}`;
const LIST = '/job/current-opening/get-jobs/';
const REPORT = '/feeds/reports/funnel-by-stage.csv';
/** Large enough that no request waits for the budget to refill. */
const BUDGET = 5_000_000;

describe('HTTP', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  let key: string;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on', GRAPHQL_BUDGET_PER_MINUTE: String(BUDGET) });
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    for (const title of ['Weaver', 'Dyer', 'Cutter', 'Packer']) await openJob(employer, admin, { title });
    const create = 'mutation { createApiClient(input: { name: "Sheet", scopes: [REPORTS_READ] }) { key } }';
    key = (await admin.client.ask<{ createApiClient: { key: string } }>(create)).createApiClient.key;
  });
  afterAll(() => portal.stop());

  /** Sends a request without fetch, which would remove the content encoding. */
  const ask = (path: string, headers: Record<string, string> = {}, { method = 'GET', body = '' } = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      request(portal.url + path, { method, headers }, async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part as Buffer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      })
        .on('error', reject)
        .end(body);
    });
  const post = (query: string, headers: Record<string, string> = {}) =>
    ask(
      '/graphql',
      { 'content-type': 'application/json', ...headers },
      { method: 'POST', body: JSON.stringify({ query }) },
    );

  test.each(
    sampled(
      [
        GRAPHQL,
        LIST,
        '/sitemap.xml',
        '/robots.txt',
        '/schema.graphql',
        '/feeds/jobs.json',
        '/api/openapi.json',
        '/sitemap/pages.xml',
        '/llms.txt',
        '/.well-known/security.txt',
        '/feeds/jobs.rss',
        '/feeds/jobs/changes.json',
      ],
      4,
    ),
  )('returns 304 for %s when the ETag matches, and compresses the body as the client accepts', async (path) => {
    const plain = await ask(path);
    const { etag } = plain.headers;
    expect([plain.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    for (const ifNoneMatch of [String(etag), `"other", ${String(etag)}`, String(etag).slice(2)]) {
      const again = await ask(path, { 'if-none-match': ifNoneMatch });
      expect([again.status, again.headers['etag'], again.body.length]).toEqual([304, etag, 0]);
    }
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    expect(plain.headers['vary']).toContain('accept-encoding');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const [brotli, zipped] = [
      await ask(path, { 'accept-encoding': 'gzip, br' }),
      await ask(path, { 'accept-encoding': 'gzip' }),
    ];
    if (plain.body.length < 1_000) {
      expect(brotli.body).toEqual(plain.body);
    } else {
      expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect([brotliDecompressSync(brotli.body), gunzipSync(zipped.body)]).toEqual([plain.body, plain.body]);
    }
    const head = await ask(path, {}, { method: 'HEAD' });
    expect([head.status, head.headers['etag'], head.headers['content-length']]).toEqual([
      200,
      etag,
      plain.headers['content-length'],
    ]);
  });

  test('changes the ETag of job lists when a job is opened', async () => {
    const [jobs, list] = [await ask(GRAPHQL), await ask(LIST)];
    await openJob(employer, admin, { title: 'Spinner' });
    for (const [path, before] of [
      [GRAPHQL, jobs],
      [LIST, list],
    ] as const) {
      expect((await ask(path, { 'if-none-match': String(before.headers['etag']) })).status).toBe(200);
    }
  });

  test('compresses responses to queries but not to mutations, and forbids caching of both', async () => {
    const codings = { 'accept-encoding': 'gzip, br' };
    const own = { ...codings, authorization: `Token ${admin.token}` };
    const padding = 'x'.repeat(2_000);
    for (const answer of [await post(JOBS, own), await ask(GRAPHQL, own), await ask(LIST, own)]) {
      expect([answer.headers['content-encoding'], answer.headers['etag']]).toEqual(['br', undefined]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(brotliDecompressSync(answer.body).toString()).toContain('Spinner');
    }
    for (const answer of [
      await post(
        `mutation { createApiClient(input: { name: "a", scopes: [JOBS_READ], networks: ["${padding}"] }) { key } }`,
        own,
      ),
      await post(`mutation { signIn(input: { email: "${padding}", password: "x" }) { token } }`, codings),
    ]) {
      expect([answer.headers['content-encoding'], answer.headers['etag']]).toEqual([undefined, undefined]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const open = await post(JOBS, codings);
    expect([open.headers['content-encoding'], open.headers['cache-control']]).toEqual(['br', 'no-store']);
    expect(JSON.parse(brotliDecompressSync(open.body).toString())).toHaveProperty('data.openJobs');
  });

  test('reports the remaining query budget in the response headers', async () => {
    const remainingPoints = ({ headers }: { headers: Record<string, unknown> }) => {
      expect(headers['ratelimit-policy']).toBe(`"points";q=${BUDGET};w=60`);
      const [, points, seconds] = /^"points";r=(\d+);t=(\d+)$/.exec(String(headers['ratelimit'])) ?? [];
      expect(Number(seconds)).toBeLessThanOrEqual(60);
      return Number(points);
    };
    const first = remainingPoints(await post(JOBS));
    const second = remainingPoints(await ask(LIST));
    expect(first - second).toBeGreaterThan(10);
    expect(second - remainingPoints(await ask('/feeds/reports/nothing.csv'))).toBeGreaterThan(5);
    // Each key has its own budget.
    expect(remainingPoints(await ask(REPORT, { authorization: `Bearer ${key}` }))).toBe(BUDGET - 1_005);
    expect((await ask('/robots.txt')).headers['ratelimit']).toBeUndefined();
  });

  test('accepts an API key as the user name of Basic authentication for feeds, but not for GraphQL, REST and exports', async () => {
    const basic = (name: string) => ({ authorization: `Basic ${Buffer.from(`${name}:`).toString('base64')}` });
    const read = await ask(REPORT, basic(key));
    expect([read.status, read.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    for (const headers of [{}, basic('ja_nobody'), basic(admin.token ?? ''), basic('')]) {
      const refused = await ask(REPORT, headers);
      expect(refused.status).toBe(401);
      expect(refused.headers['www-authenticate']).toMatch(
        /^Basic realm="[^"]+", charset="UTF-8", Bearer realm="Job Alert"$/,
      );
    }
    const create = 'mutation { createApiClient(input: { name: "All", scopes: [APPLICATIONS_READ] }) { key } }';
    const { createApiClient } = await admin.client.ask<{ createApiClient: { key: string } }>(create);
    const reader = createApiClient.key;
    const query = '{ applicationSummaries { nodes { id } } }';
    const path = `/graphql?query=${encodeURIComponent(query)}`;
    const allowed = await ask(path, { authorization: `Bearer ${reader}` });
    expect(JSON.parse(allowed.body.toString())).toMatchObject({ data: { applicationSummaries: { nodes: [] } } });
    for (const answer of [await ask(path, basic(reader)), await post(query, basic(reader))])
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    for (const url of ['/api/admin/employers/', '/exports/jobs.csv'])
      expect((await ask(url, basic(reader))).status).toBe(401);
  });

  test('answers 401 with a Bearer challenge, which opens no login dialog in the browser', async () => {
    for (const path of ['/api/admin/employers/', '/exports/jobs.csv']) {
      const refused = await ask(path);
      expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer realm="Job Alert"']);
    }
    expect((await ask('/job/current-opening/get-jobs/')).headers['www-authenticate']).toBeUndefined();
  });
});
