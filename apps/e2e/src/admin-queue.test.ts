import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person, picture } from './support/browser.ts';
import { waitForFocus } from './support/focus.ts';
import { reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { demoAdmin, secondAdmin } from './support/office.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { openerOf, openQueue, readReview, requestsOf, reviewOf } from './support/queue.ts';
import { DEMO, enter } from './support/session.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

const NOTE = 'Which of the two trial pieces was it? Please attach the sheet.';
/** Mails wait for the ten seconds of the undo, and then for their turn. */
const MAIL_WITHIN = { timeout: 40_000, interval: 500 };

describe('the queue of two administrators', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let first: Person;
  let second: Person;
  let employer: Person;

  beforeAll(async () => {
    portal = await startPortal('queue', { demo: true });
    browser = await openBrowser();
    employer = await newPerson(browser, portal.url);
    [first, second] = await Promise.all([demoAdmin(browser, portal), secondAdmin(browser, portal)]);
    await enter(employer.context, portal.url, 'employer', DEMO.employer);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'queue', portal, { first, second, employer }));

  test('who decides too late reads who was first, loses nothing, and goes on', async () => {
    for (const { page } of [first, second]) await openQueue(page, '?kind=job');
    const row = requestsOf(second.page).first();
    await second.page.keyboard.press('r');
    await second.page.getByRole('textbox', { name: /^Note/ }).fill('The pay is for whom?');
    await first.page.keyboard.press('a');
    await requestsOf(first.page).first().getByText('Approved', { exact: true }).waitFor();
    await second.page.getByRole('form', { name: 'Reject' }).getByRole('radio').first().check();
    await second.page.keyboard.press('Enter');
    const conflict = second.page.getByRole('alert').filter({ hasText: 'already' });
    await conflict.waitFor();
    await expect
      .poll(() => conflict.innerText())
      .toMatch(/already approved by Meera Desai on \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
    await row.getByText('Approved', { exact: true }).waitFor();
    await reads(reviewOf(second.page), /by Meera Desai/);
    await expect.poll(() => second.page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await picture(second.page, 'admin-queue-conflict');
    // The key goes on from there.
    await second.page.keyboard.press('j');
    await waitForFocus(openerOf(requestsOf(second.page).nth(1)));
  });

  test('a rejection with its reason reaches the employer in the row, in the history and by mail', async () => {
    const { page } = first;
    await openQueue(page, '?kind=application&step=selected');
    const request = requestsOf(page).filter({ hasText: 'Nilambar Weaves' }).first();
    await openerOf(request).click();
    await page.getByRole('heading', { level: 2, name: /Nilambar Weaves/ }).waitFor();
    await readReview(page);
    const candidate = (await openerOf(request).innerText()).split(' · ')[0] ?? '';
    await page.keyboard.press('r');
    await page.keyboard.press('2');
    await page.getByRole('textbox', { name: /^Note/ }).fill(NOTE);
    await page.keyboard.press('Control+Enter');
    await request.getByText('Rejected', { exact: true }).waitFor();

    await employer.page.goto('/job-alert/employer/applicants');
    const row = employer.page.getByRole('row').filter({ hasText: candidate }).filter({ hasText: NOTE });
    await reads(row, 'We need more facts');
    await row.getByRole('button', { name: candidate }).click();
    const history = employer.page.getByRole('dialog', { name: candidate }).getByRole('list', { name: 'History' });
    await reads(history, 'We need more facts');
    await reads(history, NOTE);
    await picture(employer.page, 'employer-rejected-history');
    await expect.poll(() => mailsTo(DEMO.employer.email), MAIL_WITHIN).toContain(NOTE);
  });

  test('a decision is undone within ten seconds and not after', async () => {
    const { page } = second;
    await openQueue(page, '?kind=application');
    const request = requestsOf(page).first();
    await page.keyboard.press('a');
    await request.getByText('Approved', { exact: true }).waitFor();
    await page.keyboard.press('u');
    await request.getByText('Approved', { exact: true }).waitFor({ state: 'detached' });
    await waitForFocus(openerOf(request));
    await request.getByText('Waits for').waitFor();

    await readReview(page);
    await page.keyboard.press('a');
    const undo = undoOf(request);
    await undo.waitFor();
    await undo.focus();
    await undo.waitFor({ state: 'detached' });
    await waitForFocus(openerOf(request));
    await page.reload();
    await readReview(page);
    expect(await undoOf(requestsOf(page)).count()).toBe(0);
  });

  test('show nobody an error', () => {
    expect(silentFaults(portal, { first, second, employer })).toEqual([]);
  });

  const undoOf = (within: Locator): Locator => within.getByRole('button', { name: /^Undo: / });

  async function mailsTo(address: string): Promise<string> {
    const answer = await fetch(`${portal.url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    return JSON.stringify(await answer.json());
  }
});
