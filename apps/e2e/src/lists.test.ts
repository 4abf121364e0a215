import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { takeScreenshot, WITH_MOTION } from './support/browser.ts';
import { press } from './support/form.ts';
import { openPage } from './support/open-page.ts';
import { visibleText } from './support/paper.ts';
import { sampled } from '../../../test-release.ts';
import { boxOf, filled, measure } from './support/settled.ts';
import { openSharedStage, type Stage } from './support/stage.ts';

const employer = '/job-alert/employer';
const candidate = '/job-alert/candidate';
const admin = '/job-alert/admin';
const openings = '/job-alert/job-opportunites';
const explorer = `${candidate}/job-management`;
const PHONE = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('list', { name: 'Openings', exact: true }).getByRole('article');
const firstRow = (page: Page) => page.locator('[data-row-key]').first();

interface ListCase {
  role: 'admin' | 'employer' | 'candidate';
  path: string;
  /** A field of the filters, a word that finds rows, and the message for no matches. */
  filter?: { field: string; word: string; none: string };
  /** The chip of a filter that the path sets. */
  chip?: string;
  first?: (page: Page) => Locator;
}

const logo = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Job Alert/ })
    .first();

/** Every list behind a login, the approval queue, and both lists of a job search. */
const LISTS: readonly ListCase[] = [
  {
    role: 'employer',
    path: `${employer}/applicants`,
    filter: { field: 'Candidate Name', word: 'Kiran', none: 'No Applications found.' },
  },
  {
    role: 'admin',
    path: `${admin}/manage-candidate`,
    filter: { field: 'Name or email', word: 'a', none: 'No candidates found.' },
  },
  { role: 'admin', path: `${admin}/pending-approval?kind=application`, chip: 'Applications' },
  { role: 'candidate', path: `${explorer}?title=engineer&mode=onsite`, first: (page) => cards(page).first() },
  { role: 'candidate', path: `${openings}?title=engineer&mode=onsite`, first: (page) => cards(page).first() },
  {
    role: 'employer',
    path: `${employer}/my-jobs`,
    filter: { field: 'Job Title', word: 'e', none: 'No jobs found.' },
  },
  {
    role: 'admin',
    path: `${admin}/manage-employer`,
    filter: { field: 'Employer, company or email', word: 'a', none: 'No employers found.' },
  },
  {
    role: 'admin',
    path: `${admin}/manage-jobs-listing`,
    filter: { field: 'Title or company name', word: 'e', none: 'No jobs found.' },
  },
  {
    role: 'admin',
    path: `${admin}/manage-application`,
    filter: { field: 'Name, job or company', word: 'a', none: 'No application found.' },
  },
  { role: 'admin', path: `${admin}/audit-trail` },
  { role: 'candidate', path: `${candidate}/application-management` },
];

describe('lists', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage('lists', {}, WITH_MOTION);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test.each(sampled(LISTS, 3))(
    'of $path show a record above the fold on a phone, keep filters behind one button, and restore the position on Back',
    async ({ role, path, filter, chip, first = firstRow }) => {
      const { page } = stage.people[role];
      await page.setViewportSize(PHONE);
      await openPage(page, path);
      await first(page).waitFor();
      await filled(page);
      await takeScreenshot(page, `list-390-${path.split('?', 1)[0]?.split('/').at(-1)}`);
      expect((await boxOf(first(page))).y).toBeLessThanOrEqual(600);

      const place = await page.evaluate(() => {
        window.scrollTo({ top: 300, behavior: 'instant' });
        return window.scrollY;
      });
      expect(place).toBe(300);
      await logo(page).evaluate((link: HTMLElement) => link.click());
      await page.waitForURL((url) => url.pathname !== path.split('?')[0]);
      await page.locator('h1').first().waitFor();
      await page.goBack();
      await first(page).waitFor();
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 2, place);
      if (chip) {
        await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
        await press(page, `Remove the filter ${chip}`);
        await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
      }
      if (!filter) return;

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await search(page, 'Filters', filter.field, filter.word);
      await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
      await first(page).waitFor();
      await filled(page);
      expect((await boxOf(first(page))).y).toBeLessThanOrEqual(600);
      await search(page, 'Filters (1)', filter.field, 'qqqq');
      const none = page.getByText(filter.none, { exact: true });
      await none.waitFor();
      expect((await boxOf(none)).y).toBeLessThan(PHONE.height - 60);
      await press(page, 'Remove the filter qqqq');
      await first(page).waitFor();
      await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
    },
  );

  test('show ten applicants on a desktop without scrolling', async () => {
    const { page } = stage.people.employer;
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, `${employer}/applicants`);
    await firstRow(page).waitFor();
    await filled(page);
    await takeScreenshot(page, 'list-1440-applicants');
    const rows = page.locator('tbody [data-row-key]');
    const { y, height } = await boxOf(rows.nth(9));
    expect(y + height).toBeLessThanOrEqual(900);
  });

  test.each([1280, 1366])('of requests stay in place at %i px when a company is chosen', async (width) => {
    const { page } = stage.people.admin;
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `${admin}/pending-approval`);
    const top = async () => {
      await filled(page);
      return (await boxOf(firstRow(page))).y;
    };
    const before = await top();
    const form = page.getByRole('search', { name: 'Search requests' });
    await form.getByLabel('Company').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await press(form, 'Search');
    await page.waitForURL('**/pending-approval?company=*');
    await form.getByRole('button', { name: 'Clear', exact: true }).waitFor();
    expect(await top()).toBe(before);
  });

  test('of candidates show whole email addresses on one line at 1280 px', async () => {
    const { page } = stage.people.admin;
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, `${admin}/manage-candidate?search=Deepak`);
    const address = page.getByText('deepak.rawat@mail.example.org', { exact: true });
    const { width, height } = await boxOf(address);
    expect(await address.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(Math.ceil(width));
    expect(height).toBeLessThan(30);
  });

  test('keep their selection across pages', async () => {
    const { page } = stage.people.admin;
    await page.setViewportSize(PHONE);
    await openPage(page, `${admin}/manage-application`);
    await firstRow(page).getByRole('checkbox').check();
    const key = await firstRow(page).getAttribute('data-row-key');
    const chosen = page.locator(`[data-row-key="${key}"]`);
    await press(page, 'Next page');
    await chosen.waitFor({ state: 'detached' });
    // The next page begins at its first row.
    const list = page.getByRole('region', { name: 'Applications', exact: true });
    const top = await list.evaluate((element) => element.getBoundingClientRect().top);
    expect([top >= 0, top < 200]).toEqual([true, true]);
    await firstRow(page).getByRole('checkbox').check();
    await page.getByText('2 selected', { exact: true }).waitFor();
    await press(page, 'Previous page');
    await chosen.waitFor();
    expect(await chosen.getByRole('checkbox').isChecked()).toBe(true);
    await press(page, 'Clear selection');
  });

  test('of the Job Explorer load more openings, and Back returns to the same card', async () => {
    const { page } = stage.people.candidate;
    for (const width of sampled([390, 1440], 1)) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, explorer);
      await filled(page);
      await page.getByRole('link', { name: 'Load more openings' }).click();
      await cards(page).nth(20).locator('h3 a:focus').waitFor();
      const link = cards(page).nth(33).locator('h3 a');
      await link.scrollIntoViewIfNeeded();
      const { y } = await boxOf(link);
      await link.click();
      await page.getByRole('heading', { level: 2, name: 'About the job' }).waitFor();
      await page.goBack();
      await link.and(page.locator(':focus')).waitFor();
      expect(await cards(page).count()).toBe(40);
      const off = Math.abs((await boxOf(link)).y - y);
      expect([width, off, off < 3]).toEqual([width, off, true]);
    }
  });

  test.each([
    ['employer', `${employer}/jobs-home`],
    ['candidate', `${candidate}/candidate-home`],
  ] as const)('of the %s area align the heading of the home page with the logo', async (role, home) => {
    const { page } = stage.people[role];
    await page.goto(home);
    await filled(page);
    const title = page.getByRole('heading', { level: 1 });
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, (await boxOf(logo(page))).x]).toEqual([width, (await boxOf(title)).x]);
    }
  });

  test('are printed without search, sorting, paging and checkboxes', async () => {
    for (const [role, path, text] of [
      ['employer', `${employer}/applicants`, 'Kiran Patel'],
      ['admin', `${admin}/manage-candidate?search=Kiran`, 'Kiran Patel'],
    ] as const) {
      const { page } = stage.people[role];
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await firstRow(page).waitFor();
      await page.emulateMedia({ media: 'print' });
      await takeScreenshot(page, `print-${role}`);
      expect(await page.getByRole('search').isVisible()).toBe(false);
      expect(await page.locator('nav:visible, input[type=checkbox]:visible').count()).toBe(0);
      expect(await visibleText(page)).not.toMatch(/Sort by|Rows per page|Next page|Select all/);
      expect(await visibleText(page)).toContain(text);
      await page.emulateMedia({ media: null });
    }
  });

  test('of tiles on a phone show the Locked badge without covering the titles', async () => {
    const { page } = stage.people.candidate;
    await page.setViewportSize(PHONE);
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"isProfileComplete":true', '"isProfileComplete":false');
      await route.fulfill({ response, body });
    });
    await page.goto(`${candidate}/candidate-home`);
    const badges = page.getByText('Locked', { exact: true });
    await badges.first().waitFor();
    await press(page, 'Open the menu');
    await takeScreenshot(page, 'locked-menu-390');
    await page.keyboard.press('Escape');
    await takeScreenshot(page, 'locked-390');
    const covers = await measure(page.locator('main'), (main) =>
      [...main.querySelectorAll('article[data-locked]')].map((tile) => {
        const range = document.createRange();
        range.selectNodeContents(tile.querySelector('h2') as Element);
        const title = range.getBoundingClientRect();
        const badge = (tile.querySelector('.mantine-Badge-root') as Element).getBoundingClientRect();
        return (
          title.right > badge.left && title.left < badge.right && title.bottom > badge.top && title.top < badge.bottom
        );
      }),
    );
    expect(covers).toEqual([false, false]);
    await page.unroute('**/graphql');
  });

  test('cause no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));
});

/** Opens the filters of a phone and searches for a word. */
async function search(page: Page, button: string, field: string, word: string): Promise<void> {
  await press(page, button);
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabel(field, { exact: true }).fill(word);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.waitFor({ state: 'detached' });
}
