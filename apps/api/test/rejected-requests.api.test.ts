import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RawRequest } from './builders/raw-request.js';
import { type Portal, startPortal } from './harness.js';

const HOST = 'host: jobs.example';
const REPORT_LINK = '/feeds/reports/links/rl_x/funnel-by-stage.csv';

describe('a request that is rejected', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://jobs.example', LOG_LEVEL: 'silent' });
  });
  afterAll(() => portal.stop());

  /** Sends these lines as a request and returns the status, the headers and the body of the response. */
  async function send(...lines: string[]) {
    const request = new RawRequest(portal.url).write(`${lines.join('\r\n')}\r\n\r\n`);
    await expect.poll(() => request.answer, { timeout: 5_000 }).toContain('\r\n\r\n');
    const [head = '', body = ''] = request.answer.split('\r\n\r\n');
    request.hangUp();
    return { status: request.status, head: head.toLowerCase(), body };
  }

  const POST_GRAPHQL = ['POST /graphql HTTP/1.1', HOST, 'content-type: application/json'];

  test.each<[number, string, string[]]>([
    [400, 'a target that cannot be decoded', ['GET /%E0 HTTP/1.1', HOST]],
    [400, 'an API path that cannot be decoded', ['GET /api/admin/%c0%ae HTTP/1.1', HOST]],
    [400, 'a file path that cannot be decoded', ['GET /files/% HTTP/1.1', HOST]],
    [400, 'an absolute target', ['GET http://jobs.example/ HTTP/1.1', HOST]],
    [400, 'an absolute target of another host', ['GET https://other.example/graphql HTTP/1.1', HOST]],
    [400, 'an absolute target without a host', ['GET http:///x HTTP/1.1', HOST]],
    [400, 'an absolute target with a bad port', ['GET http://jobs.example:x/ HTTP/1.1', HOST]],
    [400, 'the target *', ['OPTIONS * HTTP/1.1', HOST]],
    [400, 'two Host headers', ['GET / HTTP/1.1', HOST, 'host: other.example']],
    [400, 'the same Host header twice', ['GET / HTTP/1.1', HOST, 'Host: jobs.example']],
    [400, 'two Host headers in HTTP/1.0', ['GET / HTTP/1.0', HOST, 'host: other.example']],
    [400, 'no Host header', ['GET / HTTP/1.1']],
    [400, 'an empty Host header', ['GET / HTTP/1.1', 'host:']],
    [400, 'a path in the Host header', ['GET / HTTP/1.1', 'host: jobs.example/x']],
    [400, 'a user in the Host header', ['GET / HTTP/1.1', 'host: a@jobs.example']],
    [400, 'two names in the Host header', ['GET / HTTP/1.1', 'host: jobs.example, other.example']],
    [400, 'quotes in the Host header', ['GET / HTTP/1.1', 'host: "><script>']],
    [400, 'bytes that are not HTTP', ['\u0016\u0003\u0001']],
    [400, 'two lengths', ['POST /api/login/ HTTP/1.1', HOST, 'content-length: 1', 'content-length: 2']],
    [400, 'a body that is not JSON', [...POST_GRAPHQL, 'content-length: 1', '', '{']],
    [401, 'no login', ['GET /api/admin/employers/ HTTP/1.1', HOST]],
    [403, 'a page of another site', ['POST /api/login/ HTTP/1.1', HOST, 'origin: https://x.example']],
    [404, 'an unknown API path', ['GET /api/nothing HTTP/1.1', HOST]],
    [404, 'an unknown file', ['GET /nothing.png HTTP/1.1', HOST]],
    [404, 'an unknown method', ['PROPFIND /api/login/ HTTP/1.1', HOST]],
    [405, 'another method', ['PUT /graphql HTTP/1.1', HOST]],
    [413, 'a large GraphQL body', [...POST_GRAPHQL, 'content-length: 999999']],
    [
      413,
      'a large REST body',
      ['POST /api/login/ HTTP/1.1', HOST, 'content-type: application/json', 'content-length: 9999999'],
    ],
    [
      415,
      'a text as a GraphQL body',
      ['POST /graphql HTTP/1.1', HOST, 'content-type: text/plain', 'content-length: 0'],
    ],
    [
      415,
      'a text as a REST body',
      ['POST /api/login/ HTTP/1.1', HOST, 'content-type: text/plain', 'content-length: 1', '', 'x'],
    ],
    [431, 'a long target', [`GET /${'x'.repeat(20_000)} HTTP/1.1`, HOST]],
    [431, 'a long header', ['GET / HTTP/1.1', HOST, `x: ${'x'.repeat(20_000)}`]],
  ])('with %i for %s has the security headers and an error with its code', async (status, _, lines) => {
    const answer = await send(...lines);
    expect(answer.status).toBe(status);
    for (const header of ['content-security-policy: default-src', 'x-content-type-options: nosniff'])
      expect(answer.head).toContain(header);
    expect(answer.head).toContain('strict-transport-security: max-age=');
    expect(answer.body).toMatch(/"code":"[A-Z_]+"/);
  });

  test('with 429 or 500 has the security headers', async () => {
    const { reportLinks, budget } = portal.container;
    const open = vi.spyOn(reportLinks, 'open').mockRejectedValue(new Error('a mistake'));
    const broken = await send(`GET ${REPORT_LINK} HTTP/1.1`, HOST);
    open.mockRestore();
    const reserve = vi.spyOn(budget, 'reserve').mockReturnValue(60_000);
    const limited = await send(`GET ${REPORT_LINK} HTTP/1.1`, HOST);
    reserve.mockRestore();
    expect([broken.status, limited.status]).toEqual([500, 429]);
    for (const { head } of [broken, limited]) expect(head).toContain('x-content-type-options: nosniff');
  });

  test.each([
    ['a name with a port', ['GET /livez HTTP/1.1', 'host: jobs.example:8443']],
    ['an IPv6 address', ['GET /livez HTTP/1.1', 'host: [::1]:4000']],
    ['the name of a container', ['GET /livez HTTP/1.1', 'host: job_alert']],
    ['HTTP/1.0 without Host', ['GET /livez HTTP/1.0']],
    ['an unknown expectation', ['GET /livez HTTP/1.1', HOST, 'expect: tea']],
    ['a percent sign in the query', ['GET /livez?discount=100% HTTP/1.1', HOST]],
  ])('does not include one with %s', async (_, lines) => {
    const { status, head } = await send(...lines);
    expect([status, head.includes('x-content-type-options: nosniff')]).toEqual([200, true]);
  });
});
