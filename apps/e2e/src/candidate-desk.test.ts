import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsAtAllWidths } from './support/axe.ts';
import { WITH_MOTION } from './support/browser.ts';
import { dayFromToday } from './support/day.ts';
import { A_PDF } from './support/documents.ts';
import { fill, focused, held, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { docxOf, pdfOf } from './support/resumes.ts';
import { ask, DEMO, kept } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';
import { boxOf } from './support/still.ts';

/** The demo's applications of this candidate: to the first 36 days ago, so that one may apply again; to the second two days ago. */
const EARLIER = 'Production Planner';
const RECENT = 'Purchase Planner';
const NEW = 'Fabric Sales Executive';
/** In milliseconds; the thread that reads a resume has a low priority. */
const RESUME_TIMEOUT = 60_000;

/** It names other things than the demo's profile: nothing of it is taken that is not chosen. */
const RESUME = [
  'Kiran Ramesh Shah',
  'Mobile: +91 98250 12345',
  'Address: 4 Station Road, Navsari 396445',
  'Aadhaar No: 4321 8765 2109',
  'WORK EXPERIENCE',
  'Production Planner, Purna Weaving Mills',
  'Aug 2023 - Present',
  'EDUCATION',
  'M.Tech Textile, Gujarat Technological University, 2019, 74.5%',
  'SKILLS',
  'Air-jet looms, Yarn buying',
];

describe("the candidate's desk: profile, search, applications and own data", () => {
  inOrder();
  let stage: Stage;
  let page: Page;
  let folder: string;
  beforeAll(async () => {
    stage = await openStage('candidate_desk', { candidate: 390 }, WITH_MOTION);
    page = stage.people.candidate.page;
    folder = mkdtempSync(join(tmpdir(), 'job-alert-papers-'));
  });
  afterAll(async () => {
    await stage?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach((context) => stage.explain(context));

  test('the profile tells each wrong field beside it, takes the focus there, and loses nothing', async () => {
    await page.goto('/job-alert/candidate/edit-profile-management');
    await fill(page, 'First name', '');
    await fill(page, 'PAN Card ID', 'ABC');
    await fill(page, 'Passport No', 'Q1234567');
    await press(page, 'Next');
    await reads(page, 'First name is required.');
    await reads(page, 'PAN must be 10 characters: 5 letters, 4 digits, 1 letter (e.g., ABCDE1234F)');
    await reads(page, 'Passport should start with a letter followed by 7 digits (e.g., A1234567).');
    await focused(page, 'First name');
    await fill(page, 'First name', 'Kiran');
    await fill(page, 'PAN Card ID', 'ABCDE1234F');
    await fill(page, 'Passport No', 'A1234567');
  });

  test('several papers go up together, can be stopped on the way, and go up again', async () => {
    await attach('Aadhaar Card', 'aadhaar.pdf');
    await attach('PAN Card', 'pan.pdf');
    const line = await page.context().newCDPSession(page);
    const speed = { offline: false, latency: 0, downloadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 400_000 });
    // A double click begins the upload and does not stop it: nothing takes the place of the button.
    const submit = page.getByRole('button', { name: 'Next', exact: true });
    await submit.scrollIntoViewIfNeeded();
    const { y } = await boxOf(submit);
    // Measured while the bar moves, which on a slow machine it does in every frame.
    const topOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((element) => Math.round(element.getBoundingClientRect().y));
    await submit.dblclick();
    await page.getByRole('progressbar', { name: 'Upload: Files' }).waitFor();
    await reads(page, /Uploading [1-9]\d?%/);
    expect(await topOf('Saving...')).toBe(y);
    await press(page, 'Cancel the upload of files');
    await reads(page, 'Upload cancelled. Nothing has been saved.');
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
    await press(page, 'Next');
    await reads(page, 'Profile updated successfully!');
    await page.getByRole('tab', { name: 'Job History', selected: true }).waitFor();
    await press(page, 'Previous');
    await page.getByRole('link', { name: 'aadhaar.pdf', exact: true }).waitFor();
    await page.getByRole('link', { name: 'pan.pdf', exact: true }).waitFor();
  });

  test('resumes in PDF and in Word fill the profile, each part used by hand; a hostile one is refused', async () => {
    await page.goto('/job-alert/candidate/edit-profile-management');
    await readResume('kiran.pdf', pdfOf(RESUME));
    await reads(page, /We found \d+ suggestions/, RESUME_TIMEOUT);
    expect(await faultsAtAllWidths(page)).toEqual([]);
    expect(await held(page, 'Contact No')).toBe('5550200001');
    await press(page, 'Use for Contact No');
    await press(page, 'Use for City');
    await page.getByRole('button', { name: 'Used for City' }).and(page.locator(':focus')).waitFor();
    await press(page, 'Next');
    await press(page, 'Use for Purna Weaving Mills');
    await press(page, 'Next');
    await page.getByRole('tab', { name: 'Qualification', selected: true }).waitFor();
    await readResume('kiran.docx', docxOf(RESUME));
    await button('Use for Qualification').waitFor({ timeout: RESUME_TIMEOUT });
    await press(page, 'Use for Qualification');
    await page.getByText('Air-jet looms', { exact: true }).click();
    await reads(page, 'Your skills are saved.');
    await press(page, 'Submit');
    await page.waitForURL('**/candidate-home');
    await page.goto('/job-alert/candidate/edit-profile-management');
    await readResume('bomb.pdf', pdfOf(RESUME, 100));
    await reads(page, 'This resume takes too much time or memory to read.', RESUME_TIMEOUT);
    expect([await held(page, 'Contact No'), await held(page, 'City')]).toEqual(['9825012345', 'Navsari']);
    const own = '{ viewer { candidate { lastName skills experiences { companyName } educations { qualification } } } }';
    const { viewer } = await ask<{ viewer: { candidate: unknown } }>(stage.portal.url, own, {}, stage.tokens.candidate);
    expect(viewer.candidate).toMatchObject({
      lastName: 'Patel',
      skills: expect.arrayContaining(['Air-jet looms']),
      experiences: expect.arrayContaining([{ companyName: 'Purna Weaving Mills' }]),
      educations: expect.arrayContaining([{ qualification: 'M.Tech Textile' }]),
    });
  });

  test('the button of a job says what can be done: Apply, Reapply after, Applied, Expired', async () => {
    await search(NEW);
    await button(`Apply: ${NEW}`).click();
    await reads(page, 'Application submitted successfully!');
    await button(`Reapply after ${dayFromToday(30)}: ${NEW}`)
      .and(page.locator(':disabled'))
      .waitFor();
    await page.reload();
    await button(`Applied: ${NEW}`).and(page.locator(':disabled')).waitFor();
    await search(RECENT);
    await button(`Applied: ${RECENT}`).and(page.locator(':disabled')).waitFor();
    await search(EARLIER);
    await button(`Apply: ${EARLIER}`).waitFor();
    await takeOff(EARLIER);
    await button(`Apply: ${EARLIER}`).click();
    await reads(page, 'You have already applied. Your previous application has expired.');
    await button(`Application Expired: ${EARLIER}`).and(page.locator(':disabled')).waitFor();
  });

  test('the history of an application lists what was decided, the newest status on its badge', async () => {
    await page.goto('/job-alert/candidate/application-management');
    const card = page.getByRole('listitem').filter({ hasText: 'Industrial Engineer, Apparel' });
    await reads(card, 'Selected');
    await card.getByRole('link', { name: /^Offer of/ }).waitFor();
    await card.getByRole('button', { name: /^View History/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Application History' });
    const steps = dialog.getByRole('list').getByRole('listitem');
    await steps.nth(3).waitFor();
    const words = await steps.allInnerTexts();
    const expected = ['Applied', 'Shortlisted', 'Interview Scheduled', 'Selected'];
    expect(words.map((text) => expected.find((status) => text.includes(status)))).toEqual(expected);
    expect(words.at(-1)).toContain('Clear about figures and fair to operators.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('the data of a candidate comes as one archive, and the account can be deleted with the password only', async () => {
    await page.goto('/job-alert/candidate/my-data');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download My Data')]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await press(page, 'Delete My Account');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await fill(dialog, 'Password', 'Wrong@1234');
    await press(dialog, 'Delete for Good');
    await reads(dialog, 'The password is not correct.');
    await fill(dialog, 'Password', DEMO.candidate.password);
    await press(dialog, 'Delete for Good');
    await reads(page, 'Your account has been deleted.');
    await expect.poll(() => kept(page)).toBe(0);
    await expect(ask(stage.portal.url, '{ candidate(id: "1") { id } }', {}, stage.tokens.candidate)).rejects.toThrow(
      /log in/,
    );
  });

  test('nobody saw an error on the way', () => expect(stage.silentFaults()).toEqual([]));

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  async function search(title: string): Promise<void> {
    await page.goto(`/job-alert/candidate/job-management?title=${encodeURIComponent(title)}`);
    await reads(page, title);
  }
  async function readResume(name: string, buffer: Buffer): Promise<void> {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Another file')]);
    await chooser.setFiles({ name, mimeType: '', buffer });
  }
  /** A paper of two megabytes, which takes its time on a slow line. */
  async function attach(label: string, name: string): Promise<void> {
    const path = join(folder, name);
    writeFileSync(path, A_PDF.replace('%%EOF', `${'%'.repeat(2_000_000)}\n%%EOF`));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: label, exact: true }).click(),
    ]);
    await chooser.setFiles(path);
    await reads(page, name);
  }
  /** The employer takes a job off while the candidate looks at it. */
  async function takeOff(title: string): Promise<void> {
    const find = 'query ($title: String!) { viewer { jobs(filter: { search: $title }) { nodes { id } } } }';
    const asEmployer = <Data>(query: string, variables: object) =>
      ask<Data>(stage.portal.url, query, variables, stage.tokens.employer);
    const { viewer } = await asEmployer<{ viewer: { jobs: { nodes: { id: string }[] } } }>(find, { title });
    const set = 'mutation ($id: ID!) { setJobActive(input: { id: $id, isActive: false }) { job { id } } }';
    await asEmployer(set, { id: viewer.jobs.nodes[0]?.id });
  }
});
