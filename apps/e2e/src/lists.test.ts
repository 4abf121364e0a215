import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { picture, WITH_MOTION } from './support/browser.ts';
import { press } from './support/form.ts';
import { openPage } from './support/open-page.ts';
import { printed } from './support/paper.ts';
import { sampled } from './support/release.ts';
import { openSharedStage, type Stage } from './support/stage.ts';
import { boxOf, filled, measured } from './support/still.ts';

const employer = '/job-alert/employer';
const candidate = '/job-alert/candidate';
const admin = '/job-alert/admin';
const openings = '/job-alert/job-opportunites';
const explorer = `${candidate}/job-management`;
const PHONE = { width: 390, height: 844 };

interface Search {
  role: 'admin' | 'employer' | 'candidate';
  path: string;
  field: string;
  /** What finds something, and what finds nothing. */
  words: readonly [string, string];
  found: (page: Page) => Locator;
  none: string;
}

const cards = (page: Page) => page.getByRole('list', { name: 'Openings', exact: true }).getByRole('article');
const firstRow = (page: Page) => page.locator('[data-row-key]').first();

const SEARCHES: readonly Search[] = [
  {
    role: 'candidate',
    path: explorer,
    field: 'Job Title',
    words: ['engineer', 'astronaut'],
    found: (page) => page.getByRole('heading', { level: 2, name: /^\d+ openings?$/ }),
    none: 'No jobs found matching your search.',
  },
  {
    role: 'admin',
    path: `${admin}/manage-candidate`,
    field: 'Name or email',
    words: ['a', 'qqqq'],
    found: firstRow,
    none: 'No candidates found.',
  },
  {
    role: 'employer',
    path: `${employer}/my-jobs`,
    field: 'Job Title',
    words: ['e', 'astronaut'],
    found: firstRow,
    none: 'No jobs found.',
  },
  {
    role: 'employer',
    path: `${employer}/applicants`,
    field: 'Candidate Name',
    words: ['Kiran', 'qqqq'],
    found: firstRow,
    none: 'No Applications found.',
  },
];

describe('lists', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage('lists', {}, WITH_MOTION);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test.each(sampled(SEARCHES, 2))(
    'on a phone, $path shows what a search found, or that it found nothing',
    async (search) => {
      const { page } = stage.people[search.role];
      await page.setViewportSize(PHONE);
      await openPage(page, search.path);
      await filled(page);
      for (const [index, word] of search.words.entries()) {
        await page.getByRole('search').getByLabel(search.field).first().fill(word);
        await press(page, 'Search');
        await page.waitForURL((url) => url.search.includes(word));
        const result = index === 0 ? search.found(page) : page.getByText(search.none, { exact: true });
        await result.waitFor();
        await filled(page);
        const { y } = await boxOf(result);
        await picture(page, `${search.path.split('/').at(-1)}-${word}-390`);
        expect([word, y, y > 60 && y < PHONE.height - 60]).toEqual([word, y, true]);
      }
    },
  );

  test('of openings begin on the first screen of a phone, also after a search', async () => {
    const { page } = stage.people.candidate;
    await page.setViewportSize(PHONE);
    for (const path of [openings, explorer]) {
      await page.goto(`${path}?title=engineer&mode=onsite`);
      const first = cards(page).first();
      await first.waitFor();
      await filled(page);
      const { y } = await boxOf(first);
      expect([path, y, y <= 600]).toEqual([path, y, true]);
    }
  });

  test('of the Job Explorer grow, and are returned to at the same card by Back', async () => {
    const { page } = stage.people.candidate;
    for (const width of [390, 1440]) {
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
  ] as const)("of the %s have the left edge of their area's bar", async (role, home) => {
    const { page } = stage.people[role];
    await page.goto(home);
    await filled(page);
    const logo = page.getByRole('banner').getByRole('link', { name: /Job Alert/ });
    const title = page.getByRole('heading', { level: 1 });
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, (await boxOf(logo.first())).x]).toEqual([width, (await boxOf(title)).x]);
    }
  });

  test('are printed without their search, their orders and their pages', async () => {
    for (const [role, path, kept] of [
      ['employer', `${employer}/applicants`, 'Kiran Patel'],
      ['admin', `${admin}/manage-candidate`, 'Kiran Patel'],
    ] as const) {
      const { page } = stage.people[role];
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await firstRow(page).waitFor();
      await page.emulateMedia({ media: 'print' });
      await picture(page, `print-${role}`);
      expect(await page.getByRole('search').isVisible()).toBe(false);
      expect(await page.locator('nav:visible, input[type=checkbox]:visible').count()).toBe(0);
      expect(await printed(page)).not.toMatch(/Sort by|Rows per page|Next page|Select all/);
      expect(await printed(page)).toContain(kept);
      await page.emulateMedia({ media: null });
    }
  });

  test('stand below tiles whose badge covers no title on a phone', async () => {
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
    await picture(page, 'locked-menu-390');
    await page.keyboard.press('Escape');
    await picture(page, 'locked-390');
    const covers = await measured(page.locator('main'), (main) =>
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

  test('nobody saw an error on the way', () => expect(stage.silentFaults()).toEqual([]));
});
