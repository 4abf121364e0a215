import {
  emailChangePath,
  emailUndoPath,
  guestFeedbackPath,
  offerPath,
  passwordPath,
  verificationPath,
} from '@job-alert/domain/portal/deep-links';
import { TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { employerInput, registerEmployer } from './builders/employer.js';
import { RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

/** Returns the directives of the content security policy. */
const directivesOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('every response', () => {
  let portal: Portal;
  let behindTls: Portal;
  beforeAll(async () => {
    portal = await startPortal();
    behindTls = await startPortal({ PUBLIC_URL: 'https://jobs.example' });
  });
  afterAll(async () => {
    await portal.stop();
    await behindTls.stop();
  });

  const graphql = (url: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ viewer { id } }"}',
    });

  test.each(['/', '/job-alert/candidate/login', '/api/docs/', '/nothing-here'])(
    'at %s allows only scripts of this site, forbids frames and sets a referrer policy',
    async (path) => {
      const response = await fetch(portal.url + path);
      const directives = directivesOf(response);
      expect(directives).toMatchObject({ 'default-src': "'self'", 'script-src': "'self'", 'object-src': "'none'" });
      expect(directives).toMatchObject({ 'frame-ancestors': "'none'", 'base-uri': "'self'", 'form-action': "'self'" });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('x-powered-by')).toBeNull();
    },
  );

  const SECRET_LINKS = [
    passwordPath('secret', false),
    passwordPath('secret', true),
    verificationPath('secret'),
    emailChangePath('secret'),
    emailUndoPath('secret'),
    offerPath('secret'),
    guestFeedbackPath('secret'),
    `${TOKEN_PATHS.stopAlert}?alert=1&signature=secret`,
    '/job-alert/OFFER/?token=secret',
    '/feeds/reports/links/secret/funnel.csv',
    '/files/1?expires=1&signature=secret',
    '/my-data.zip?expires=1&signature=secret',
  ];

  test.each(SECRET_LINKS)('for %s sets the referrer policy no-referrer', async (path) => {
    const { headers } = await fetch(portal.url + path);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('for a path with a token is disallowed in robots.txt', async () => {
    const robots = await (await fetch(`${portal.url}/robots.txt`)).text();
    for (const screen of Object.values(TOKEN_PATHS)) expect(robots).toContain(`Disallow: ${screen}\n`);
  });

  test('of GraphQL has a content security policy that loads nothing', async () => {
    const response = await graphql(portal.url);
    expect(directivesOf(response)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('sends Strict-Transport-Security only if PUBLIC_URL uses HTTPS', async () => {
    for (const ask of [(url: string) => fetch(url), graphql]) {
      expect((await ask(behindTls.url)).headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect((await ask(portal.url)).headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('sets no cookie, including the response to a login', async () => {
    const { email, password } = employerInput();
    await registerEmployer(portal, { email, password });
    const login = await new RestClient(portal.url).post('api/login', { email, password });
    expect(login.status).toBe(200);
    const owner = new RestClient(portal.url, login.body['token'] as string);
    const answers = [login, await owner.get('job/my-jobs/1'), await owner.post('api/logout')];
    const cookies = answers.map(({ headers }) => headers.get('set-cookie'));
    for (const path of ['/', '/graphql', '/metrics']) {
      cookies.push((await fetch(portal.url + path)).headers.get('set-cookie'));
    }
    expect(new Set(cookies)).toEqual(new Set([null]));
  });
});
