import { chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { WITH_MOTION } from './support/browser.ts';
import { press } from './support/form.ts';
import { openPage } from './support/open-page.ts';
import { sampled } from '../../../test-release.ts';
import { filled } from './support/settled.ts';
import { openSharedStage, type Stage } from './support/stage.ts';

const employer = '/job-alert/employer';
const candidate = '/job-alert/candidate';
const admin = '/job-alert/admin';
const openings = '/job-alert/job-opportunites';
/** The previous page, which Back returns to. It has no scripts, because each test returns to it. */
const ELSEWHERE = '/robots.txt';

interface Layer {
  opener: (page: Page) => Locator;
  layer: (page: Page) => Locator;
  /** True if its button closes it, not Escape. */
  isToggle?: boolean;
}

interface Screen {
  name: string;
  role: 'admin' | 'employer' | 'candidate';
  path: string;
  layers: readonly Layer[];
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.getByRole('menu');

/** Layers that open over pages on a phone: first one of each kind, then others of the same kinds. */
const SCREENS: readonly Screen[] = [
  {
    name: 'notifications, search, account and sidebar',
    role: 'admin',
    path: `${admin}/home`,
    layers: [
      { opener: button(/^Notifications/), layer: dialog },
      { opener: button('Search everything'), layer: dialog },
      { opener: button(/^Account of/), layer: menu },
      { opener: button('Expand the sidebar'), layer: button('Collapse the sidebar'), isToggle: true },
    ],
  },
  {
    name: 'the menu of a job',
    role: 'employer',
    path: `${employer}/my-jobs`,
    layers: [{ opener: button(/^Actions for/), layer: menu }],
  },
  {
    name: 'the calendar',
    role: 'employer',
    path: `${employer}/job-post`,
    layers: [{ opener: button(/open the calendar$/), layer: dialog }],
  },
  {
    name: 'the menu of the area',
    role: 'candidate',
    path: `${candidate}/candidate-home`,
    layers: [{ opener: button('Open the menu'), layer: (page) => page.locator('#area-menu') }],
  },
  {
    name: 'the filters',
    role: 'candidate',
    path: openings,
    layers: [{ opener: button(/^Filters/), layer: (page) => page.locator('#job-filters') }],
  },
  {
    name: 'the drawer of an applicant',
    role: 'employer',
    path: `${employer}/applicants`,
    layers: [{ opener: button('Kiran Patel'), layer: dialog }],
  },
  {
    name: 'the history of an application',
    role: 'candidate',
    path: `${candidate}/application-management`,
    layers: [{ opener: button(/^View History/), layer: dialog }],
  },
  {
    name: 'the deletion of an account',
    role: 'candidate',
    path: `${candidate}/my-data`,
    layers: [{ opener: button('Delete My Account'), layer: dialog }],
  },
  {
    name: 'the menu of the site',
    role: 'candidate',
    path: '/job-alert/about',
    layers: [{ opener: button('Open the menu'), layer: (page) => page.locator('#site-menu') }],
  },
  {
    name: 'the record of a found candidate',
    role: 'admin',
    path: `${admin}/find-candidates?order=active`,
    layers: [{ opener: (page) => page.locator('[data-row-key] button').first(), layer: dialog }],
  },
  {
    name: 'the review of a request',
    role: 'admin',
    path: `${admin}/pending-approval`,
    layers: [{ opener: (page) => page.locator('[data-row-key] button').first(), layer: dialog }],
  },
];

/** Pages for visitors. A link to another site, or a navigation that the app does not handle, may leave them. */
const PAGES = ['/', '/job-alert/candidate/signup', '/job-alert/job-opportunites', '/job-alert/services'];

describe('Back', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage('back', { admin: 390, employer: 390, candidate: 390 }, WITH_MOTION);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const pathOf = (page: Page): string => new URL(page.url()).pathname;
  // Playwright's goBack waits for a page load.
  const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
  const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));

  /** Opens a screen from another page. */
  async function arrive(page: Page, path: string): Promise<void> {
    if (!page.url().endsWith(ELSEWHERE)) await page.goto(ELSEWHERE);
    await openPage(page, path);
    await page.locator('h1').first().waitFor();
  }

  test.each(sampled(SCREENS, 3))(
    'closes $name and stays on the page, and the next Back leaves the page',
    async ({ role, path, layers }) => {
      const { page } = stage.people[role];
      await arrive(page, path);
      for (const { opener, layer, isToggle } of layers) {
        await opener(page).click();
        await layer(page).waitFor();
        await back(page);
        await layer(page).waitFor({ state: 'hidden' });
        expect(pathOf(page)).toBe(path.split('?', 1)[0]);

        await opener(page).click();
        await layer(page).waitFor();
        if (isToggle) await layer(page).click();
        else await page.keyboard.press('Escape');
        await layer(page).waitFor({ state: 'hidden' });
      }
      await back(page);
      await page.waitForURL(`**${ELSEWHERE}`, { waitUntil: 'commit' });
    },
  );

  test('asks about unsaved changes before it closes a dialog, and a second Back closes the question', async () => {
    const { page } = stage.people.employer;
    await arrive(page, `${employer}/my-jobs`);
    await button(/^Actions for/)(page).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: /Job Description/ }).fill('Weave at the loom.');
    await back(page);
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await question.waitFor();
    await back(page);
    await question.waitFor({ state: 'hidden' });
    expect(await dialog(page).count()).toBe(1);
    await back(page);
    await press(question, 'Leave');
    await dialog(page).waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe(`${employer}/my-jobs`);
  });

  test('returns in one step from a page that was opened from the menu', async () => {
    const { page } = stage.people.candidate;
    await arrive(page, `${candidate}/candidate-home`);
    await press(page, 'Open the menu');
    await page.locator('#area-menu').getByRole('link', { name: 'Saved Jobs' }).click();
    await page.waitForURL(`**${candidate}/saved-jobs`);
    await page.getByRole('heading', { level: 1, name: /Saved/ }).waitFor();
    await back(page);
    await page.waitForURL(`**${candidate}/candidate-home`);
    await filled(page);
    await forward(page);
    await page.waitForURL(`**${candidate}/saved-jobs`);
    await page.getByRole('heading', { level: 1, name: /Saved/ }).waitFor();
    await back(page);
    await page.waitForURL(`**${candidate}/candidate-home`);
    await filled(page);
    await page.reload();
    await filled(page);
    expect(await page.locator('#area-menu').isVisible()).toBe(false);
    await back(page);
    await page.waitForURL(`**${ELSEWHERE}`, { waitUntil: 'commit' });
  });

  test('keeps the list and its scroll position when it closes the drawer', async () => {
    const { page } = stage.people.employer;
    await arrive(page, `${employer}/applicants`);
    await page.getByText('Pipeline', { exact: true }).click();
    await page.waitForURL('**view=pipeline');
    // The URL changes before the board replaces the table, whose buttons have the same names.
    await page.locator('main table').waitFor({ state: 'detached' });
    await button('Kiran Patel')(page).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await button('Kiran Patel')(page).press('Enter');
    await dialog(page).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Kiran Patel' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await button('Kiran Patel')(page).focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await back(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=pipeline');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  test('returns from scheduling an interview to the open drawer, and then closes it', async () => {
    const { page } = stage.people.employer;
    await arrive(page, `${employer}/applicants`);
    await button('Kiran Patel')(page).click();
    await dialog(page).getByRole('radio', { name: 'Interview Scheduled' }).check();
    await dialog(page).getByRole('link', { name: 'Choose date and time' }).click();
    await page.waitForURL('**/schedule-interview?**');
    await filled(page);
    await back(page);
    await page.getByRole('dialog', { name: 'Kiran Patel' }).waitFor();
    await back(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await back(page);
    await page.waitForURL(`**${ELSEWHERE}`, { waitUntil: 'commit' });
  });

  test('keeps the scroll position when it closes the filters', async () => {
    const { page } = stage.people.candidate;
    await arrive(page, openings);
    const filters = page.locator('#job-filters');
    await button(/^Filters/)(page).click();
    await filters.waitFor();
    await page.keyboard.press('Escape');
    await filters.waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await place();
    await button(/^Filters/)(page).press('Enter');
    await filters.waitFor();
    await back(page);
    await filters.waitFor({ state: 'hidden' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(Math.abs((await place()) - before)).toBeLessThan(3);
  });

  test('causes no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));

  test('restores public pages from the back/forward cache', async () => {
    const { url } = stage.portal;
    // Playwright disables the back/forward cache by default.
    const browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      for (const path of sampled(PAGES, 1)) {
        await openPage(page, url + path);
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => (document.title = persisted ? 'kept' : 'loaded anew'));
        });
        await page.goto(url + ELSEWHERE);
        await back(page);
        await page.waitForURL(url + path, { waitUntil: 'commit' });
        await expect.poll(() => page.title(), { message: path }).toBe('kept');
      }
    } finally {
      await browser.close();
    }
  });
});
