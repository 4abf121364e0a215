import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { choose, fill, press, reads } from './support/form.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import { sendCandidateSignUp } from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { ask, DEMO } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

const OPENINGS = '/job-alert/job-opportunites';
const LOGIN = '/job-alert/candidate/login';
const NEW = { email: 'asha.new@people.example', password: 'Monsoon@2026' };
const RESUME = { name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from(A_PDF) };

interface Job {
  id: string;
  title: string;
  city: string;
  path: string;
  company: { name: string };
}

describe('somebody who wants to apply for an opening', () => {
  let portal: Portal;
  let browser: Browser;
  let person: Person;
  let jobs: Job[];

  beforeAll(async () => {
    portal = await startPortal('apply', { demo: true });
    browser = await openBrowser();
    const query = '{ openJobs(first: 100) { nodes { id title city path company { name } } } }';
    jobs = (await ask<{ openJobs: { nodes: Job[] } }>(portal.url, query, {})).openJobs.nodes;
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach(async (context) => {
    await explainFailure(context, 'apply', portal, { person });
    await person.context.close();
  });

  const visit = async (width = 1440, javaScriptEnabled = true): Promise<Page> => {
    person = await newPerson(browser, portal.url, width, { javaScriptEnabled });
    return person.page;
  };
  const job = (place: number): Job => {
    const found = jobs[place];
    if (!found) throw new Error(`The demo has no job at ${place}.`);
    return found;
  };
  const applyingFor = ({ title, company }: Job) => `You are applying for ${title} at ${company.name}`;
  const logIn = async (page: Page, who: { email: string; password: string }) => {
    await fill(page, 'Email', who.email);
    await fill(page, 'Password', who.password);
    await press(page, 'Log in');
    await reads(page, 'Login successfully!');
  };

  test('signs up, confirms the address, completes the profile and applies, and the way names the job', async () => {
    const page = await visit();
    const wanted = job(0);
    await openPage(page, wanted.path);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Candidate Sign Up' }).waitFor();
    await reads(page, applyingFor(wanted));
    await sendCandidateSignUp(page, RESUME, NEW.email);
    await page.getByRole('heading', { level: 1, name: 'Candidate Login' }).waitFor();
    await reads(page, applyingFor(wanted));

    const mail = await person.context.newPage();
    await mail.goto(await mailedPath(portal, NEW.email, /\/job-alert\/verify-email\S+/));
    await reads(mail, 'Your email address is confirmed.');
    await reads(mail, applyingFor(wanted));
    await mail.close();

    await logIn(page, NEW);
    await page.waitForURL(`**${wanted.path}`);
    await reads(page, applyingFor(wanted));
    await reads(page, 'Still missing: personal details and qualification.');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Complete Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile Management' }).waitFor();
    await reads(page, applyingFor(wanted));
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
    await page.waitForURL(`**${wanted.path}`);
    await page.locator('button[aria-disabled=false]', { hasText: /^Apply$/ }).click();
    await reads(page, 'Application submitted successfully!');
    await page.getByText(applyingFor(wanted)).waitFor({ state: 'detached' });
    expect(await seriousFaults(page)).toEqual([]);
    expect(person.complaints).toEqual([]);
  });

  test('logs in instead, from a card of the list on a phone, and is back at the job', async () => {
    const page = await visit(390);
    await openPage(page, OPENINGS);
    const apply = page.getByRole('link', { name: /^Apply: / }).first();
    const title = (await apply.getAttribute('aria-label'))?.replace('Apply: ', '') ?? '';
    await apply.click();
    await page.getByRole('heading', { level: 1, name: 'Candidate Sign Up' }).waitFor();
    await reads(page, `You are applying for ${title} at`);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Candidate Login' }).waitFor();
    await reads(page, `You are applying for ${title} at`);
    expect(await seriousFaults(page)).toEqual([]);
    await logIn(page, DEMO.candidate);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${OPENINGS}/\\d+-`));
    expect(await seriousFaults(page)).toEqual([]);
    expect(person.complaints).toEqual([]);
  });

  test('without script is named the job on the sign-up, and finds the way back from it to the search', async () => {
    const page = await visit(1440, false);
    const { title, city } = job(1);
    await page.goto(`${OPENINGS}?title=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { level: 2, name: `More in ${city}` }).waitFor();
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await reads(page, `You are applying for ${title} at`);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to your search' }).click();
    await page.waitForURL((url) => url.pathname === OPENINGS && url.searchParams.get('title') === title);
  });

  test('goes from one opening to a similar one and back to the search', async () => {
    const page = await visit();
    await openPage(page, `${OPENINGS}?location=surat`);
    const opening = page.locator('article', { has: page.getByRole('link', { name: /^Apply: / }) }).first();
    await opening.locator('h3').getByRole('link').click();
    await page.getByRole('heading', { level: 2, name: 'Similar openings' }).waitFor();
    const similar = page
      .locator('section', { has: page.getByRole('heading', { level: 2, name: 'Similar openings' }) })
      .last()
      .locator('h3')
      .first();
    const title = await similar.innerText();
    await similar.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to your search' }).click();
    await page.waitForURL((url) => url.pathname === OPENINGS && url.searchParams.get('location') === 'surat');
  });

  test('logs in on a phone from each public page, by the header and by the menu', async () => {
    const page = await visit(390);
    const pages = ['/', 'job-opportunites', 'services', 'about', 'contact', 'privacy-policy', 'candidate/signup'];
    for (const path of [
      ...pages.map((name) => (name === '/' ? name : `/job-alert/${name}`)),
      job(2).path,
      '/nowhere',
    ]) {
      await openPage(page, path);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = page.getByRole('banner').getByRole('link', { name: / login$/ });
      await expect.poll(() => menu.filter({ visible: true }).count(), { message: path }).toBe(2);
      const ways = page.getByRole('banner').getByRole('link', { name: 'Log in' }).filter({ visible: true });
      await page.keyboard.press('Escape');
      await expect.poll(() => ways.count(), { message: path }).toBe(1);
      await ways.click();
      // The services speak to companies.
      const title = path.endsWith('/services') ? 'Employer Login' : 'Candidate Login';
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await page.goto(LOGIN);
    await logIn(page, DEMO.candidate);
    await page.waitForURL('**/job-alert/candidate/candidate-home');
  });
});
