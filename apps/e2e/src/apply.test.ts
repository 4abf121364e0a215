import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { choose, fill, focused, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { DEMO } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

const OPENINGS = '/job-alert/job-opportunites';
const ASHA = { email: 'asha.new@people.example', password: 'Monsoon@2026' };

describe('a visitor who applies for an opening', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let visitor: Person;
  let page: Page;
  /** The title and the path of the opening, and the titles of the saved openings. */
  let title = '';
  let path = '';
  const saved: string[] = [];

  beforeAll(async () => {
    portal = await sharedPortal();
    browser = await openBrowser();
    visitor = await newPerson(browser, portal.url);
    ({ page } = visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'apply', portal, { visitor }));

  const namesTheJob = (place: Page = page) => reads(place, `You are applying for ${title} at`);
  const heading = (name: string, place: Page = page) => place.getByRole('heading', { level: 1, name }).waitFor();
  const openings = (place: Page = page) =>
    place.getByRole('list', { name: 'Openings', exact: true }).getByRole('article');
  const logIn = async (place: Page, { email, password }: typeof ASHA) => {
    await fill(place, 'Email', email);
    await fill(place, 'Password', password);
    await press(place, 'Log in');
    await reads(place, 'Login successfully!');
  };

  test('saves two other openings and reaches a sign-up that names the job', async () => {
    await openPage(page, OPENINGS);
    for (const index of [1, 3]) {
      const opening = openings().nth(index);
      saved.push(await opening.getByRole('heading').innerText());
      await opening.getByRole('button', { name: /^Save: / }).click();
    }
    await reads(page, '2 jobs are saved in this browser.');
    const opening = openings().first();
    title = await opening.getByRole('heading').innerText();
    path = (await opening.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
    await opening.getByRole('link', { name: `Apply: ${title}` }).click();
    await heading('Candidate Sign Up');
    await namesTheJob();
  });

  test('signs up with the keyboard only, and the focus moves to the first invalid field', async () => {
    await tabTo(page, 'button', 'Sign Up');
    await page.keyboard.press('Enter');
    await reads(page, 'First Name is required');
    await focused(page, 'First Name');
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.type('Asha');
    await typeInto(page, 'Last Name', 'Patel');
    await typeInto(page, 'Email', ASHA.email);
    await typeInto(page, 'Contact No', '9876543210');
    await typeInto(page, 'Password', ASHA.password);
    await typeInto(page, 'Confirm Password', ASHA.password);
    await tabTo(page, 'radio', 'Fresher');
    await page.keyboard.press('Space');
    // Registers the listener before the click. Without it, the browser would open its own file dialog.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, 'button', /Resume/);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from(A_PDF) });
    await tabTo(page, 'checkbox', /Privacy Policy/);
    await page.keyboard.press('Space');
    await tabTo(page, 'button', 'Sign Up');
    await page.keyboard.press('Enter');
    await reads(page, 'Form submitted successfully!');
    await heading('Candidate Login');
    await namesTheJob();
  });

  test('confirms the email address in a tab that names the job, and returns to the job after login', async () => {
    const mail = await visitor.context.newPage();
    await mail.goto(await mailedPath(portal, ASHA.email, /\/job-alert\/verify-email\S+/));
    await press(mail, 'Confirm this address');
    await reads(mail, 'Your email address is confirmed.');
    await namesTheJob(mail);
    await mail.close();
    await logIn(page, ASHA);
    await page.waitForURL(`**${path}`);
    await namesTheJob();
    await reads(page, 'Still missing: personal details and qualification.');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('completes the profile, returns to the job and applies', async () => {
    await page.getByRole('link', { name: 'Complete Profile' }).click();
    await heading('Profile Management');
    await namesTheJob();
    await choose(page, 'Gender', 'Female');
    await fill(page, 'Address Line-1', 'B 12, Shanti Row Houses');
    await fill(page, 'City', 'Surat');
    await choose(page, 'State', 'Gujarat');
    await press(page, 'Next');
    await press(page, 'Next');
    await fill(page, 'Qualification', 'B.Com');
    await fill(page, 'University/School', 'VNSGU');
    await fill(page, 'Year of Completion', '2024');
    await fill(page, 'CGPA/Percentage', '71.25');
    await press(page, 'Submit');
    await page.waitForURL(`**${path}`);
    await page.locator('button[aria-disabled=false]', { hasText: /^Apply$/ }).click();
    await reads(page, 'Application submitted successfully!');
    await page.getByText(/^You are applying for/).waitFor({ state: 'detached' });
    expect(await problemsOf(page)).toEqual([]);
  });

  test('finds the earlier saved jobs in the account, and saves an alert for a search', async () => {
    await page.goto('/job-alert/candidate/saved-jobs?title=weaver&alert=new');
    await page.getByRole('form', { name: 'New job alert' }).waitFor();
    const headings = page.getByRole('list', { name: 'Saved jobs' }).getByRole('heading');
    await expect.poll(async () => (await headings.allInnerTexts()).toSorted()).toEqual(saved.toSorted());
    expect(await page.getByRole('button', { name: /^Save: /, pressed: true }).count()).toBe(2);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await problemsOf(page)).toEqual([]);
    }
    await press(page, 'Save alert');
    await page.getByRole('article', { name: 'weaver', exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  test.runIf(IS_RELEASE)(
    'finds the login on a phone in header, menu and sign-up, and returns to the opening after login',
    async () => {
      await visitor.context.close();
      visitor = await newPerson(browser, portal.url, 390);
      const { page: phone, complaints } = visitor;
      await openPage(phone, OPENINGS);
      const bar = phone.getByRole('banner');
      await press(phone, 'Open the menu');
      const ofMenu = bar.getByRole('link', { name: / login$/ }).filter({ visible: true });
      await expect.poll(() => ofMenu.count()).toBe(2);
      await phone.keyboard.press('Escape');
      const ofBar = bar.getByRole('link', { name: 'Log in' }).filter({ visible: true });
      await expect.poll(() => ofBar.count()).toBe(1);
      title = await openings(phone).first().getByRole('heading').innerText();
      await openings(phone)
        .first()
        .getByRole('link', { name: `Apply: ${title}` })
        .click();
      await heading('Candidate Sign Up', phone);
      await phone.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await heading('Candidate Login', phone);
      await namesTheJob(phone);
      expect(await problemsOf(phone)).toEqual([]);
      await logIn(phone, DEMO.candidate);
      await heading(title, phone);
      expect(new URL(phone.url()).pathname).toMatch(new RegExp(`^${OPENINGS}/\\d+-`));
      expect(await problemsOf(phone)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
