import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person, picture } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { choose, fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import {
  EMPLOYER,
  logInAdmin,
  logInCandidate,
  logInEmployer,
  signUpCandidate,
  signUpEmployer,
} from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { explainFailure, silentFaults } from './support/stage.ts';

const JOB = 'Weaving Shed Supervisor';

describe('from sign-up to a status that the candidate sees', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let employer: Person;
  let admin: Person;
  let candidate: Person;
  let folder: string;

  beforeAll(async () => {
    portal = await startPortal('journey');
    browser = await openBrowser();
    [employer, admin, candidate] = await Promise.all([
      newPerson(browser, portal.url),
      newPerson(browser, portal.url),
      newPerson(browser, portal.url, 390),
    ]);
    folder = mkdtempSync(join(tmpdir(), 'job-alert-resume-'));
    writeFileSync(join(folder, 'resume.pdf'), A_PDF);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  afterEach((context) => explainFailure(context, 'journey', portal, { employer, admin, candidate }));

  test('an employer signs up, logs in and completes the company profile in three tabs', async () => {
    const { page } = employer;
    await signUpEmployer(page);
    await logInEmployer(page);
    await reads(page, 'Please complete your company profile to access all features.');
    await page.goto('/job-alert/employer/edit-company-profile');
    await press(page, 'Next');
    await fill(page, 'Industry Type', 'Textile');
    await fill(page, 'Contact Phone Number', '9876543211');
    await fill(page, 'Head Quarter', 'Surat');
    await fill(page, 'Year Established', '1998');
    await fill(page, 'Company Description', 'A family-run mill that weaves and prints dress fabric.');
    await press(page, 'Next');
    await fill(page, 'Address Line One', 'Plot 214, Sachin GIDC');
    await choose(page, 'State', 'Gujarat');
    await fill(page, 'City', 'Surat');
    await fill(page, 'Pincode', '394230');
    await picture(page, 'company-profile');
    await press(page, 'Submit');
    await reads(page, 'Profile submitted successfully.');
    await page.waitForURL('**/job-alert/employer/jobs-home');
  });

  test('the employer confirms the address by the link of the welcome mail', async () => {
    const { page } = employer;
    const please = `Please confirm your email address with the link we sent to ${EMPLOYER.email}.`;
    await reads(page, please);
    await picture(page, 'unconfirmed-employer');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'unconfirmed-employer-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, 'Send again');
    await reads(page, 'We have sent you a new link. It is valid for 7 days.');
    await openPage(page, await mailedPath(portal, EMPLOYER.email, /\/job-alert\/verify-email\?token=[\w-]+/));
    await reads(page, 'Your email address is confirmed.');
    await picture(page, 'email-confirmed');
    await page.reload();
    await reads(page, 'Your email address is already confirmed.');
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.waitForURL('**/job-alert/employer/jobs-home');
    await page.getByRole('heading', { name: 'Employer Dashboard' }).waitFor();
    await page.getByText(please).waitFor({ state: 'detached' });
  });

  test('the employer posts a job', async () => {
    const { page } = employer;
    await page.getByRole('link', { name: 'Job Post' }).first().click();
    await fillJob(page, {
      'Job Title': JOB,
      'Job Description': 'You run one shift of our weaving shed with sixty looms and fourteen weavers.',
      'No of Openings': '4',
      'Minimum Salary': '360000',
      'Maximum Salary': '540000',
      'Minimum Qualification': 'Diploma in Textile Technology',
      'Preferred Skills': 'Water-jet looms, Shift planning',
      'Minimum Experience': '0',
      'Maximum Experience': '4',
    });
    await picture(page, 'job-post');
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
  });

  test('nobody sees the job until the administrator has approved the employer and the job', async () => {
    const visitor = candidate.page;
    await visitor.goto('/job-alert/job-opportunites');
    await reads(visitor, 'No jobs posted yet.');
    const { page } = admin;
    await logInAdmin(page);
    await page.goto('/job-alert/admin/manage-employer?status=Pending');
    await press(page, 'Approve Hetal Vaghela');
    await press(page.getByRole('dialog'), 'Approve');
    await reads(page, 'No employers found.');
    await page.goto('/job-alert/admin/manage-jobs-listing?status=pending');
    await press(page, `Approve ${JOB}`);
    await press(page.getByRole('dialog'), 'Approve');
    await reads(page, 'No jobs found.');
  });

  test('a visitor finds the job by title, location and experience', async () => {
    const { page } = candidate;
    await openPage(page, '/job-alert/job-opportunites');
    await reads(page, JOB);
    await fill(page, 'Job Title', 'weav super');
    await fill(page, 'Location', 'surat');
    await fill(page, 'Experience', '2');
    await press(page, 'Search');
    await reads(page, 'Searching best jobs for you.');
    await reads(page, JOB);
    await picture(page, 'openings');
    await fill(page, 'Experience', '9');
    await press(page, 'Search');
    await reads(page, 'No jobs found matching your search.');
  });

  test('an integrator finds the job without any account', async () => {
    const query = `query ($filter: OpenJobsFilter) {
      openJobs(first: 5, filter: $filter) { edges { cursor node { title city company { name } } } pageInfo { hasNextPage } totalCount }
    }`;
    const answer = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { filter: { query: 'weaving', location: 'Gujarat', experience: 3 } } }),
    });
    expect(await answer.json()).toMatchObject({
      data: {
        openJobs: {
          edges: [{ node: { title: JOB, city: 'Surat', company: { name: 'Tapi Textiles' } } }],
          pageInfo: { hasNextPage: false },
          totalCount: 1,
        },
      },
    });
  });

  test('a candidate signs up with a resume, logs in and completes the profile', async () => {
    const { page } = candidate;
    await signUpCandidate(page, join(folder, 'resume.pdf'));
    await logInCandidate(page);
    await page.goto('/job-alert/candidate/edit-profile-management');
    await choose(page, 'Gender', 'Female');
    await fill(page, 'Address Line-1', 'B 12, Shanti Row Houses');
    await fill(page, 'City', 'Surat');
    await choose(page, 'State', 'Gujarat');
    await press(page, 'Next');
    await press(page, 'Next');
    await fill(page, 'Qualification', 'Diploma in Textile Technology');
    await fill(page, 'University/School', 'Sardar Vallabhbhai Patel Institute');
    await fill(page, 'Year of Completion', '2024');
    await fill(page, 'CGPA/Percentage', '71.25');
    await picture(page, 'candidate-profile');
    await press(page, 'Submit');
    await page.waitForURL('**/job-alert/candidate/candidate-home');
    await reads(page, 'Candidate Dashboard');
  });

  test('the candidate applies', async () => {
    const { page } = candidate;
    await page.goto('/job-alert/candidate/job-management');
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
    await reads(page, 'Application submitted successfully!');
    await picture(page, 'job-explorer');
  });

  test('the employer sees the application once the administrator has approved it, and proposes to shortlist', async () => {
    await employer.page.goto('/job-alert/employer/applicants');
    await reads(employer.page, 'No Applications found.');
    await approveApplication();
    const { page } = employer;
    await page.reload();
    await reads(page, 'Asha Patel');
    await page
      .getByRole('combobox', { name: /^Status/ })
      .last()
      .selectOption('Shortlisted');
    await page
      .getByRole('button', { name: /^Submit/ })
      .first()
      .click();
    await reads(page, 'Application submitted successfully!');
    await picture(page, 'applicants');
  });

  test('the candidate sees the new status and its history once the administrator has approved it', async () => {
    const { page } = candidate;
    await page.goto('/job-alert/candidate/application-management');
    await reads(page, 'Applied');
    await approveApplication();
    await page.reload();
    await reads(page, 'Shortlisted');
    await page.getByRole('button', { name: /^View History/ }).click();
    const dialog = page.getByRole('dialog');
    await reads(dialog, 'Applied');
    await reads(dialog, 'Shortlisted');
    await picture(page, 'application-history');
  });

  test('nobody saw an error on the way', async () => {
    expect(silentFaults(portal, { employer, admin, candidate })).toEqual([]);
  });

  async function approveApplication(): Promise<void> {
    const { page } = admin;
    await page.goto('/job-alert/admin/manage-application?status=Pending');
    const row = page.getByRole('row').filter({ hasText: 'Asha Patel' });
    await row.getByRole('button', { name: /^Approve/ }).click();
    await press(page.getByRole('dialog'), 'Approve');
    await reads(page, 'No application found.');
  }
});
