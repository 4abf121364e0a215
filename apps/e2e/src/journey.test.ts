import { readFileSync } from 'node:fs';
import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsAtAllWidths, problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { ADMIN } from './support/server/built-api.ts';
import { A_PDF } from './support/documents.ts';
import { choose, fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import { CANDIDATE, EMPLOYER, logInEmployer, signUpCandidate, signUpEmployer } from './support/people.ts';
import { type Portal, startPortal } from './support/server/portal.ts';
import { openQueue, requestsOf, reviewOf } from './support/queue.ts';
import { pdfOf } from './support/resumes.ts';
import { ask, enter, signIn } from './support/session.ts';
import { boxOf } from './support/settled.ts';
import { explainFailure, silentProblems } from './support/stage.ts';

const JOB = 'Weaving Shed Supervisor';
const NAME = 'Asha Patel';
const QUESTION = 'Notice period in days';
const today = todayInIndia(new Date());
const JOINING = formatDate(addDays(today, 40));

const WAITING = '{ approvals(filter: { state: PENDING, kinds: [APPLICATION] }, first: 5) { nodes { id } } }';
const APPROVE = `mutation ($approvalId: ID!) {
  decideApproval(input: { approvalId: $approvalId, decision: APPROVE }) { approval { id } }
}`;

const RESUME = [
  'Asha Patel',
  'Mobile: +91 98250 12345',
  'Address: 4 Station Road, Navsari 396445',
  'EDUCATION',
  'M.Tech Textile, Gujarat Technological University, 2019, 74.5%',
  'SKILLS',
  'Air-jet looms, Yarn buying',
];

describe('the journey from sign-up to an accepted offer', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let employer: Person;
  let admin: Person;
  let candidate: Person;

  beforeAll(async () => {
    portal = await startPortal('journey');
    browser = await openBrowser();
    [employer, admin, candidate] = await Promise.all([
      newPerson(browser, portal.url),
      newPerson(browser, portal.url),
      newPerson(browser, portal.url, 390),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
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
    await takeScreenshot(page, 'company-profile');
    await press(page, 'Submit');
    await reads(page, 'Profile submitted successfully.');
    await page.waitForURL('**/job-alert/employer/jobs-home');
  });

  test('the employer confirms the email address by the link of the welcome email', async () => {
    const { page } = employer;
    await openPage(page, await mailedPath(portal, EMPLOYER.email, /\/job-alert\/verify-email\?token=[\w-]+/));
    await press(page, 'Confirm this address');
    await reads(page, 'Your email address is confirmed.');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.getByRole('heading', { name: 'Employer Dashboard' }).waitFor();
  });

  test('the employer posts a job with a screening question', async () => {
    const { page } = employer;
    await page.getByRole('link', { name: 'Job Post' }).first().click();
    await fillJob(page, { 'Job Title': JOB });
    await press(page, 'Add a question');
    const question = page.getByRole('group', { name: 'Question 1' });
    await fill(question, 'Question', QUESTION);
    await choose(question, 'Kind of answer', 'Number');
    await fill(question, 'Highest number that you accept', '30');
    expect(await problemsOf(page)).toEqual([]);
    await takeScreenshot(page, 'job-post');
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
  });

  test('a visitor sees the job once the administrator has approved the employer and the job', async () => {
    const visitor = candidate.page;
    await visitor.goto('/job-alert/job-opportunites');
    await reads(visitor, 'No jobs posted yet.');
    const { page } = admin;
    await enter(admin.context, portal.url, 'admin', ADMIN);
    await page.goto('/job-alert/admin/manage-employer?status=Pending');
    await press(page, 'Approve Hetal Vaghela');
    await press(page.getByRole('dialog'), 'Approve');
    await reads(page, 'No employers found.');
    await page.goto('/job-alert/admin/manage-jobs-listing?status=pending');
    await press(page, `Approve ${JOB}`);
    await press(page.getByRole('dialog'), 'Approve');
    await reads(page, 'No jobs found.');
    // The server caches a rendered page for three seconds, for all visitors.
    const seesJob = async () => {
      await visitor.reload();
      return visitor.getByText(JOB).first().isVisible();
    };
    await expect.poll(seesJob).toBe(true);
  });

  test('a candidate signs up with a resume and completes the profile from it', async () => {
    const { page } = candidate;
    await signUpCandidate(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdfOf(RESUME) });
    await enter(candidate.context, portal.url, 'candidate', CANDIDATE);
    await page.goto('/job-alert/candidate/edit-profile-management');
    await press(page, 'Read my resume');
    await reads(page, /We found \d+ suggestions/);
    expect(await problemsAtAllWidths(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await takeScreenshot(page, 'candidate-profile');
    await choose(page, 'Gender', 'Female');
    await fill(page, 'Address Line-1', 'B 12, Shanti Row Houses');
    await choose(page, 'State', 'Gujarat');
    await press(page, 'Use for City');
    await page.getByRole('button', { name: 'Used for City' }).and(page.locator(':focus')).waitFor();
    await press(page, 'Next');
    await press(page, 'Next');
    await press(page, 'Use for Qualification');
    await press(page, 'Submit');
    await page.waitForURL('**/job-alert/candidate/candidate-home');
    await reads(page, 'Candidate Dashboard');
  });

  test('the candidate answers the question and applies on a phone', async () => {
    const { page } = candidate;
    await page.goto('/job-alert/candidate/job-management');
    await press(page, `Apply: ${JOB}`);
    const dialog = page.getByRole('dialog', { name: `Apply for ${JOB}` });
    await fill(dialog, QUESTION, '45');
    await takeScreenshot(page, 'apply');
    await press(dialog, 'Submit application');
    await reads(page, 'Application submitted successfully!');
  });

  test('the administrator reads the answer and approves with a key, and the employer then sees the application', async () => {
    const { page } = employer;
    await page.goto('/job-alert/employer/applicants');
    await reads(page, 'No Applications found.');
    await openQueue(admin.page);
    const answers = reviewOf(admin.page).getByRole('table', { name: 'Screening Answers' });
    await reads(answers.getByRole('row').filter({ hasText: QUESTION }), 'Does not fit');
    await admin.page.keyboard.press('a');
    await requestsOf(admin.page).first().getByText('Approved', { exact: true }).waitFor();
    const row = await applicantRow();
    await reads(row, `Does not fit: ${QUESTION}`);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`${QUESTION} 45 (does not fit)`);
    await row.getByRole('combobox', { name: `Status of ${NAME}` }).selectOption('Shortlisted');
    await row.getByRole('button', { name: /^Submit/ }).click();
    await reads(page, 'Application submitted successfully!');
  });

  test('the candidate sees the new status and the history after the approval', async () => {
    const { page } = candidate;
    await openApplications();
    await reads(page, 'Applied');
    await approve();
    await page.reload();
    await reads(page, 'Shortlisted');
    await page.getByRole('button', { name: /^View History/ }).click();
    const history = page.getByRole('dialog', { name: 'Application History' });
    await reads(history, 'Applied');
    await reads(history, 'Shortlisted');
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
    await press(page, `Withdraw: ${JOB}`);
    await leaveAfterCheck(page.getByRole('dialog', { name: 'Withdraw your application?' }));
  });

  test('the employer schedules an interview, and the candidate sees it after the approval', async () => {
    const { page } = employer;
    const row = await applicantRow();
    await row.getByRole('combobox', { name: `Status of ${NAME}` }).selectOption('Interview Scheduled');
    await page.waitForURL('**/job-alert/employer/schedule-interview**');
    await page.getByRole('radio', { name: 'Online' }).check();
    await fill(page, 'Date', formatDate(addDays(today, 9)));
    await page.getByLabel('Time').fill('16:45');
    await fill(page, 'Location / Link', 'https://meet.example.com/weaving');
    await press(page, 'Schedule');
    await reads(page, 'Interview scheduled and admin notified.');
    await approve();
    await page.reload();
    await press(page.getByRole('article').filter({ hasText: NAME }), 'Cancel interview');
    await leaveAfterCheck(page.getByRole('dialog', { name: 'Cancel interview' }));
    const card = await openApplications();
    await reads(card, 'Interview Scheduled');
    await reads(card, /4:45 pm/);
    await card.getByRole('link', { name: /meet\.example\.com/ }).waitFor();
  });

  test('the employer selects the candidate with an offer letter and a date of joining', async () => {
    const { page } = employer;
    const row = await applicantRow();
    await row.getByRole('combobox', { name: `Status of ${NAME}` }).selectOption('Selected');
    await row.getByRole('textbox', { name: `Feedback for ${NAME}` }).fill('You led the floor well.');
    const letter = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from(A_PDF) };
    await row.locator('input[type=file]').setInputFiles(letter);
    await row.getByRole('textbox', { name: `Date of joining of ${NAME}` }).fill(JOINING);
    await staysInSight(row);
    await row.getByRole('button', { name: 'Submit' }).click();
    await reads(page, 'Application submitted successfully!');
    await takeScreenshot(page, 'offer-selected');
  });

  test('the candidate downloads the offer letter after the approval, and accepts the offer', async () => {
    await approve();
    const { page } = candidate;
    const card = await openApplications();
    await reads(card, JOINING);
    await takeScreenshot(page, 'offer-candidate');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: 'Download offer.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('offer.pdf');
    await press(card, 'Decline');
    await leaveAfterCheck(page.getByRole('dialog', { name: 'Decline this offer?' }));
    await press(card, 'Accept');
    await press(page.getByRole('dialog'), 'Accept the Offer');
    await reads(card, 'Offer accepted');
    await reads(await applicantRow(), 'Offer accepted');
  });

  test('no unexpected errors occur', async () => {
    expect(silentProblems(portal, { employer, admin, candidate })).toEqual([]);
  });

  async function applicantRow(): Promise<Locator> {
    const { page } = employer;
    await page.goto('/job-alert/employer/applicants');
    const row = page.getByRole('row').filter({ hasText: NAME });
    await row.waitFor();
    return row;
  }

  async function openApplications(): Promise<Locator> {
    const { page } = candidate;
    await page.goto('/job-alert/candidate/application-management');
    const card = page.getByRole('listitem').filter({ hasText: JOB }).first();
    await card.waitFor();
    return card;
  }

  /** Approves the only pending request over GraphQL, because no screen is tested here. */
  async function approve(): Promise<void> {
    const { token } = await signIn(portal.url, ADMIN);
    const { approvals } = await ask<{ approvals: { nodes: { id: string }[] } }>(portal.url, WAITING, {}, token);
    expect(approvals.nodes).toHaveLength(1);
    await ask(portal.url, APPROVE, { approvalId: approvals.nodes[0]?.id }, token);
  }

  /** Runs axe on a dialog and closes it without deciding. */
  async function leaveAfterCheck(dialog: Locator): Promise<void> {
    await dialog.waitFor();
    expect(await problemsOf(dialog.page(), '[role=dialog]')).toEqual([]);
    await dialog.page().keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }

  /** Checks that the widest row ends inside the page on small notebooks. */
  async function staysInSight(row: Locator): Promise<void> {
    for (const width of [1280, 1024, 1440]) {
      await employer.page.setViewportSize({ width, height: 900 });
      for (const control of [
        row.getByRole('textbox', { name: /^Date of joining/ }),
        row.getByRole('button', { name: 'Submit' }),
      ]) {
        const { x, width: own } = await boxOf(control);
        expect(x + own).toBeLessThan(width);
      }
    }
  }
});
