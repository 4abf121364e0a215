import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { fieldValue, fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { logIn } from './support/people.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { sampled } from '../../../test-release.ts';
import { DEMO, endSession, enter } from './support/session.ts';
import { explainFailure, silentProblems } from './support/stage.ts';

const JOB_POST = '/job-alert/employer/job-post';

/** A form of each area: role, start page, menu entry, the field to type into, and the menu entry to leave by. */
const FORMS = [
  ['candidate', '/job-alert/candidate/candidate-home', 'Profile Management', 'City', 'My Applications'],
  ['employer', '/job-alert/employer/jobs-home', 'Job Post', 'Job Title', 'My Jobs'],
  ['employer', '/job-alert/employer/jobs-home', 'Schedule Interview', 'Location / Link', 'Applicants'],
] as const;

describe('unsaved form data', () => {
  inOrder();
  let portal: Portal;
  let person: Person;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    portal = await sharedPortal();
    person = await newPerson(await openBrowser(), portal.url);
    ({ context, page } = person);
  });
  afterAll(async () => {
    await context?.browser()?.close();
    await portal?.stop();
  });
  afterEach((step) => explainFailure(step, 'drafts', portal, { person }));

  test('is offered after the tab was closed and the user has logged in again, and Continue restores it', async () => {
    await logIn(page, '/job-alert/employer/login', DEMO.employer);
    await page.goto(JOB_POST);
    await fillJob(page, { 'Job Title': 'Warp Knitter' });
    // Closes the tab without a prompt, as when the browser ends. The session ends with the tab.
    const tab = await context.newPage();
    await page.close();
    page = tab;
    person.page = tab;
    await page.goto(JOB_POST);
    await reads(page, 'Please log in to continue.');
    await fill(page, 'Email', DEMO.employer.email);
    await fill(page, 'Password', DEMO.employer.password);
    await press(page, 'Log in');
    await reads(page, /You have an unfinished job post from \d{1,2}:\d\d [ap]m\./);
    expect(await fieldValue(page, 'Job Title')).toBe('');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await problemsOf(page)).toEqual([]);
      await takeScreenshot(page, `draft-offered-${width}`);
    }
    await press(page, 'Continue');
    await reads(page, 'is back.');
    expect([await fieldValue(page, 'Job Title'), await fieldValue(page, 'City')]).toEqual(['Warp Knitter', 'Surat']);
  });

  test('is kept while offline, and deleted after a successful submit', async () => {
    /** Returns the forms that have a draft in this browser's storage. */
    const drafts = (): Promise<string[]> =>
      page.evaluate(() =>
        Object.keys(localStorage).flatMap((key) => (key.startsWith('draft:') ? [key.split(':')[2] ?? ''] : [])),
      );
    await context.setOffline(true);
    await press(page, 'Post Job');
    await page.getByRole('alert').waitFor();
    expect(await drafts()).toEqual(['job-post']);
    await context.setOffline(false);
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
    expect(await drafts()).toEqual([]);
    await page.reload();
    await fill(page, 'Job Title', '');
    expect(await page.getByText('You have an unfinished').count()).toBe(0);
  });

  test.each(sampled(FORMS, 1))(
    'of %s at %s > %s is protected by a question on a link, Back and tab close, and is discarded on Leave',
    async (...form) => {
      const [role, home, screen, field, elsewhere] = form;
      const { page: tab, context: own } = await somebody(role);
      await tab.goto(home);
      const bar = tab.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: screen }).click();
      await fill(tab, field, 'Bhuj');
      const { pathname } = new URL(tab.url());
      // Dismisses each dialog of the browser, so that the page stays open, and records its type.
      const dialogTypes: string[] = [];
      tab.on('dialog', (dialog) => {
        dialogTypes.push(dialog.type());
        void dialog.dismiss();
      });

      await bar.getByRole('link', { name: elsewhere }).click();
      await answer(tab, 'Stay');
      await tab.evaluate(() => window.history.back());
      await answer(tab, 'Stay');
      expect([await fieldValue(tab, field), new URL(tab.url()).pathname]).toEqual(['Bhuj', pathname]);
      await tab.close({ runBeforeUnload: true });
      await expect.poll(() => dialogTypes).toEqual(['beforeunload']);
      expect(await fieldValue(tab, field)).toBe('Bhuj');
      await bar.getByRole('link', { name: elsewhere }).click();
      await answer(tab, 'Leave');
      await tab.waitForURL((url) => url.pathname !== pathname);
      expect(dialogTypes).toEqual(['beforeunload']);
      await own.close();
    },
  );

  test('in an import dialog of the administrator survives a new login, including the chosen file', async () => {
    const admin = await somebody('admin');
    await admin.page.goto('/job-alert/admin/manage-employer');
    await press(admin.page, 'Bulk Import');
    const dialog = admin.page.getByRole('dialog', { name: /Import/ });
    // A body larger than the part that the server reads before it rejects the request.
    const buffer = Buffer.from(`org_name,email\n${'A,a@example.com\n'.repeat(120_000)}`);
    await dialog.locator('input[type=file]').setInputFiles({ name: 'employers.csv', mimeType: 'text/csv', buffer });
    await endSession(portal.url, admin.token, admin);
    await press(dialog, 'Preview');
    const question = admin.page.getByRole('dialog', { name: 'Your session has ended' });
    await question.locator('input[autocomplete=current-password]').fill(DEMO.admin.password);
    await admin.page.keyboard.press('Escape');
    await takeScreenshot(admin.page, 'session-ended-admin');
    await press(question, 'Log in');
    await question.waitFor({ state: 'detached' });
    await dialog.getByRole('alert').waitFor();
    await reads(dialog, 'employers.csv');
    await admin.context.close();
  });

  test('causes no unexpected errors', () => {
    const offline = /ERR_INTERNET_DISCONNECTED/;
    expect(silentProblems(portal, { person }).filter((problem) => !offline.test(problem))).toEqual([]);
  });

  /** A demo user with a separate login, which the test may end. */
  async function somebody(role: keyof typeof DEMO) {
    const other = await newPerson(await openBrowser(), portal.url);
    return { ...other, token: await enter(other.context, portal.url, role, DEMO[role]) };
  }

  async function answer(tab: Page, name: 'Stay' | 'Leave'): Promise<void> {
    const question = tab.getByRole('dialog', { name: 'You have unsaved changes' });
    await press(question, name);
    await question.waitFor({ state: 'detached' });
  }
});
