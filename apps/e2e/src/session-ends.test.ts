import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, type Person, picture } from './support/browser.ts';
import { fill, held, press, reads } from './support/form.ts';
import { fillJob } from './support/job-form.ts';
import { openQueue, requestsOf, reviewOf } from './support/queue.ts';
import { DEMO, endSession, enter, kept } from './support/session.ts';
import { explainFailure, openStage, type Stage } from './support/stage.ts';

type Role = keyof typeof DEMO;

const NOTE = 'Which of the two sheets is the newer one?';

/** A page of each area with a query, and a button that asks the server. */
const PAGES = [
  ['employer', '/job-alert/employer/my-data?from=home', 'Download My Data'],
  ['candidate', '/job-alert/candidate/my-data?from=home', 'Download My Data'],
  ['admin', '/job-alert/admin/manage-employer?search=textile', /^Notifications/],
] as const;

describe('a session that ends in the middle of the work', () => {
  let stage: Stage;
  let person: Person;
  let token: string;
  beforeAll(async () => {
    stage = await openStage('session', {});
  });
  afterAll(() => stage?.close());
  afterEach(async (context) => {
    await explainFailure(context, 'session', stage.portal, { person });
    await person.context.close();
  });

  test('goes on with the profile of a candidate, to the next step', async () => {
    const page = await arrive('candidate');
    await page.goto('/job-alert/candidate/edit-profile-management');
    await fill(page, 'City', 'Bhuj');
    await sessionEnds();
    await press(page, 'Next');
    await logInAgain(page, 'candidate');
    await reads(page, 'Profile updated successfully!');
    await page.getByRole('tab', { name: 'Job History', selected: true }).waitFor();
    await press(page, 'Previous');
    expect(await held(page, 'City')).toBe('Bhuj');
  });

  test("goes on with an administrator's decision, whose reason and note stand as they were typed", async () => {
    const page = await arrive('admin');
    await openQueue(page, '?kind=application');
    const request = requestsOf(page).first();
    await page.keyboard.press('r');
    const form = page.getByRole('form', { name: 'Reject' });
    await form.getByRole('radio').nth(1).check();
    await form.getByRole('textbox', { name: /^Note/ }).fill(NOTE);
    await sessionEnds();
    await press(form, 'Reject');
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await picture(page, 'session-ended-decision');
    // Below the question, and so hidden from people who listen.
    expect(await page.locator('form[aria-label=Reject] textarea').inputValue()).toBe(NOTE);
    await logInAgain(page, 'admin');
    await request.getByText('Rejected', { exact: true }).waitFor();
    await request.locator('[aria-current]').click();
    await reads(reviewOf(page), NOTE);
  });

  test.each(PAGES)('of %s leads from the login back to %s', async (role, address, button) => {
    const page = await arrive(role);
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await sessionEnds();
    await page.getByRole('button', { name: button }).click();
    await leave(page);
    await reads(page, 'Your session has ended. Please log in again.');
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, `session-left-${role}`);
    await logIn(page, role);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(page.url()).toBe(stage.portal.url + address);
  });

  test('that is left keeps what was typed: it is offered behind the login', async () => {
    const page = await arrive('employer');
    await page.goto('/job-alert/employer/job-post');
    await fillJob(page);
    await sessionEnds();
    await press(page, 'Post Job');
    await press(question(page), 'Leave this page');
    await press(page.getByRole('dialog', { name: 'You have unsaved changes' }), 'Leave');
    await atLogin(page);
    await logIn(page, 'employer');
    await press(page, 'Continue');
    expect([await held(page, 'Job Title'), await held(page, 'City')]).toEqual(['Loom Engineer', 'Surat']);
  });

  test('without Remember Me is shared by the tabs, ends in all of them, and goes with the last one', async () => {
    person = await newPerson(stage.browser, stage.portal.url);
    const { page, context } = person;
    const employers = '/job-alert/admin/manage-employer?search=textile';
    await page.goto(employers);
    await logIn(page, 'admin');
    await page.getByRole('heading', { level: 1, name: 'Manage Employer' }).waitFor();

    const second = await context.newPage();
    await second.goto(employers);
    await second.getByRole('heading', { level: 1, name: 'Manage Employer' }).waitFor();
    expect(second.url()).toBe(stage.portal.url + employers);
    expect(
      await second.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token') !== null]),
    ).toEqual([null, true]);
    await second.getByRole('button', { name: /^Account of / }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    for (const tab of [second, page]) await atLogin(tab);
    expect(await kept(page)).toBe(0);

    await second.close();
    await logIn(page, 'admin');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const third = await context.newPage();
    await page.close();
    await third.goto(employers);
    await atLogin(third);
  });

  /** A person of the demo with a login of their own. */
  async function arrive(role: Role): Promise<Page> {
    person = await newPerson(stage.browser, stage.portal.url);
    token = await enter(person.context, stage.portal.url, role, DEMO[role]);
    return person.page;
  }

  const sessionEnds = () => endSession(stage.portal.url, token, person);

  const question = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

  async function logInAgain(page: Page, role: Role): Promise<void> {
    await question(page).locator('input[autocomplete=current-password]').fill(DEMO[role].password);
    await press(question(page), 'Log in');
    await question(page).waitFor({ state: 'detached' });
  }

  /** Leaves the dialog for the login. */
  async function leave(page: Page): Promise<void> {
    await press(question(page), 'Leave this page');
    await atLogin(page);
  }

  function atLogin(page: Page): Promise<void> {
    return page.getByRole('heading', { level: 1, name: /Login$/ }).waitFor();
  }

  async function logIn(page: Page, role: Role): Promise<void> {
    await fill(page, 'Email', DEMO[role].email);
    await fill(page, 'Password', DEMO[role].password);
    await press(page, 'Log in');
  }
});
