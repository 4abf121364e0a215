import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsAtAllWidths, problemsOf } from './support/axe.ts';
import { newPerson, type Person, takeScreenshot } from './support/browser.ts';
import { fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import { logIn } from './support/people.ts';
import { openerOf, openQueue, readReview, requestsOf, reviewOf } from './support/queue.ts';
import { ask } from './support/session.ts';
import { filled } from './support/settled.ts';
import { openStage, type Stage } from './support/stage.ts';

const TEAM = '/job-alert/employer/team';
const APPLICANTS = '/job-alert/employer/applicants';
const LOGIN = '/job-alert/employer/login';
const PASSWORD_LINK = /\/reset-password\/[\w-]+(\?consent=needed)?/;
const PASSWORD = 'Monsoon@2026';
const RAVI = { email: 'ravi.desai@people.example', password: PASSWORD };
const ASHA = { email: 'asha.mehta@people.example', password: PASSWORD };
const JOB = 'Dyeing Master';
const FEEDBACK = 'Knows reactive dyes well.';

const OWN = `{ viewer {
  company { gstin name members { id email } }
  interviews(when: PAST, first: 50) { nodes { id approvalState cancelledAt application { candidate { firstName lastName } } } }
} }`;
const SET_INTERVIEWERS = `mutation ($id: ID!, $people: [InterviewerInput!]!) {
  setInterviewers(input: { id: $id, interviewers: $people }) { interview { id } }
}`;

interface Own {
  viewer: {
    company: { gstin: string; name: string; members: { id: string; email: string }[] };
    interviews: {
      nodes: {
        id: string;
        approvalState: string;
        cancelledAt: string | null;
        application: { candidate: { firstName: string; lastName: string } | null };
      }[];
    };
  };
}

describe('colleagues of a company', () => {
  inOrder();
  let stage: Stage;
  let owner: Page;
  let recruiter: Person;
  let interviewer: Person;

  beforeAll(async () => {
    stage = await openStage('colleagues', { employer: 1440, admin: 1440 });
    owner = stage.people.employer.page;
    [recruiter, interviewer] = await Promise.all([
      newPerson(stage.browser, stage.portal.url),
      newPerson(stage.browser, stage.portal.url, 390),
    ]);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  /** Invites a person in Your Team, as its owner. */
  async function invite(firstName: string, lastName: string, email: string, role = 'Recruiter'): Promise<void> {
    await owner.goto(TEAM);
    await press(owner, 'Invite');
    const dialog = owner.getByRole('dialog', { name: 'Invite a colleague' });
    await fill(dialog, 'First Name', firstName);
    await fill(dialog, 'Last Name', lastName);
    await fill(dialog, 'Email', email);
    await dialog.getByRole('radio', { name: role }).check();
    await press(dialog, 'Invite');
    await reads(owner, `${email} has been invited.`);
  }

  /** Opens the link of the invitation, chooses a password and logs in. */
  async function accept(page: Page, who: { email: string; password: string }): Promise<void> {
    await openPage(page, await mailedPath(stage.portal, who.email, PASSWORD_LINK));
    await fill(page, 'New Password', who.password);
    await fill(page, 'Confirm Password', who.password);
    const consent = page.getByRole('checkbox');
    if (await consent.isVisible()) await consent.check();
    await page.getByRole('button', { name: /^(Set|Reset) Password$/ }).click();
    await page.waitForURL('**/employer/signup');
    await logIn(page, LOGIN, who);
  }

  const own = () => ask<Own>(stage.portal.url, OWN, {}, stage.tokens.employer);

  test('the owner invites a recruiter and an interviewer, who choose passwords and log in', async () => {
    await invite('Ravi', 'Desai', RAVI.email);
    await invite('Asha', 'Mehta', ASHA.email, 'Interviewer');
    await reads(owner.getByRole('row').filter({ hasText: ASHA.email }), 'Invited');
    expect(await problemsAtAllWidths(owner)).toEqual([]);
    await owner.setViewportSize({ width: 1440, height: 900 });
    await takeScreenshot(owner, 'colleagues-team');
    await accept(recruiter.page, RAVI);
    await recruiter.page.getByRole('heading', { name: 'Employer Dashboard' }).waitFor();
    await accept(interviewer.page, ASHA);
    await interviewer.page.getByRole('heading', { name: 'Your Interviews' }).waitFor();
    await reads(interviewer.page, 'No upcoming interviews.');
  });

  test('the recruiter posts a job and proposes a status, and both name the recruiter and the company', async () => {
    const { page } = recruiter;
    const { company } = (await own()).viewer;
    await page.goto('/job-alert/employer/job-post');
    await fillJob(page, { 'Job Title': JOB });
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
    await page.goto(APPLICANTS);
    const row = page.getByRole('row').filter({ hasText: 'Manoj Yadav' });
    await row.getByRole('combobox', { name: 'Status of Manoj Yadav' }).selectOption('Shortlisted');
    await row.getByRole('button', { name: /^Submit/ }).click();
    await reads(page, 'Application submitted successfully!');
    const admin = stage.people.admin.page;
    await openQueue(admin, '?kind=application');
    await openerOf(requestsOf(admin).filter({ hasText: 'Manoj Yadav' })).click();
    await readReview(admin);
    await reads(reviewOf(admin), `Ravi Desai, ${company.name}`);
    await takeScreenshot(admin, 'colleagues-queue');
    await owner.goto(APPLICANTS);
    await owner.getByRole('button', { name: 'Manoj Yadav', exact: true }).click();
    await reads(owner.getByRole('dialog', { name: 'Manoj Yadav' }), /Ravi Desai.* proposed Shortlisted/);
  });

  test('the interviewer reads about the person of an interview on a phone, and gives feedback', async () => {
    const { page } = interviewer;
    const { company, interviews } = (await own()).viewer;
    const userId = company.members.find(({ email }) => email === ASHA.email)?.id;
    const held = interviews.nodes.find((one) => one.approvalState === 'APPROVED' && one.cancelledAt === null);
    await ask(stage.portal.url, SET_INTERVIEWERS, { id: held?.id, people: [{ userId }] }, stage.tokens.employer);
    const { firstName, lastName } = held?.application.candidate ?? {};
    const name = `${firstName} ${lastName}`;
    await page.reload();
    await page.getByText('Past or cancelled').click();
    const card = page.getByRole('article').filter({ hasText: name });
    await press(card, `About ${name}`);
    await reads(page.getByRole('dialog'), /^Applied on /);
    await filled(page);
    expect(await problemsOf(page)).toEqual([]);
    await takeScreenshot(page, 'colleagues-interviewed');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(card, 'Give feedback');
    const dialog = page.getByRole('dialog', { name: `Feedback on ${name}` });
    await dialog.getByRole('radio', { name: 'Yes', exact: true }).check();
    for (const criterion of ['Skills', 'Communication', 'Attitude']) {
      await dialog.getByRole('radiogroup', { name: criterion }).getByRole('radio', { name: '4' }).check();
    }
    await dialog.getByLabel('Note').fill(FEEDBACK);
    await press(dialog, 'Save feedback');
    await reads(card, 'Change feedback');
    expect(await problemsAtAllWidths(page)).toEqual([]);
    await page.goto(APPLICANTS);
    await page.getByRole('heading', { name: 'Your Interviews' }).waitFor();
    await owner.goto(APPLICANTS);
    await owner.getByRole('button', { name, exact: true }).click();
    const drawer = owner.getByRole('dialog', { name });
    await reads(drawer, 'Asha Mehta');
    await reads(drawer, FEEDBACK);
    await takeScreenshot(owner, 'colleagues-feedback');
  });

  test('a removal in the middle of a proposal ends the session, and the typed text is offered after the next login', async () => {
    const { page } = recruiter;
    await page.goto(APPLICANTS);
    const row = page.getByRole('row').filter({ hasText: 'Pooja Sharma' });
    await row.getByRole('combobox', { name: 'Status of Pooja Sharma' }).selectOption('Rejected');
    const feedback = row.getByRole('textbox', { name: 'Feedback for Pooja Sharma' });
    await feedback.fill(FEEDBACK);
    await owner.goto(TEAM);
    await press(owner, 'Remove Ravi Desai');
    await press(owner.getByRole('dialog'), 'Remove');
    await reads(owner, 'Ravi Desai has been removed.');
    await row.getByRole('button', { name: /^Submit/ }).click();
    await takeScreenshot(page, 'colleagues-removed');
    await invite('Ravi', 'Desai', RAVI.email);
    await accept(page, RAVI);
    await page.goto(APPLICANTS);
    await press(page, 'Continue');
    await expect.poll(() => feedback.inputValue()).toBe(FEEDBACK);
  });

  test('somebody signs up with the GSTIN of the company, asks to join, and is let in by the owner', async () => {
    const { gstin, name } = (await own()).viewer.company;
    const { page } = await newPerson(stage.browser, stage.portal.url, 390);
    const who = { email: 'nita.shah@people.example', password: PASSWORD };
    await openPage(page, '/job-alert/employer/signup');
    await fill(page, 'Organization Name', 'Nilambar');
    await fill(page, 'Company Website', 'https://nilambar.example');
    await fill(page, 'GSTIN', gstin);
    await fill(page, 'First Name', 'Nita');
    await fill(page, 'Last Name', 'Shah');
    await fill(page, 'Email', who.email);
    await fill(page, 'Contact No', '9876543210');
    await fill(page, 'Password', who.password);
    await fill(page, 'Confirm Password', who.password);
    await page.getByRole('checkbox').check();
    await press(page, 'Sign Up');
    await reads(page, `${name} is registered.`);
    await takeScreenshot(page, 'colleagues-known-gstin');
    await press(page, 'Ask to Join');
    await reads(page, `We have asked ${name} to let you in.`);
    expect(await problemsOf(page)).toEqual([]);
    await owner.goto(TEAM);
    const requests = owner.getByRole('region', { name: 'Requests to Join' });
    await reads(requests, who.email);
    await takeScreenshot(owner, 'colleagues-requests');
    await requests.getByRole('button', { name: /^Accept/ }).click();
    await press(owner.getByRole('dialog'), 'Accept');
    await reads(owner, /has been let in\./);
    await accept(page, who);
    await page.getByRole('heading', { name: 'Employer Dashboard' }).waitFor();
  });

  test('causes no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));
});
