import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, takeScreenshot } from './support/browser.ts';
import { press, reads } from './support/form.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { DEMO, signIn } from './support/session.ts';

/** Known problems of GraphiQL itself (decision 0022): tabs that contain a close button, and scrollable text that cannot have the focus. */
const KNOWN_PROBLEMS = new Set(['nested-interactive', 'scrollable-region-focusable']);

describe('the GraphQL console', () => {
  let portal: Portal;
  let browser: Browser;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([sharedPortal(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' }).locator('xpath=../..');

  /** Opens the console and waits until it has loaded the schema. */
  async function openConsole(page: Page, search = ''): Promise<void> {
    const schema = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.goto(`/graphql${search}`);
    await schema;
    await page.getByRole('textbox', { name: 'Query' }).waitFor({ state: 'attached' });
  }

  test('runs its example without a key, loads its own compressed files, and documents the live schema', async () => {
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
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await takeScreenshot(page, `graphql-console-${width}`);
      const problems = await problemsOf(page);
      expect(problems.filter((problem) => !KNOWN_PROBLEMS.has(problem.split(' ', 1)[0] ?? ''))).toEqual([]);
    }
    expect([await page.title(), await page.getAttribute('html', 'lang')]).toEqual([
      'GraphQL console | Job Alert',
      'en',
    ]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, 'Show Documentation Explorer');
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByRole('link', { name: 'openJobs', exact: true }).click();
    await reads(page, 'The open jobs in a stable order');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('sends the token of its headers tab, and does not store the token', async () => {
    const { page, context, complaints } = await newPerson(browser, portal.url);
    const { token } = await signIn(portal.url, DEMO.candidate);
    await openConsole(page, '?query=%7Bviewer%7Bemail%7D%7D');
    await press(page, 'Execute query (Ctrl-Enter)');
    await reads(answer(page), '"viewer": null');
    await page.getByRole('textbox', { name: 'Headers' }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    // The editor closes braces and quotes automatically. Inserted text is not changed.
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
});
