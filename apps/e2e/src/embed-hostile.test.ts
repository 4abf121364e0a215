import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser } from './support/browser.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { ask, DEMO, signIn } from './support/session.ts';

/** Hides and colors everything that the page's styles can reach. */
const HOSTILE_STYLES =
  'section,h2,ul,li,a,p,span,button{display:none!important;color:#fff!important;position:fixed!important}';
/** Adds to the prototypes what careless libraries have added. */
const POLLUTION = `for (const name of ['mode', 'method', 'body', 'headers', 'redirect', 'slotAssignment', 'portal', 'data', 'openJobs', 'nodes'])
  Object.prototype[name] = 'polluted';
for (const type of [Object, Array, String, Number]) type.prototype.toJSON = () => 'polluted';`;
/** A sandboxed page has no storage and no origin. */
const STRICTEST =
  "default-src 'none'; style-src 'self'; script-src PORTAL SITE; connect-src PORTAL; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts";

interface SitePage {
  body: string;
  policy?: string;
}

describe('jobs of a company embedded in a hostile page', () => {
  let portal: Portal;
  let browser: Browser;
  let site: Server;
  let siteUrl = '';
  let company = '';
  const pages = new Map<string, SitePage>();
  beforeAll(async () => {
    [portal, browser] = await Promise.all([sharedPortal(), openBrowser()]);
    const query = '{ openJobs(first: 1) { nodes { company { id } } } }';
    const { openJobs } = await ask<{ openJobs: { nodes: { company: { id: string } }[] } }>(portal.url, query, {});
    company = openJobs.nodes[0]?.company.id ?? '';
    site = createServer(({ url = '' }, response) => {
      if (url === '/look.css') return response.setHeader('content-type', 'text/css').end(HOSTILE_STYLES);
      if (url === '/pollution.js') return response.setHeader('content-type', 'text/javascript').end(POLLUTION);
      const { body, policy } = pages.get(url) ?? { body: '' };
      if (policy) response.setHeader('content-security-policy', policy);
      return response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Our looms</title><h1>Us</h1>${body}</html>`);
    });
    site.listen(0, 'localhost');
    await once(site, 'listening');
    const address = site.address();
    siteUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    site.close();
    await Promise.all([browser.close(), portal.stop()]);
  });

  const embed = (origin = portal.url, attributes = 'async') =>
    `<script ${attributes} src="${origin}/embed.js" data-company="${company}"></script>`;

  /** Opens a page of the company's site with this content. */
  async function open(path: string, page: SitePage) {
    pages.set(path, page);
    const person = await newPerson(browser, siteUrl);
    await person.page.goto(siteUrl + path);
    return person;
  }

  test('are shown despite its styles, changed prototypes, the strictest policy and no storage', async () => {
    const policy = STRICTEST.replaceAll('PORTAL', portal.url).replace('SITE', siteUrl);
    const body = `<link rel="stylesheet" href="/look.css"><script src="/pollution.js"></script>${embed()}`;
    const { page, context, complaints } = await open('/hostile', { body, policy });
    await page.getByRole('heading', { name: /^Open jobs at \w/ }).waitFor();
    const link = page.getByRole('listitem').first().getByRole('link');
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${portal.url}/job-alert/.+\\?src=embed$`));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are replaced by a sentence when the page has its own fetch, and leave the page alone when it has its own elements', async () => {
    const broken = await open('/fetch', { body: `<script>window.fetch = () => Promise.reject(1)</script>${embed()}` });
    await broken.page.getByText('The open jobs cannot be shown at the moment.').waitFor();
    await broken.context.close();
    const script = '<script>customElements.define = () => { throw new Error("no elements") }</script>';
    const { page, context, complaints } = await open('/elements', {
      body: `${script}${embed(portal.url, '')}<p>The end</p>`,
    });
    await page.getByText('The end').waitFor();
    expect(complaints).toEqual(['no elements']);
    await context.close();
  });

  test('are shown twice by two scripts, and not with jobs of another portal', async () => {
    const other = portal.url.replace('localhost', '127.0.0.1');
    const scripts = [embed(portal.url, ''), embed(`${portal.url}/.`, ''), embed(other, '')];
    const { page, context, complaints } = await open('/twice', { body: scripts.join('') });
    await expect.poll(() => page.getByRole('heading', { name: /^Open jobs at \w/ }).count()).toBe(2);
    expect(await page.locator('job-alert-jobs').count()).toBe(2);
    expect(complaints).toContainEqual(
      `Job Alert: the page shows jobs of another portal already, so it cannot show those of ${other}.`,
    );
    await context.close();
  });

  test('are explained in the console when the script is loaded as a module', async () => {
    const { context, complaints } = await open('/module', { body: embed(portal.url, 'type="module"') });
    await expect
      .poll(() => complaints)
      .toEqual(['Job Alert: embed.js must be a classic script, without type="module".']);
    await context.close();
  });

  test('give the page nothing about a visitor who is logged in to the portal', async () => {
    const { page, context } = await newPerson(browser, siteUrl);
    const { token, user } = await signIn(portal.url, DEMO.candidate);
    await page.goto(portal.url);
    await page.evaluate((text) => localStorage.setItem('token', text), token);
    pages.set('/curious', { body: embed() });
    const requests: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(portal.url)) requests.push(request.headers());
    });
    await page.goto(`${siteUrl}/curious`);
    await page.getByRole('heading', { name: /^Open jobs at \w/ }).waitFor();
    for (const headers of requests) expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['authorization']));
    const opening = context.waitForEvent('page');
    const handle = await page.evaluateHandle((origin) => window.open(origin), portal.url);
    const tab = await opening;
    await tab.waitForURL(portal.url);
    // A cross-origin opener policy cuts the connection of the two tabs.
    expect(await handle.evaluate((opened) => opened?.closed)).toBe(true);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    const found = await page.evaluate(async (origin) => {
      const url = `${origin}/graphql?query=${encodeURIComponent('{ viewer { email } }')}`;
      const read = (options: RequestInit) =>
        fetch(url, options).then(
          (response) => response.text(),
          () => 'blocked',
        );
      const frame = document.createElement('iframe');
      frame.src = origin;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      const reach = (target: Window | null | undefined) => {
        try {
          return target?.localStorage.getItem('token') ?? 'nothing';
        } catch {
          return 'blocked';
        }
      };
      return {
        plain: await read({}),
        withCredentials: await read({ credentials: 'include' }),
        withToken: await read({ headers: { authorization: 'Token x' } }),
        frame: reach(frame.contentWindow),
        shown: document.querySelector('job-alert-jobs')?.shadowRoot?.textContent ?? '',
        stored: localStorage.length,
      };
    }, portal.url);
    expect(found).toMatchObject({ withCredentials: 'blocked', withToken: 'blocked', frame: 'blocked', stored: 0 });
    expect(JSON.parse(found.plain)).toMatchObject({ data: { viewer: null } });
    for (const secret of [token, user.email]) expect(JSON.stringify(found)).not.toContain(secret);
    await context.close();
  });
});
