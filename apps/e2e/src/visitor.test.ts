import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { fill, press, reads } from './support/form.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { openPage } from './support/open-page.ts';
import { logIn, logInAdmin, logInEmployer, signUpEmployer } from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure } from './support/stage.ts';

const OPENINGS = '/job-alert/job-opportunites';
const ASHA = { email: 'asha.keys@people.example', password: 'Monsoon@2026' };
const MESSAGE = 'Do you also look for weaving masters in Bhiwandi?';

describe('a visitor', () => {
  let portal: Portal;
  let browser: Browser;
  let person: Person;

  beforeAll(async () => {
    portal = await startPortal('visitor', { demo: true });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach(async (context) => {
    await explainFailure(context, 'visitor', portal, { person });
    await person.context.close();
  });
  /** What the cards of the openings say. */
  const openings = (page: Page): Promise<string[]> =>
    page.locator('article', { has: page.getByRole('link', { name: /^Apply: / }) }).allInnerTexts();
  /** Waits until openings are shown, all of them of a city. */
  const expectOnlyOf = async (page: Page, city: string): Promise<void> => {
    await expect
      .poll(async () => (await openings(page)).map((opening) => opening.includes(city)))
      .toSatisfy((ofCity: boolean[]) => ofCity.length > 0 && ofCity.every(Boolean));
  };
  const visit = async (width?: number, javaScriptEnabled = true) => {
    person = await newPerson(browser, portal.url, width, { javaScriptEnabled });
    return person.page;
  };

  test('searches the openings, finds some, finds none, and clears the search', async () => {
    const page = await visit(390);
    await openPage(page, OPENINGS);
    await fill(page, 'Location', 'surat');
    await press(page, 'Search');
    await reads(page, 'Searching best jobs for you.');
    await expectOnlyOf(page, 'Surat');
    await fill(page, 'Job Title', 'astronaut');
    await press(page, 'Search');
    await reads(page, 'No jobs found matching your search.');
    expect(new URL(page.url()).search).toBe('?title=astronaut&location=surat');
    await press(page, 'Clear the search');
    await page.getByRole('link', { name: 'Apply' }).first().waitFor();
    expect(person.complaints).toEqual([]);
  });

  test('searches without JavaScript', async () => {
    const page = await visit(1440, false);
    await page.goto(OPENINGS);
    await fill(page, 'Location', 'surat');
    await press(page, 'Search');
    await page.waitForURL((url) => url.searchParams.get('location') === 'surat');
    await expectOnlyOf(page, 'Surat');
  });

  test("writes to the consultancy, and the message lies in the administrator's inbox", async () => {
    const page = await visit();
    await openPage(page, '/job-alert/contact');
    await page.getByRole('radio', { name: 'Candidate' }).check();
    await fill(page, 'Name', 'Asha Patel');
    await fill(page, 'Email', ASHA.email);
    await fill(page, 'Phone', '9876543210');
    await fill(page, 'Message', MESSAGE);
    await press(page, 'Send Message');
    await reads(page, 'Your message has been sent.');
    await logInAdmin(page);
    await page.getByRole('link', { name: 'Contact Messages' }).click();
    const message = page.getByRole('article', { name: 'Asha Patel' });
    await reads(message, MESSAGE);
    await reads(message, 'Candidate');
    await reads(message, '+91 9876543210');
  });

  test('signs a company up, logs in and stands on the dashboard', async () => {
    const page = await visit();
    await signUpEmployer(page);
    await logInEmployer(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL('**/job-alert/employer/jobs-home');
    expect(person.complaints).toEqual([]);
  });

  test('signs up as a candidate and searches with the keyboard alone, and always sees the focus', async () => {
    const page = await visit();
    await openPage(page, '/job-alert/candidate/signup');
    await tabTo(page, 'button', 'Sign Up');
    await page.keyboard.press('Enter');
    await reads(page, 'First Name is required');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.innerText))
      .toBe('First Name *');
    await page.keyboard.type('Asha');
    await typeInto(page, 'Last Name', 'Patel');
    await typeInto(page, 'Email', ASHA.email);
    await typeInto(page, 'Contact No', '9876543210');
    await typeInto(page, 'Password', ASHA.password);
    await typeInto(page, 'Confirm Password', ASHA.password);
    await tabTo(page, 'radio', 'Fresher');
    await page.keyboard.press('Space');
    // Asked for early: until the browser has heard of it, it would open a window of its own.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, 'button', /Resume/);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from(A_PDF) });
    await tabTo(page, 'checkbox', /Privacy Policy/);
    await page.keyboard.press('Space');
    await tabTo(page, 'button', 'Sign Up');
    await page.keyboard.press('Enter');
    await reads(page, 'Form submitted successfully!');
    await page.waitForURL('**/job-alert/candidate/login');

    await openPage(page, OPENINGS);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await typeInto(page, 'Location', 'surat', 'combobox');
    await page.keyboard.press('Enter');
    await reads(page, 'Searching best jobs for you.');
    await tabTo(page, 'link', 'Skip the filters');
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', /^Apply: /, page.getByRole('list', { name: 'Openings' }));

    await logIn(page, '/job-alert/candidate/login', ASHA);
    await page.waitForURL('**/job-alert/candidate/candidate-home');
    expect(person.complaints).toEqual([]);
  });
});
