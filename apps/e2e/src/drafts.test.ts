import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, openBrowser, type Person, picture } from './support/browser.ts';
import { fill, held, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { openPage } from './support/open-page.ts';
import { logIn, logInEmployer, signUpEmployer } from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { DEMO, kept } from './support/session.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

const JOB_POST = '/job-alert/employer/job-post';
const PROFILE = '/job-alert/employer/edit-company-profile';
const LOGIN = '/job-alert/employer/login';

describe('a draft', () => {
  inOrder();
  let portal: Portal;
  let person: Person;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    portal = await startPortal('drafts', { demo: true });
    person = await newPerson(await openBrowser(), portal.url);
    ({ context, page } = person);
  });
  afterAll(async () => {
    await context?.browser()?.close();
    await portal?.stop();
  });
  afterEach((step) => explainFailure(step, 'drafts', portal, { person }));

  test('is offered after a closed tab and a new login, and goes on where it was', async () => {
    await logIn(page, LOGIN, DEMO.employer);
    await page.goto(JOB_POST);
    await fillJob(page, { 'Job Title': 'Warp Knitter' });
    await newTab();
    // The session has gone with the tab.
    await page.goto(JOB_POST);
    await reads(page, 'Please log in to continue.');
    await logInHere(DEMO.employer);
    await reads(page, /You have an unfinished job post from \d\d:\d\d\./);
    expect(await held(page, 'Job Title')).toBe('');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await seriousFaults(page)).toEqual([]);
      await picture(page, `draft-offered-${width}`);
    }
    await press(page, 'Continue');
    await reads(page, 'is back.');
    expect([await held(page, 'Job Title'), await held(page, 'City')]).toEqual(['Warp Knitter', 'Surat']);
  });

  test('stays while there is no connection, and is gone once the job is posted', async () => {
    await context.setOffline(true);
    await press(page, 'Post Job');
    await page.getByRole('alert').waitFor();
    await picture(page, 'draft-offline');
    expect(await drafts()).toEqual(['job-post']);
    await context.setOffline(false);
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
    expect(await drafts()).toEqual([]);
    await page.reload();
    await fill(page, 'Job Title', '');
    expect(await page.getByText('You have an unfinished').count()).toBe(0);
  });

  test('never holds more than text, and is gone with what was discarded or logged out of', async () => {
    await page.goto(PROFILE);
    await fill(page, 'Full Name', 'Harsh Mehta');
    await comeBack(PROFILE);
    await press(page, 'Discard');
    await reads(page, 'has been discarded.');
    expect(await drafts()).toEqual([]);

    await fill(page, 'Full Name', 'Harsh Mehta');
    await expect.poll(drafts).toEqual(['company-profile']);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await press(page.getByRole('dialog', { name: 'You have unsaved changes' }), 'Leave');
    await expect.poll(() => kept(page)).toBe(0);
  });

  test('is never seen by another account in the same browser', async () => {
    await logIn(page, LOGIN, DEMO.employer);
    await page.goto(PROFILE);
    await fill(page, 'Full Name', 'Harsh Mehta');
    await newTab();
    expect(await drafts()).toEqual(['company-profile']);
    await signUpEmployer(page);
    await logInEmployer(page);
    await page.goto(PROFILE);
    await page.getByRole('textbox', { name: 'Full Name' }).waitFor();
    expect([await drafts(), await page.getByText('You have an unfinished').count()]).toEqual([[], 0]);
  });

  test('of a visitor lasts as long as the tab', async () => {
    await newTab();
    await openPage(page, '/job-alert/contact');
    await fill(page, 'Name', 'Asha Patel');
    await comeBack('/job-alert/contact');
    await press(page, 'Continue');
    expect(await held(page, 'Name')).toBe('Asha Patel');
    await newTab();
    await openPage(page, '/job-alert/contact');
    expect(await page.getByText('You have an unfinished').count()).toBe(0);
  });

  test('leaves nobody an error', () => {
    const offline = /ERR_INTERNET_DISCONNECTED/;
    expect(silentFaults(portal, { person }).filter((fault) => !offline.test(fault))).toEqual([]);
  });

  /** Closes the tab without a question, as a browser that ends does, and opens another. */
  async function newTab(): Promise<void> {
    const next = await context.newPage();
    await page.close();
    page = next;
    person.page = next;
    await page.goto('/job-alert/about');
  }

  /** Leaves the page without a question and returns. */
  async function comeBack(path: string): Promise<void> {
    await page.goto('/job-alert/about');
    await openPage(page, path);
    await reads(page, 'You have an unfinished');
  }

  async function logInHere(who: { email: string; password: string }): Promise<void> {
    await fill(page, 'Email', who.email);
    await fill(page, 'Password', who.password);
    await press(page, 'Log in');
  }

  /** The forms of which this browser keeps a draft for an account. */
  const drafts = (): Promise<string[]> =>
    page.evaluate(() =>
      Object.keys(localStorage).flatMap((key) => (key.startsWith('draft:') ? [key.split(':')[2] ?? ''] : [])),
    );
});
