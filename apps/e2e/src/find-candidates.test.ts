import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { takeScreenshot } from './support/browser.ts';
import { openSharedStage, type Stage } from './support/stage.ts';

const FIND = '/job-alert/admin/find-candidates';
/** The rows of a desktop that are visible without scrolling. */
const MIN_VISIBLE_ROWS = 8;

describe('Find Candidates', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openSharedStage('find_candidates', { admin: 1440 });
    page = stage.people.admin.page;
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test('is used with the keyboard alone, and reload and Back keep the search', async () => {
    await page.goto(FIND);
    await page.getByRole('link', { name: /^All \d+ candidates/ }).press('Enter');
    const names = page.locator('[data-row-act=open]');
    await names.first().waitFor();
    const visible = await names.evaluateAll(
      (all) => all.filter((one) => (one.closest('tr')?.getBoundingClientRect().bottom ?? Infinity) <= 900).length,
    );
    expect(visible).toBeGreaterThanOrEqual(MIN_VISIBLE_ROWS);

    const words = page.getByLabel('None of these').and(page.locator('input'));
    await words.press('z');
    await page.keyboard.type('eppelin');
    // Until the answer the rows are those before it, and cannot be used.
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('zeppelin') ?? false);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(/none=zeppelin/);
    await answered;
    await page.locator('section[aria-busy=false]').waitFor();
    const name = (await names.first().textContent()) ?? '';
    await names.first().press('Enter');
    const record = page.getByRole('dialog', { name });
    await record.getByText('Personal Details').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await takeScreenshot(page, 'found-candidate');

    await page.reload();
    await record.getByText('Personal Details').waitFor();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await record.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toContain('none=zeppelin');
    await names.first().waitFor();
  });

  test('keeps the search if Back is pressed while a reload with an open record loads', async () => {
    await page.goto(`${FIND}?order=active`);
    const names = page.locator('[data-row-act=open]');
    await names.first().press('Enter');
    const record = page.getByRole('dialog');
    await record.getByText('Personal Details').waitFor();
    const screenCode = /\/assets\/find-candidates-[^/]+\.js$/;
    // The page has started, and cannot render its screen yet.
    const held = new Promise<Route>((resolve) => void page.route(screenCode, resolve, { times: 1 }));
    await page.reload({ waitUntil: 'commit' });
    const code = await held;
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction(() => !history.state?.layers);
    await code.continue();
    await names.first().waitFor();
    await record.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('?order=active');
  });

  test('keeps the selection when the screen is turned', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${FIND}?order=active`);
    await page.locator('tbody').getByRole('checkbox').first().check();
    await page.setViewportSize({ width: 900, height: 1440 });
    await page.getByText('1 selected').waitFor();
    await page.getByRole('button', { name: 'Invite (1)' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText('1 selected').waitFor();
    expect(await page.locator('tbody').getByRole('checkbox').first().isChecked()).toBe(true);
  });

  test('has its filters in a dialog on phones', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${FIND}?order=active`);
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters
      .getByRole('button', { name: /^Unknown/ })
      .first()
      .press('Enter');
    await page.waitForURL(/experience=unknown/);
    expect(await problemsOf(page)).toEqual([]);
    await takeScreenshot(page, 'find-candidates-filters-390');
    await filters.getByRole('button', { name: 'Show the results' }).press('Enter');
    await page.getByRole('button', { name: 'Remove the filter Experience: Unknown' }).press('Enter');
    await page.waitForURL((url) => !url.search.includes('experience'));
  });

  test('causes no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));
});
