import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, takeScreenshot } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { ask } from './support/session.ts';

/** The company's own site: dark, with a policy that allows only the portal's script and data. */
const siteWith = (
  line: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our looms</title>
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/look.css"></head>
  <body><main><h1>Work with us</h1>${line}</main></body></html>`;
const LOOK =
  'body{margin:0 auto;max-width:60rem;padding:1rem;background:#14202b;color:#f4f1ea;font:16px/1.5 Georgia,serif}';

describe('jobs of a company embedded in its own site', () => {
  let portal: Portal;
  let browser: Browser;
  let site: Server;
  let siteUrl = '';
  beforeAll(async () => {
    [portal, browser] = await Promise.all([sharedPortal(), openBrowser()]);
    const query = '{ openJobs(first: 1) { nodes { company { id } } } }';
    const { openJobs } = await ask<{ openJobs: { nodes: { company: { id: string } }[] } }>(portal.url, query, {});
    const line = `<script async src="${portal.url}/embed.js" data-company="${openJobs.nodes[0]?.company.id}"></script>`;
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

  test('use the style of the page at desktop and phone width, store nothing, and link to the portal', async () => {
    const { page, context, complaints } = await newPerson(browser, siteUrl);
    await page.goto(siteUrl);
    await page.getByRole('heading', { name: /^Open jobs at \w/ }).waitFor();
    const first = page.getByRole('listitem').first().getByRole('link');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await takeScreenshot(page, `embed-${width}`);
      expect(await problemsOf(page)).toEqual([]);
    }
    await page.keyboard.press('Tab');
    await waitForFocus(first);
    const storedCount = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect([await context.cookies(), storedCount]).toEqual([[], 0]);
    const title = await first.innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).search).toBe('?src=embed');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
