import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person, picture } from './support/browser.ts';
import { fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import { logIn } from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { DEMO } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

const NEW_PASSWORD = 'Tapi#River2027';

describe('a forgotten password', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let person: Person;

  beforeAll(async () => {
    portal = await startPortal('recovery', { demo: true });
    browser = await openBrowser();
    person = await newPerson(browser, portal.url, 390);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'recovery', portal, { person }));

  test('is answered with a link by mail', async () => {
    const { page } = person;
    await openPage(page, '/job-alert/candidate/login');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    // Until then the login's own Email is still there.
    await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill(DEMO.candidate.email);
    await page.locator('form button[type=submit]').click();
    await reads(page, 'Reset link has been sent to your email.');
  });

  test('is replaced through the link, which then leads to the logins', async () => {
    const { page } = person;
    await openPage(page, await mailedPath(portal, DEMO.candidate.email, /\/reset-password\/[\w-]+/));
    await fill(page, 'New Password', NEW_PASSWORD);
    await fill(page, 'Confirm Password', NEW_PASSWORD);
    await page.locator('form button[type=submit]').click();
    await reads(page, 'Redirecting to login...');
    await page.waitForURL('**/job-alert/employer/signup');
    await reads(page, 'Your password has been reset');
    await picture(page, 'recovery-done');
  });

  test('no longer logs in, the new one does, and the link works once', async () => {
    const { page } = person;
    await openPage(page, '/job-alert/candidate/login');
    await fill(page, 'Email', DEMO.candidate.email);
    await fill(page, 'Password', DEMO.candidate.password);
    await press(page, 'Log in');
    await reads(page, 'Invalid email or password.');
    await logIn(page, '/job-alert/candidate/login', { email: DEMO.candidate.email, password: NEW_PASSWORD });
    await page.waitForURL('**/job-alert/candidate/candidate-home');
    expect(person.complaints).toEqual([]);
  });
});
