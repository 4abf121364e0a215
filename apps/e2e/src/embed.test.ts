import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { newPerson, openBrowser, picture } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { DEMO, enter } from './support/session.ts';

/** The company's own site: dark, and with a policy that lets in nothing but the portal's script and data. */
const siteWith = (
  line: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our looms</title>
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/look.css"></head>
  <body><main><h1>Work with us</h1>${line}</main></body></html>`;
const LOOK =
  'body{margin:0 auto;max-width:60rem;padding:1rem;background:#14202b;color:#f4f1ea;font:16px/1.5 Georgia,serif}';

describe("a company's jobs on its own site", () => {
  let portal: Portal;
  let browser: Browser;
  let site: Server;
  let siteUrl = '';
  let line = '';
  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal('embed', { demo: true }), openBrowser()]);
    const policy = `default-src 'none'; style-src 'self'; script-src ${portal.url}; connect-src ${portal.url}`;
    site = createServer(({ url }, response) => {
      if (url === '/look.css') return response.setHeader('content-type', 'text/css').end(LOOK);
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(siteWith(line));
    });
    site.listen(0, 'localhost');
    await once(site, 'listening');
    const address = site.address();
    siteUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}/`;
  });
  afterAll(async () => {
    site.close();
    await Promise.all([browser.close(), portal.stop()]);
  });

  test('the employer finds the line below My Jobs', async () => {
    const { page, context, complaints } = await newPerson(browser, portal.url);
    await enter(context, portal.url, 'employer', DEMO.employer);
    await page.goto('/job-alert/employer/my-jobs');
    const section = page.getByRole('region', { name: 'Show these jobs on your own site' });
    line = await section.locator('code').innerText();
    expect(line.replace(/\d+(?=">)/, 'N')).toBe(
      `<script async src="${portal.url}/embed.js" data-company="N"></script>`,
    );
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, 'my-jobs-own-site-1440');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([1440, 390])('pasted there, it shows them in the look of the page, %i px wide', async (width) => {
    const { page, context, complaints } = await newPerson(browser, siteUrl, width);
    await page.goto(siteUrl);
    await page.getByRole('heading', { name: /^Open jobs at \w/ }).waitFor();
    const first = page.getByRole('listitem').first().getByRole('link');
    await picture(page, `embed-${width}`);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await waitForFocus(first);
    expect([await context.cookies(), await page.evaluate(() => localStorage.length + sessionStorage.length)]).toEqual([
      [],
      0,
    ]);
    const title = await first.innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).search).toBe('?src=embed');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('its script is small, for every site, and asked for again only when it has changed', async () => {
    const answer = await fetch(`${portal.url}/embed.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(5_000);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'accept-encoding': 'gzip' };
    // Not by fetch, which tells caches then to ask again.
    const [again] = (await once(get(`${portal.url}/embed.js`, { headers }), 'response')) as [IncomingMessage];
    expect(again.statusCode).toBe(304);
  });
});
