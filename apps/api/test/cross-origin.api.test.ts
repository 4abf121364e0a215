import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restRoutes } from '../src/rest/routes.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const FRONT_END = 'https://front.example';
const STRANGE = 'https://strange.example';
const READ = '{ openJobs { nodes { id } } }';

describe('a page of another origin', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ CORS_ORIGINS: `${FRONT_END}/, http://localhost:9999` });
  });
  afterAll(() => portal.stop());

  const ask = (path: string, origin: string, options: RequestInit = {}) =>
    fetch(portal.url + path, { ...options, headers: { origin, ...options.headers } });
  const post = (query: string, origin: string, headers: Record<string, string> = {}) =>
    ask('/graphql', origin, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  const preflight = (path: string, origin: string, headers = 'authorization,content-type') =>
    ask(path, origin, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
    });
  const allowed = ({ headers }: Response) => ({
    origin: headers.get('access-control-allow-origin'),
    credentials: headers.get('access-control-allow-credentials'),
  });
  const ANYBODY = { origin: '*', credentials: null };
  const NOBODY = { origin: null, credentials: null };
  const THE_FRONT_END = { origin: FRONT_END, credentials: 'true' };

  test.each([
    `/graphql?query=${encodeURIComponent(READ)}`,
    '/job/current-opening/get-jobs/',
    '/job/current-opening/search/?title=weaver',
    '/sitemap.xml',
    '/schema.graphql',
    '/api/openapi.json',
    '/feeds/reports/nothing.csv',
  ])('can read %s from any origin without credentials', async (path) => {
    expect(allowed(await ask(path, STRANGE))).toEqual(ANYBODY);
    expect(allowed(await ask(path, FRONT_END))).toEqual(THE_FRONT_END);
  });

  test.each([
    '/api/admin/employers/',
    '/job/candidate/applications/',
    '/files/1',
    '/exports/jobs.csv',
    '/my-data.zip',
    '/livez',
  ])('can read %s only from a configured front end', async (path) => {
    expect(allowed(await ask(path, STRANGE))).toEqual(NOBODY);
    expect(allowed(await ask(path, `${FRONT_END}.evil.example`))).toEqual(NOBODY);
    expect(allowed(await ask(path, 'null'))).toEqual(NOBODY);
    const answer = await ask(path, FRONT_END);
    expect(allowed(answer)).toEqual(THE_FRONT_END);
    expect(answer.headers.get('vary')).toContain('origin');
  });

  test('is allowed by the preflight to send a token only from a configured front end', async () => {
    const strange = await preflight('/graphql', STRANGE);
    expect([strange.status, allowed(strange)]).toEqual([204, ANYBODY]);
    expect(strange.headers.get('access-control-allow-headers')).not.toContain('authorization');
    for (const path of ['/graphql', '/api/login/', '/exports/jobs.csv']) {
      const answer = await preflight(path, FRONT_END);
      expect([answer.status, allowed(answer)]).toEqual([204, THE_FRONT_END]);
      expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
      expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
    }
    const refused = await preflight('/api/login/', STRANGE);
    expect([allowed(refused), refused.headers.get('access-control-allow-methods')]).toEqual([NOBODY, null]);
  });

  test('can read by POST from any origin, but can log in only from a configured or the same origin', async () => {
    const signIn = 'mutation { signIn(input: { email: "a@b.example", password: "Guess@1234" }) { token } }';
    expect(await (await post(READ, STRANGE)).json()).toEqual({ data: { openJobs: { nodes: [] } } });
    const refused = await post(signIn, STRANGE);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    ]);
    const own: [string, Record<string, string>][] = [
      [FRONT_END, {}],
      [new URL(portal.url).origin, {}],
      // Behind a proxy, the server does not know the browser's address for it.
      [STRANGE, { 'sec-fetch-site': 'same-origin' }],
    ];
    for (const [origin, headers] of own) {
      expect(await (await post(signIn, origin, headers)).json()).toMatchObject({
        errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }],
      });
    }
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: signIn }));
    form.set('map', '{}');
    const headers = { 'apollo-require-preflight': 'true' };
    expect((await ask('/graphql', STRANGE, { method: 'POST', headers, body: form })).status).toBe(403);
  });

  const REST_ROWS = restRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);
  const PAGES_ONLY_READ = 'Pages of other sites can only read.';

  let token = '';
  beforeAll(async () => {
    ({ token } = await insertCandidate(portal));
  });

  test.each(REST_ROWS)('cannot run a mutation over REST: %s', async (_, { method, path, documents }) => {
    const isWrite = documents.some((document) => /^\s*mutation\b/.test(document));
    expect(isWrite).toBe(method !== 'GET');
    const address = `/${path.replaceAll(/\{\w+\}/g, '1')}/`;
    const send = async (origin: string, headers: Record<string, string> = {}) => {
      const answer = await ask(address, origin, { method, headers, ...(isWrite && { body: '{}' }) });
      return [answer.status, await answer.text()] as const;
    };
    const json = { 'content-type': 'application/json' };
    const form = { 'content-type': 'multipart/form-data; boundary=b' };
    const refused = isWrite ? [json, form, { ...json, authorization: `Token ${token}` }] : [];
    for (const headers of refused)
      expect(await send(STRANGE, headers)).toEqual([403, expect.stringContaining(PAGES_ONLY_READ)]);
    if (!isWrite) expect((await send(STRANGE))[1]).not.toContain(PAGES_ONLY_READ);
    for (const origin of [FRONT_END, new URL(portal.url).origin]) {
      expect((await send(origin, json))[1]).not.toContain(PAGES_ONLY_READ);
    }
    expect((await send(STRANGE, { ...json, 'sec-fetch-site': 'same-origin' }))[1]).not.toContain(PAGES_ONLY_READ);
  });

  test('cannot send a contact message, but a program without an Origin header can', async () => {
    const message = { name: 'Asha', email: 'asha@contact.example', phone: '9876543210', message: 'Hello.' };
    const contact = (headers: Record<string, string>) =>
      fetch(`${portal.url}/api/contact-us/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...message, user_type: 'Candidate' }),
      });
    expect((await contact({ origin: STRANGE })).status).toBe(403);
    expect((await contact({ origin: 'null' })).status).toBe(403);
    expect((await contact({})).status).toBe(201);
  });

  test('can request the stop of a job alert, where only the link is checked', async () => {
    const answer = await ask('/job-alert/stop-alert?alert=1&signature=x', STRANGE, { method: 'POST' });
    expect(await answer.text()).toContain('This link is not valid.');
  });

  test('can read as the logged-in user from a configured front end', async () => {
    const answer = await post('{ viewer { type } }', FRONT_END, { authorization: `Token ${token}` });
    expect([allowed(answer), await answer.json()]).toEqual([
      THE_FRONT_END,
      { data: { viewer: { type: 'CANDIDATE' } } },
    ]);
  });
});
