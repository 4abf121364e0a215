import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { ask, DEMO, signIn } from './support/session.ts';

const OPENINGS = '/job-alert/job-opportunites';

/** The address, the title and the first heading of each public page. */
const PAGES = [
  ['/', 'Job Alert', 'Connecting candidates'],
  [OPENINGS, 'Job Opportunities | Job Alert', 'Fresh Openings, Real Updates'],
  ['/job-alert/services', 'Services | Job Alert', 'Customized Recruitment Solutions'],
  ['/job-alert/about', 'About Us | Job Alert', 'Empowering Careers, Enriching Futures'],
  ['/job-alert/contact', 'Contact Us | Job Alert', 'Let’s Build Your Tomorrow'],
  ['/job-alert/privacy-policy', 'Privacy Policy | Job Alert', ''],
] as const;

interface OpenJob {
  id: string;
  title: string;
  path: string;
}

describe('the public pages from the server', () => {
  let portal: Portal;
  let jobs: OpenJob[];
  beforeAll(async () => {
    portal = await sharedPortal();
    const query = '{ openJobs(first: 5) { nodes { id title path } } }';
    jobs = (await ask<{ openJobs: { nodes: OpenJob[] } }>(portal.url, query, {})).openJobs.nodes;
  });
  afterAll(() => portal?.stop());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(portal.url + path, { redirect: 'manual', headers });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const content = (html: string, tag: string): string =>
    new RegExp(`<${tag} content="([^"]*)"/>`).exec(html)?.[1] ?? '';

  test.each(PAGES)('%s has title, description, canonical URL and heading in its HTML', async (path, title, heading) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title}</title>`);
    expect(content(html, 'meta name="description"').length).toBeGreaterThan(20);
    expect(html).toContain(`<link rel="canonical" href="${portal.url}${path}"/>`);
    expect(content(html, 'meta property="og:title"')).toBe(title);
    expect(content(html, 'meta property="og:url"')).toBe(portal.url + path);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(heading);
  });

  test('of a job name it, its company and its pay in shared links, and the site has an icon for old programs', async () => {
    const { html } = await get(jobs[0]?.path ?? '');
    expect(content(html, 'meta property="og:title"')).toMatch(/^.+ at .+, .+: ₹[\d,]+ to ₹[\d,]+ a year$/);
    expect((await get('/favicon.ico')).headers.get('content-type')).toMatch(/^image\//);
  });

  test('respond to HEAD with the headers of GET, as do the files of the site', async () => {
    const { html } = await get('/');
    const script = / data-code="(\S+)[ "]/.exec(html)?.[1] ?? 'none';
    for (const path of ['/', jobs[0]?.path ?? '', '/job-alert/candidate/login', '/job-alert/no-such-page', script]) {
      const answers = await Promise.all(
        ['GET', 'HEAD'].map(async (method) => {
          const answer = await fetch(portal.url + path, { method, headers: { 'accept-encoding': 'identity' } });
          const names = ['content-type', 'content-length', 'cache-control', 'content-security-policy'];
          return { status: answer.status, headers: names.map((name) => answer.headers.get(name)) };
        }),
      );
      expect(answers[1], path).toEqual(answers[0]);
    }
  });

  test('load no scripts or stylesheets before the first paint, and contain only a script that the policy allows', async () => {
    for (const path of ['/', OPENINGS, jobs[0]?.path ?? '', '/job-alert/candidate/login']) {
      const { html, headers } = await get(path);
      const assetTag = /<(?:script[^>]* src=|link rel="(?:modulepreload|stylesheet)"(?![^>]* disabled))[^>]*>/g;
      expect(html.match(assetTag), path).toBeNull();
      expect(html, path).toContain('.m_');
      const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
      expect(scripts, path).toHaveLength(1);
      const hash = createHash('sha256').update(scripts.join('')).digest('base64');
      expect(headers.get('content-security-policy'), path).toContain(`script-src 'self' 'sha256-${hash}';`);
    }
  });

  test('do not expose the build manifest', async () => {
    for (const path of ['/.vite/manifest.json', '/%2Evite/manifest.json']) expect((await get(path)).status).toBe(404);
  });

  test('have a preview image that exists', async () => {
    for (const path of ['/', jobs[0]?.path ?? '']) {
      const image = content((await get(path)).html, 'meta property="og:image"');
      const answer = await fetch(image, { redirect: 'error' });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    }
  });

  test('contain the first openings, and have a canonical URL without the search', async () => {
    const { html } = await get(`${OPENINGS}?title=tally`);
    expect(html).toContain(`<link rel="canonical" href="${portal.url}${OPENINGS}"/>`);
    const first = await get(OPENINGS);
    expect(jobs).toHaveLength(5);
    for (const { path } of jobs) expect(first.html).toContain(`href="${path}"`);
  });

  test('suggest only search words that find an opening', async () => {
    const field = /<input[^>]*name="title"[^>]*>/.exec((await get(OPENINGS)).html)?.[0] ?? '';
    const words = /placeholder="([^"]+)"/.exec(field)?.[1]?.split(', ') ?? [];
    expect(words.length).toBeGreaterThan(1);
    const query = 'query ($word: String!) { openJobs(first: 1, filter: { query: $word }) { nodes { id } } }';
    for (const word of words) {
      const result = await ask<{ openJobs: { nodes: unknown[] } }>(portal.url, query, { word });
      expect([word, result.openJobs.nodes.length]).toEqual([word, 1]);
    }
  });

  test('describe a job in the structured data that search engines require', async () => {
    const [job] = jobs;
    const { status, html } = await get(job?.path ?? '');
    expect(status).toBe(200);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const posting = JSON.parse(data) as Record<string, unknown>;
    expect(posting).toMatchObject({ '@type': 'JobPosting', title: job?.title, url: `${portal.url}${job?.path}` });
    for (const field of [
      'description',
      'datePosted',
      'validThrough',
      'employmentType',
      'hiringOrganization',
      'jobLocation',
    ]) {
      expect(posting).toHaveProperty(field);
    }
    expect(posting['image']).toBe(`${portal.url}/share/jobs/${job?.id}.png`);
    expect(html).toContain('>More in ');
    expect(posting['baseSalary']).toMatchObject({ currency: 'INR', value: { unitText: 'YEAR' } });
  });

  test('redirect an opening with missing or different words permanently to its own URL', async () => {
    const [job] = jobs;
    for (const words of ['', '-other-words']) {
      const { status, headers } = await get(`${OPENINGS}/${job?.id}${words}?from=mail`);
      expect([status, headers.get('location')]).toEqual([301, `${job?.path}?from=mail`]);
    }
  });

  test('redirect alternative paths permanently to the intended pages', async () => {
    for (const [typed, target] of [
      ['/job-alert', '/'],
      ['/job-alert/login', '/job-alert/candidate/login'],
      ['/job-alert/job-opportunities', OPENINGS],
      ['/job-alert/job-opportunities?title=weaver', `${OPENINGS}?title=weaver`],
    ] as const) {
      const { status, headers } = await get(typed);
      expect([typed, status, headers.get('location')]).toEqual([typed, 301, target]);
    }
  });

  test('redirect a search with words that name a filter to the filter', async () => {
    for (const [typed, target] of [
      ['title=jobs', ''],
      ['title=jobs&src=feed', '?src=feed'],
      ['title=weaver+job+2+years&src=feed', '?title=weaver&experience=2&src=feed'],
      ['title=10k+salary&sort=newest', '?min-salary=120000&sort=newest'],
    ] as const) {
      const { status, headers } = await get(`${OPENINGS}?${typed}`);
      expect([status, headers.get('location')]).toEqual([302, OPENINGS + target]);
    }
  });

  test('say which words of a search they leave out', async () => {
    const { html } = await get(`${OPENINGS}?title=accountant+helicopter`);
    expect(html).toContain('These match without “helicopter”.');
  });

  test('respond with 404 and no canonical URL to an unknown path or opening', async () => {
    for (const path of ['/job-alert/nowhere', `${OPENINGS}/987654321`, `${OPENINGS}/some-words`]) {
      const { status, html } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).not.toContain('rel="canonical"');
    }
  });

  test('respond with 410 to a closed job and show similar openings', async () => {
    const { token } = await signIn(portal.url, DEMO.admin);
    // A job that no test has just requested, because a page is cached for three seconds.
    const job = jobs.at(-1);
    await ask(
      portal.url,
      'mutation ($id: ID!) { setJobActive(input: { id: $id, isActive: false }) { job { id } } }',
      { id: job?.id },
      token,
    );
    const { status, html } = await get(`${OPENINGS}/${job?.id}`);
    expect(status).toBe(410);
    expect(html).toContain('This opening is no longer available.');
    expect(html).toContain('Similar openings');
    expect(html).not.toContain('application/ld+json');
  });

  test.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('are sent with the encoding %s to a client that accepts %s, as are their files', async (coding, accepted) => {
    const page = await get('/', { 'accept-encoding': accepted });
    expect(page.headers.get('content-encoding')).toBe(coding);
    expect(page.headers.get('vary')).toContain('accept-encoding');
    expect(page.html).toContain('</html>');
    const [, script] = /src="(\/assets\/index-[^"]+\.js)"/.exec(page.html) ?? [];
    expect((await get(script ?? '', { 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(coding);
  });

  test('contain the final figures, the theme colour, and links to existing icons and a manifest', async () => {
    const { html } = await get('/');
    const words = html.replace(/<script.*?<\/script>|<[^>]+>/gs, '');
    expect(words).toContain('1,500+Proven Success');
    expect(words).toContain('25+Trusted by Many');
    expect(html).toContain('<meta name="theme-color" content="#0e2344"');
    for (const [rel, type] of [
      ['icon', 'image/svg+xml'],
      ['apple-touch-icon', 'image/png'],
      ['manifest', 'application/manifest+json'],
    ]) {
      const href = new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? '';
      const answer = await fetch(portal.url + href);
      expect([rel, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([rel, 200, type]);
    }
  });

  test('include an error with the security headers for a URL that cannot be decoded', async () => {
    const answer = await fetch(`${portal.url}/job-alert/%E0`);
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([400, 'nosniff']);
    expect(await answer.json()).toMatchObject({ code: 'MALFORMED' });
  });

  test('include a small embed script that is sent again only when it has changed', async () => {
    const answer = await fetch(`${portal.url}/embed.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(5_000);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'accept-encoding': 'gzip' };
    // `fetch` would tell caches to revalidate.
    const [again] = (await once(request(`${portal.url}/embed.js`, { headers }).end(), 'response')) as [IncomingMessage];
    expect(again.statusCode).toBe(304);
  });

  test('include the GraphQL console, which only browsers receive at /graphql', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const page = await get('/graphql', { accept });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.html).toContain('<title>GraphQL console | Job Alert</title>');
    const csp = page.headers.get('content-security-policy') ?? '';
    // Allows the portal's own files and the one inline script of the app's pages.
    expect(csp).toMatch(/;script-src 'self' 'sha256-[\w+/=]+';/);
    expect(csp).not.toContain('unsafe-eval');
    const head = await fetch(`${portal.url}/graphql`, { method: 'HEAD', headers: { accept } });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // Clients that accept other types get the API's response as before.
    for (const type of ['*/*', 'application/json', 'application/graphql-response+json']) {
      const { html } = await get('/graphql?query=%7B__typename%7D', {
        accept: type,
        'apollo-require-preflight': 'true',
      });
      expect([type, JSON.parse(html)]).toEqual([type, { data: { __typename: 'Query' } }]);
    }
    const posted = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(await posted.json()).toEqual({ data: { __typename: 'Query' } });
  });
});
