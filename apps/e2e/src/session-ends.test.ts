import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { fieldValue, fill, press, reads } from './support/form.ts';
import { fillJob } from './support/job-form.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { DEMO, endSession, enter, storedCount } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

describe('a session', () => {
  let portal: Portal;
  let person: Person;
  beforeAll(async () => {
    portal = await sharedPortal();
  });
  afterEach(async (context) => {
    await explainFailure(context, 'session', portal, { person });
    await person.context.close();
  });

  test.runIf(IS_RELEASE)('keeps unsaved form data when it ends, and the next login offers the data', async () => {
    person = await newPerson(await openBrowser(), portal.url);
    const { page, context } = person;
    const token = await enter(context, portal.url, 'employer', DEMO.employer);
    await page.goto('/job-alert/employer/job-post');
    await fillJob(page);
    await endSession(portal.url, token, person);
    await press(page, 'Post Job');
    const question = page.getByRole('dialog', { name: 'Your session has ended' });
    await question.waitFor();
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await press(question, 'Leave this page');
    await press(page.getByRole('dialog', { name: 'You have unsaved changes' }), 'Leave');
    await atLogin(page);
    await reads(page, 'Your session has ended. Please log in again.');
    expect(await problemsOf(page)).toEqual([]);
    await takeScreenshot(page, 'session-left');
    await logIn(page, DEMO.employer);
    await press(page, 'Continue');
    expect([await fieldValue(page, 'Job Title'), await fieldValue(page, 'City')]).toEqual(['Loom Engineer', 'Surat']);
  });

  test('without Remember Me is shared by all tabs, ends in all of them, and ends with the last tab', async () => {
    person = await newPerson(await openBrowser(), portal.url);
    const { page, context } = person;
    const messages = '/job-alert/admin/contact-messages?search=textile';
    await page.goto(messages);
    await logIn(page, DEMO.admin);
    await page.getByRole('heading', { level: 1, name: 'Contact Messages' }).waitFor();

    const second = await context.newPage();
    await second.goto(messages);
    await second.getByRole('heading', { level: 1, name: 'Contact Messages' }).waitFor();
    expect(second.url()).toBe(portal.url + messages);
    const tokens = () => [localStorage.getItem('token'), sessionStorage.getItem('token') !== null];
    expect(await second.evaluate(tokens)).toEqual([null, true]);
    await second.getByRole('button', { name: /^Account of / }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    for (const tab of [second, page]) await atLogin(tab);
    expect(await storedCount(page)).toBe(0);

    await second.close();
    await logIn(page, DEMO.admin);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const third = await context.newPage();
    await page.close();
    await third.goto(messages);
    await atLogin(third);
  });

  const atLogin = (page: Page): Promise<void> => page.getByRole('heading', { level: 1, name: /Login$/ }).waitFor();

  async function logIn(page: Page, who: { email: string; password: string }): Promise<void> {
    await fill(page, 'Email', who.email);
    await fill(page, 'Password', who.password);
    await press(page, 'Log in');
  }
});
