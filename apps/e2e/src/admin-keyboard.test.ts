import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { tabTo } from './support/keyboard.ts';
import { openAdminStage, rowsOf } from './support/admin-stage.ts';
import { type Portal, startPortal } from './support/server/portal.ts';
import { openerOf, openQueue, readReview, requestsOf } from './support/queue.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { ask, DEMO, signIn } from './support/session.ts';
import { boxOf } from './support/settled.ts';
import { explainFailure, silentProblems } from './support/stage.ts';

/** The number of rows of a page of the queue. */
const PAGE = 25;
/** The number of decided requests. In a release test there are more than fit on a page of the queue. */
const REQUESTS = IS_RELEASE ? 30 : 4;
const THREE_MINUTES = 180_000;

const POST = 'mutation ($input: PostJobInput!) { postJob(input: $input) { job { id } } }';
const JOB = {
  description: 'Leads ten embroiderers.',
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  openings: 1,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  salaryMin: 300_000,
  salaryMax: 420_000,
  minExperience: 2,
  maxExperience: 5,
  minimumQualification: 'Diploma',
  preferredSkills: 'Zari',
};

describe('an administrator without a mouse', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal('keyboard', { demo: true });
    browser = await openBrowser();
    admin = await newPerson(browser, portal.url);
    page = admin.page;
    if (IS_RELEASE) await fillSecondPage();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'keyboard', portal, { admin }));

  test('reaches the queue after login, and selecting a request does not move the others', async () => {
    await page.goto('/job-alert/admin/pending-approval');
    await fill(page, 'Email', DEMO.admin.email);
    await fill(page, 'Password', DEMO.admin.password);
    await press(page, 'Log in');
    await page.waitForURL('**/job-alert/admin/pending-approval');
    await readReview(page);
    await takeScreenshot(page, 'admin-queue-1440');
    const second = requestsOf(page).nth(1);
    const before = await boxOf(second);
    const first = requestsOf(page).first().getByRole('checkbox');
    await first.check();
    await page.getByRole('button', { name: 'Reject Selected (1)' }).waitFor();
    expect(await boxOf(second)).toEqual(before);
    await first.uncheck();
    expect(await boxOf(second)).toEqual(before);
  });

  test('opens the review in a dialog on a phone, without accessibility or layout problems', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openerOf(requestsOf(page).nth(5)).click();
    // Before the dialog opens, the review is still the one beside the queue.
    await page.getByRole('dialog').waitFor();
    await page.getByRole('heading', { name: 'Earlier decisions' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await takeScreenshot(page, 'admin-queue-390');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('sorts the applications by a header and selects the page with the space bar', async () => {
    await openAdminStage(page, 'manage-application');
    await rowsOf(page).first().waitFor();
    // Skips the tab stops before the list: the bar, the sidebar and the search.
    await page.getByRole('button', { name: 'Search', exact: true }).focus();
    await tabTo(page, 'checkbox', 'Select all rows');
    await tabTo(page, 'button', 'Applied Date');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/manage-application?sort=oldest');
    await page
      .getByRole('columnheader', { name: 'Applied Date' })
      .and(page.locator('[aria-sort="ascending"]'))
      .waitFor();
    await waitForFocus(page.getByRole('button', { name: 'Applied Date' }));
    // The checkbox of the page is disabled until the rows have loaded.
    await expect.poll(() => admin.unanswered.size).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await page.getByText('25 selected').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('25 selected').waitFor({ state: 'detached' });
  });

  test("opens a row's menu, views the details and returns to the menu button on close", async () => {
    await tabTo(page, 'button', /^More about /);
    const menu = page.locator(':focus');
    const name = await menu.getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await waitForFocus(page.getByRole('menuitem').first());
    await page.keyboard.press('ArrowDown');
    await waitForFocus(page.getByRole('menuitem').nth(1));
    await page.keyboard.press('Home');
    await waitForFocus(page.getByRole('menuitem').first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await waitForFocus(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waitForFocus(page.getByRole('button', { name: String(name), exact: true }));
  });

  test('moves through a list with letter keys and decides on a row, and the focus moves to the next row', async () => {
    await openAdminStage(page, 'manage-jobs-listing?status=pending');
    await rowsOf(page).nth(1).waitFor();
    const [first = '', second = ''] = await rowsOf(page).locator('strong').allInnerTexts();
    const { y } = await boxOf(page.getByRole('table'));
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    await waitForFocus(rowsOf(page).first().locator('[data-row-act=open]'));
    await page.keyboard.press('a');
    const question = page.getByRole('dialog');
    await reads(question, first);
    await tabTo(page, 'button', 'Approve', question);
    await page.keyboard.press('Enter');
    await reads(page, / was approved\.$/);
    await waitForFocus(page.getByRole('button', { name: `Approve ${second}`, exact: true }));
    expect((await boxOf(page.getByRole('table'))).y).toBe(y);
    await page.keyboard.press('r');
    await reads(question, second);
    await page.keyboard.press('Escape');
    await waitForFocus(page.getByRole('button', { name: `Reject ${second}`, exact: true }));
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test(`decides ${REQUESTS} requests by keyboard in less than three minutes, and each decision selects the next request`, async () => {
    await openQueue(page);
    const requests = requestsOf(page);
    const start = performance.now();
    for (let index = 0; index < REQUESTS; index += 1) {
      await readReview(page);
      // The second page loads automatically and replaces the first one.
      const at = index % PAGE;
      const approves = index % 4 !== 3;
      for (const key of approves ? ['a'] : ['r', '1', 'Enter']) await page.keyboard.press(key);
      const isLast = at === PAGE - 1;
      const decided = requests.nth(at).getByText(approves ? 'Approved' : 'Rejected', { exact: true });
      if (!isLast) await decided.waitFor();
      else await page.getByRole('button', { name: 'Undo: the last decision' }).waitFor();
      // The next request is open.
      const next = openerOf(requests.nth(isLast ? 0 : at + 1));
      await waitForFocus(next.and(page.locator('[aria-current=true]')));
    }
    expect(performance.now() - start).toBeLessThan(THREE_MINUTES);
    await takeScreenshot(page, 'admin-queue-decided');
  });

  test('causes no unexpected errors', () => {
    expect(silentProblems(portal, { admin })).toEqual([]);
  });

  /** Posts enough jobs to fill a second page of the queue. */
  async function fillSecondPage(): Promise<void> {
    const { token } = await signIn(portal.url, DEMO.employer);
    const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    for (let number = 1; number <= 14; number += 1) {
      const input = { ...JOB, title: `Zari Supervisor ${'I'.repeat(number)}`, deadline };
      await ask(portal.url, POST, { input }, token);
    }
  }
});
