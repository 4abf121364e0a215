import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { newPerson, openBrowser, picture } from './support/browser.ts';
import { press, reads } from './support/form.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { DEMO, signIn } from './support/session.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const QUERY = '?query=%7B__typename%7D';

/** What GraphiQL itself leaves (decision 0022): tabs that hold a button to close them, and scrolled text whose focus is beside it. */
const KNOWN_FAULTS = new Set(['nested-interactive', 'scrollable-region-focusable']);

describe('the GraphQL console', () => {
  let portal: Portal;
  let browser: Browser;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal('console', { demo: true }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  const get = (search: string, headers: Record<string, string>, method = 'GET') =>
    fetch(`${portal.url}/graphql${search}`, { method, headers });
  const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' }).locator('xpath=../..');

  /** The console, as soon as it knows the schema. */
  async function openConsole(page: Page, search = ''): Promise<void> {
    const schema = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.goto(`/graphql${search}`);
    await schema;
    await page.getByRole('textbox', { name: 'Query' }).waitFor({ state: 'attached' });
  }

  test('is a page for browsers only', async () => {
    const page = await get('', { accept: BROWSER });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<title>GraphQL console | Job Alert</title>');
    const csp = page.headers.get('content-security-policy') ?? '';
    // Files of the portal, and the one script that stands in the app's own pages.
    expect(csp).toMatch(/;script-src 'self' 'sha256-[\w+/=]+';/);
    expect(csp).not.toContain('unsafe-eval');
    const head = await get('', { accept: BROWSER }, 'HEAD');
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // A client that asks as programs do gets what it always got.
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json']) {
      const data = await get(QUERY, { accept, 'apollo-require-preflight': 'true' });
      expect(await data.json()).toEqual({ data: { __typename: 'Query' } });
    }
    const posted = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { accept: BROWSER, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(await posted.json()).toEqual({ data: { __typename: 'Query' } });
  });

  test('runs its example without a key, with files of its own that come compressed', async () => {
    const { page, context, complaints } = await newPerson(browser, portal.url);
    const files: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const coding = response.headers()['content-encoding'];
      if (/\.(?:js|css)$/.test(pathname)) files.push(`${pathname} ${coding}`);
    });
    await openConsole(page);
    await press(page, 'Execute query (Ctrl-Enter)');
    await reads(answer(page), '"openJobs"');
    await expect.poll(() => answer(page).innerText()).toMatch(/"nodes"[^]*"title": "\w/);
    expect(await answer(page).innerText()).not.toContain('"errors"');
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !file.startsWith('/graphql-console/assets/'))).toEqual([]);
    expect(files.find((file) => file.includes('/index-'))).toMatch(/ (?:br|gzip)$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('explains the live schema', async () => {
    const { page, context, complaints } = await newPerson(browser, portal.url);
    await openConsole(page);
    await press(page, 'Show Documentation Explorer');
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByRole('link', { name: 'openJobs', exact: true }).click();
    await reads(page, 'The open jobs, for everyone');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('asks with the token of its headers tab, and keeps it nowhere', async () => {
    const { page, context, complaints } = await newPerson(browser, portal.url);
    const { token } = await signIn(portal.url, DEMO.candidate);
    await openConsole(page, '?query=%7Bviewer%7Bemail%7D%7D');
    await press(page, 'Execute query (Ctrl-Enter)');
    await reads(answer(page), '"viewer": null');
    await page.getByRole('textbox', { name: 'Headers' }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    // The editor closes braces and quotes by itself; pasted text stays as it is.
    await page.keyboard.insertText(JSON.stringify({ authorization: `Token ${token}` }));
    await press(page, 'Execute query (Ctrl-Enter)');
    await reads(answer(page), `"email": "${DEMO.candidate.email}"`);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.reload();
    await page.getByRole('textbox', { name: 'Headers' }).waitFor({ state: 'attached' });
    expect(await page.locator('body').innerText()).not.toContain(token);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([1440, 390])(
    'fits a screen of %i px, and axe finds nothing serious but what GraphiQL leaves',
    async (width) => {
      const { page, context, complaints } = await newPerson(browser, portal.url, width);
      await openConsole(page);
      await press(page, 'Execute query (Ctrl-Enter)');
      await reads(answer(page), '"openJobs"');
      await picture(page, `graphql-console-${width}`);
      const faults = await faultsOf(page);
      expect(faults.filter((fault) => !KNOWN_FAULTS.has(fault.split(' ', 1)[0] ?? ''))).toEqual([]);
      expect([await page.title(), await page.getAttribute('html', 'lang')]).toEqual([
        'GraphQL console | Job Alert',
        'en',
      ]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
