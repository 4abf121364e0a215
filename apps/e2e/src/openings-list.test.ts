import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person, takeScreenshot, WITH_MOTION } from './support/browser.ts';
import { fill, press, reads } from './support/form.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { openPage } from './support/open-page.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { boxOf, settled } from './support/settled.ts';
import { explainFailure } from './support/stage.ts';

const OPENINGS = '/job-alert/job-opportunites';

describe('the list of all openings', () => {
  let portal: Portal;
  let browser: Browser;
  let person: Person;

  beforeAll(async () => {
    portal = await sharedPortal();
    browser = await openBrowser();
    // All tests share one visitor, whose browser has cached the code of the pages.
    person = await newPerson(browser, portal.url, 1440, WITH_MOTION);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'openings', portal, { person }));

  const visit = async (width: number) => {
    await person.page.setViewportSize({ width, height: 900 });
    return person.page;
  };
  const list = (page: Page) => page.getByRole('list', { name: 'Openings', exact: true });
  const filters = (page: Page) => page.locator('#job-filters');
  const total = (page: Page) => page.getByRole('heading', { name: /^(\d+\+?|No) openings?$/ });
  const totalOf = (page: Page, count: number) => total(page).and(page.getByText(`${count} openings`, { exact: true }));
  /** Returns the first choice of the filters that is a link, and the number of openings on its label. */
  const firstChoice = async (page: Page) => {
    const choice = filters(page).locator('li a').first();
    const [, label = '', count = ''] = /^(.*?)(\d+) openings?$/.exec((await choice.textContent()) ?? '') ?? [];
    return { choice, label, count: Number(count) };
  };
  /** Returns the names of the GraphQL queries that the page sends from now on. */
  const watchQueries = (page: Page) => {
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) queries.push(/query (\w+)/.exec(request.postData() ?? '')?.[1] ?? '');
    });
    return queries;
  };

  test('can be searched with the keyboard only, and its suggestions are fully visible', async () => {
    const page = await visit(390);
    const location = page.getByLabel('Location', { exact: true });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, OPENINGS);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
      await page.keyboard.press('Enter');
      await typeInto(page, 'Location', 'gujr', 'combobox');
      const options = page.getByRole('option');
      await options.first().waitFor();
      const onTop = await options.evaluateAll((all) =>
        all.every((option) => {
          const { x, y, width: wide, height, right } = option.getBoundingClientRect();
          return right <= window.innerWidth && option.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
        }),
      );
      expect([width, onTop]).toEqual([width, true]);
      expect([width, ...(await problemsOf(page, '[role="listbox"]'))]).toEqual([width]);
      await takeScreenshot(page, `suggestions-${width}`);
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await location.inputValue()).toBe('Gujarat');
    await page.keyboard.press('Enter');
    await reads(page, 'Searching best jobs for you.');
    await page.waitForURL((url) => url.searchParams.get('location') === 'Gujarat');
    await tabTo(page, 'link', 'Skip the filters');
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', /^Apply: /, list(page));
    expect(person.complaints).toEqual([]);
  });

  test('works without JavaScript from the home search to filter, job and sign-up, and back to the search', async () => {
    const { page, context } = await newPerson(browser, portal.url, 1440, { javaScriptEnabled: false });
    await page.goto('/');
    await fill(page, 'Job Title', 'accountant');
    await press(page, 'Search');
    await page.waitForURL((url) => url.searchParams.get('title') === 'accountant');
    await total(page).waitFor();
    const { choice, label, count } = await firstChoice(page);
    await choice.click();
    await page.waitForURL((url) => url.searchParams.has('mode'));
    await page.getByRole('link', { name: `Remove ${label}` }).waitFor();
    await page.getByRole('link', { name: 'Remove “accountant”' }).waitFor();
    expect(await list(page).getByRole('article').count()).toBe(count);
    const opening = list(page).getByRole('heading', { level: 3 }).first();
    const title = (await opening.textContent()) ?? '';
    await opening.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    await reads(page, `You are applying for ${title} at`);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to your search' }).click();
    await page.waitForURL((url) => url.searchParams.get('title') === 'accountant' && url.searchParams.has('mode'));
    await context.close();
  });

  test('is filtered by choices that keep their place, can be unfiltered, and stays visible while offline', async () => {
    const page = await visit(1440);
    await openPage(page, OPENINGS);
    const queries = watchQueries(page);
    expect(await list(page).getByRole('article').count()).toBe(20);
    const { choice, label, count } = await firstChoice(page);
    await choice.scrollIntoViewIfNeeded();
    const before = await boxOf(choice);
    await choice.click();
    await totalOf(page, count).waitFor();
    expect(await boxOf(choice)).toEqual(before);
    expect(await choice.getAttribute('aria-current')).toBe('true');
    expect(await problemsOf(page, '#job-filters, [aria-label="Chosen filters"]')).toEqual([]);
    await page.getByRole('link', { name: `Remove ${label}` }).click();
    await page.getByRole('link', { name: `Remove ${label}` }).waitFor({ state: 'detached' });
    await total(page).and(page.locator(':focus')).waitFor();
    expect(queries).toEqual(['OpenJobs', 'OpenJobs']);
    expect(new URL(page.url()).search).toBe('');
    expect(person.complaints).toEqual([]);

    await person.context.setOffline(true);
    await page.getByRole('link', { name: 'Oldest' }).click();
    await reads(page.getByRole('alert'), 'please check your connection');
    await reads(page.getByRole('alert'), 'Below are the results of your last search.');
    expect(await list(page).getByRole('article').count()).toBe(20);
    expect(await problemsOf(page, '[role="alert"]')).toEqual([]);
    await person.context.setOffline(false);
    await press(page, 'Retry');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    // Clears the console errors about the lost connection.
    person.complaints.length = 0;
  });

  test('has its filters in a sheet on a phone, loads more openings, and Back restores their number and position', async () => {
    const page = await visit(390);
    await openPage(page, OPENINGS);
    await settled(page);
    const first = page.getByRole('link', { name: /^Apply: / }).first();
    expect((await boxOf(first)).y).toBeLessThan(2 * 900);
    const queries = watchQueries(page);
    await page.getByRole('link', { name: 'Load more openings' }).click();
    const firstNewJob = list(page).getByRole('article').nth(20);
    await firstNewJob.locator('h3 a:focus').waitFor();
    await reads(list(page), '20 more openings');
    const { y } = await boxOf(firstNewJob);
    expect([y > 72, y < 400]).toEqual([true, true]);
    expect(queries).toEqual(['OpenJobs']);

    const title = (await firstNewJob.getByRole('heading').textContent()) ?? '';
    await firstNewJob.locator('h3 a').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await firstNewJob.locator('h3 a:focus').waitFor();
    expect(await list(page).getByRole('article').count()).toBe(40);
    expect(Math.abs((await boxOf(firstNewJob)).y - y)).toBeLessThan(3);
    await page.reload();
    expect(await list(page).getByRole('article').count()).toBe(40);

    await page.locator('html[data-hydrated]').waitFor();
    await press(page, 'Filters');
    const { choice, count } = await firstChoice(page);
    await choice.click();
    await press(filters(page), `Show ${count} openings`);
    await total(page).and(page.locator(':focus')).waitFor();
    expect(await filters(page).isVisible()).toBe(false);
    expect(await problemsOf(page)).toEqual([]);
    expect(person.complaints).toEqual([]);
  });

  test.runIf(IS_RELEASE)(
    'is restored at the same card by Back, and by the search link of a similar opening',
    async () => {
      const page = await visit(1440);
      await openPage(page, `${OPENINGS}?mode=onsite`);
      await settled(page);
      const off: number[] = [];
      for (const index of [2, 18]) {
        const link = list(page).getByRole('article').nth(index).locator('h3 a');
        await link.scrollIntoViewIfNeeded();
        const { y } = await boxOf(link);
        await link.click();
        await page.getByRole('link', { name: 'Apply', exact: true }).first().waitFor();
        await page.goBack();
        await link.and(page.locator(':focus')).waitFor();
        off.push(Math.abs((await boxOf(link)).y - y));
      }
      expect(off.filter((pixels) => pixels > 2)).toEqual([]);

      await list(page).getByRole('article').nth(18).locator('h3 a').click();
      const heading = page.getByRole('heading', { level: 2, name: 'Similar openings' });
      const similar = page.locator('section', { has: heading }).last().locator('h3').first();
      const title = await similar.innerText();
      await similar.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to your search' }).click();
      await page.waitForURL((url) => url.pathname === OPENINGS && url.searchParams.get('mode') === 'onsite');
      expect(person.complaints).toEqual([]);
    },
  );
});
