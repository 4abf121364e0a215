import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, openBrowser, type Person, picture } from './support/browser.ts';
import { fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import { logIn } from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { DEMO } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

const LOGIN = '/job-alert/candidate/login';
const ACCOUNT = '/job-alert/candidate/account';
const NEW_PASSWORD = 'Tapi#River2027';
const NEW_EMAIL = 'asha@moved.example';
/** The browser of these tests says that nobody sits at it. */
const at = (system: string) => ({
  userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
});

describe('one person at two browsers', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let desk: Person;
  let phone: Person;

  beforeAll(async () => {
    portal = await startPortal('account', { demo: true });
    browser = await openBrowser();
    desk = await newPerson(browser, portal.url, 1440, at('Windows NT 10.0; Win64; x64'));
    phone = await newPerson(browser, portal.url, 390, at('Linux; Android 10; K'));
    await logIn(desk.page, LOGIN, DEMO.candidate);
    await logIn(phone.page, LOGIN, DEMO.candidate);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'account', portal, { desk, phone }));

  test('sees both of them on the Account screen, by the menu', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
    await reads(page.getByRole('listitem').filter({ hasText: 'Chrome on Windows' }), 'This device');
    await reads(page, 'Chrome on Android');
    expect(await seriousFaults(page)).toEqual([]);
    await picture(page, 'account-1440');
    await openPage(phone.page, ACCOUNT);
    await phone.page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
    expect(await seriousFaults(phone.page)).toEqual([]);
    await picture(phone.page, 'account-390');
  });

  test('changes the password at one, and is logged out at the other', async () => {
    const { page } = desk;
    await press(page, 'Change password');
    await fill(page, 'Your password', DEMO.candidate.password);
    await fill(page, 'New Password', NEW_PASSWORD);
    await fill(page, 'Confirm Password', NEW_PASSWORD);
    await picture(page, 'account-password');
    await press(page, 'Save password');
    await reads(page, 'Your password has been changed. All other devices have been logged out.');
    await page.getByText('Chrome on Android').waitFor({ state: 'detached' });
    await openPage(phone.page, ACCOUNT);
    await phone.page.getByRole('heading', { name: 'Candidate Login' }).waitFor();
    await logIn(phone.page, LOGIN, { email: DEMO.candidate.email, password: NEW_PASSWORD });
  });

  test('asks for another email address, and uses the link at the phone', async () => {
    const { page } = desk;
    await press(page, 'Change email');
    await fill(page, 'New Email', NEW_EMAIL);
    await fill(page, 'Your password', NEW_PASSWORD);
    await press(page, 'Send link');
    await reads(page, `We have sent a link to ${NEW_EMAIL}. It is valid for 24 hours.`);
    await openPage(phone.page, await mailedPath(portal, NEW_EMAIL, /\/job-alert\/confirm-email\?token=[\w-]+/));
    expect(await seriousFaults(phone.page)).toEqual([]);
    await picture(phone.page, 'account-confirm-390');
    await press(phone.page, 'Use this address');
    await reads(phone.page, `From now on you log in with ${NEW_EMAIL}.`);
  });

  test('logs out everywhere, and logs in with the new address', async () => {
    const { page } = desk;
    await press(page, 'Log out everywhere');
    await press(page.getByRole('dialog'), 'Log out everywhere');
    await reads(page, 'You have been logged out on all devices.');
    await openPage(phone.page, ACCOUNT);
    await phone.page.getByRole('heading', { name: 'Candidate Login' }).waitFor();
    await fill(page, 'Email', NEW_EMAIL);
    await fill(page, 'Password', NEW_PASSWORD);
    await press(page, 'Log in');
    // Back to where the person was.
    await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
    await reads(page, NEW_EMAIL);
  });

  test('gets the earlier address back by the link to it', async () => {
    const { page } = desk;
    const link = /\/job-alert\/confirm-email\?token=[\w-]+&undo=yes/;
    await openPage(page, await mailedPath(portal, DEMO.candidate.email, link));
    await press(page, 'Change it back');
    await reads(page, 'Your account has its earlier email address again. All devices have been logged out.');
    await logIn(page, LOGIN, { email: DEMO.candidate.email, password: NEW_PASSWORD });
    expect([...desk.complaints, ...phone.complaints]).toEqual([]);
  });
});
