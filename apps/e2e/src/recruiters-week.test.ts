import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, type Person, takeScreenshot } from './support/browser.ts';
import { choose, fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { mailedPath } from './support/mails.ts';
import { openerOf, openQueue, readReview, requestsOf, reviewOf } from './support/queue.ts';
import { ask } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';

const JOB = 'Accountant for Yarn Accounts';
const INVITATION = /\/job-alert\/invitation\?token=[\w-]+/;
const REASON = 'Closed the books of a yarn trader for four years, knows Tally and GST.';
const today = todayInIndia(new Date());

const POST_JOB = `mutation ($input: PostJobInput!) { postJob(input: $input) { job { id companyName } } }`;
const WAITING_JOBS = `{ approvals(filter: { state: PENDING, kinds: [JOB] }, first: 20) {
  nodes { id subject { __typename ... on Job { id } } }
} }`;
const APPROVE = `mutation ($approvalId: ID!) {
  decideApproval(input: { approvalId: $approvalId, decision: APPROVE }) { approval { id } }
}`;
const ACCEPT = `mutation ($token: String!) {
  acceptInvitationByLink(input: { token: $token, sharePreferences: true }) { invitation { state } }
}`;
const INVITED = `query ($id: ID!) { job(id: $id) { invitations(first: 25) { nodes { candidate { id email firstName lastName } } } } }`;

interface InvitedCandidate {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface Invited {
  job: { invitations: { nodes: { candidate: InvitedCandidate }[] } };
}

/** Runs a part of the week, prints its actions and seconds, and fails above the number of actions. Each call of `act` is one action. */
async function measured(
  what: string,
  maxActions: number,
  part: (act: (action: Promise<unknown>) => Promise<void>) => Promise<void>,
): Promise<void> {
  let actions = 0;
  const start = performance.now();
  await part(async (action) => {
    actions += 1;
    await action;
  });
  console.error(`${what}: ${actions} actions, ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  expect(actions).toBeLessThanOrEqual(maxActions);
}

const filters = (page: Page) => page.getByRole('region', { name: 'Filters with counts' });

describe('the week of a recruiter, from a requirement to a shortlisted candidate', () => {
  inOrder();
  let stage: Stage;
  let page: Page;
  let jobId: string;
  let company: string;
  let phone: Person;
  let invited: InvitedCandidate[];

  const nameOf = (index: number) => `${invited[index]?.firstName} ${invited[index]?.lastName}`;
  const invitationOf = (index: number) => mailedPath(stage.portal, invited[index]?.email ?? '', INVITATION);

  beforeAll(async () => {
    stage = await openStage('recruiters_week', { admin: 1440, employer: 1440 });
    page = stage.people.admin.page;
    const { portal, tokens } = stage;
    const input = {
      title: JOB,
      description: 'Keeps the books of a weaving mill.',
      jobType: 'FULL_TIME',
      workMode: 'ONSITE',
      deadline: addDays(today, 20),
      openings: 1,
      city: 'Surat',
      state: 'Gujarat',
      country: 'India',
      salaryMin: 300_000,
      salaryMax: 450_000,
      minExperience: 3,
      maxExperience: 5,
      minimumQualification: 'Graduate',
      preferredSkills: 'Tally, GST',
    };
    const { postJob } = await ask<{ postJob: { job: { id: string; companyName: string } } }>(
      portal.url,
      POST_JOB,
      { input },
      tokens.employer,
    );
    jobId = postJob.job.id;
    company = postJob.job.companyName;
    const { approvals } = await ask<{ approvals: { nodes: { id: string; subject: { id?: string } }[] } }>(
      portal.url,
      WAITING_JOBS,
      {},
      tokens.admin,
    );
    const approvalId = approvals.nodes.find(({ subject }) => subject.id === jobId)?.id;
    await ask(portal.url, APPROVE, { approvalId }, tokens.admin);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test('the requirement finds ten people, who are invited together', async () => {
    await page.goto('/job-alert/admin/home');
    await measured('Find ten people', 12, async (act) => {
      await act(page.getByRole('link', { name: 'Find Candidates' }).first().click());
      await act(fill(page, 'All of these', 'accountant, tally'));
      await act(fill(page, 'Years from', '2'));
      await act(fill(page, 'Years to', '6'));
      await act(fill(page, 'Expects at most ₹ a year', '450000'));
      await act(press(page, 'Search'));
      await page.waitForURL(/tally/);
      // Until the answer the rows are those before it, and cannot be used.
      const answered = page.waitForResponse((response) => response.request().postData()?.includes('"Surat"') ?? false);
      await act(
        filters(page)
          .getByRole('button', { name: /^Surat/ })
          .click(),
      );
      await answered;
      await page.locator('section[aria-busy=false]').first().waitFor();
      await takeScreenshot(page, 'week-found');
      await act(page.getByRole('checkbox', { name: 'Select all' }).first().check());
    });
    const selected = Number(/\d+/.exec(await page.getByText(/^\d+ selected/).innerText())?.[0]);
    expect(selected).toBeGreaterThanOrEqual(10);
    const dialog = page.getByRole('dialog');
    await measured('Invite them', 3, async (act) => {
      await act(press(page, `Invite (${selected})`));
      await act(choose(dialog, 'Job', `${JOB} at ${company}, Surat`));
      await act(dialog.getByRole('button', { name: /^Invite \d+ candidates/ }).click());
      await reads(page, /^\d+ candidates invited\./);
    });
    const { job } = await ask<Invited>(stage.portal.url, INVITED, { id: jobId }, stage.tokens.admin);
    invited = job.invitations.nodes.map(({ candidate }) => candidate);
    // The others have applied to this company within 30 days, as the dialog says.
    expect(invited.length).toBeGreaterThanOrEqual(5);
  });

  test('a candidate says Yes on a phone in two taps, without a login', async () => {
    const path = await invitationOf(0);
    phone = await newPerson(stage.browser, stage.portal.url, 390);
    await measured('Say Yes', 2, async (act) => {
      await act(phone.page.goto(path));
      await act(press(phone.page, 'Yes, apply'));
      await reads(phone.page, 'You have said yes');
    });
    expect(await problemsOf(phone.page)).toEqual([]);
    for (const index of [1, 2]) {
      const token = new URL(await invitationOf(index), stage.portal.url).searchParams.get('token');
      await ask(stage.portal.url, ACCEPT, { token });
    }
  });

  test('another one says No with a reason, which the recruiter reads beside the job', async () => {
    await phone.page.goto(await invitationOf(3));
    await press(phone.page, 'No, thanks');
    const dialog = phone.page.getByRole('dialog', { name: 'No, thanks' });
    await dialog.getByRole('radio', { name: 'The pay is too low' }).check();
    await press(dialog, 'Send');
    await reads(phone.page, 'You have declined.');
    await page.goto(`/job-alert/admin/manage-jobs-listing?record=${jobId}`);
    await page.getByRole('tab', { name: 'Candidates' }).click();
    await page.getByRole('tab', { name: /^Invited/ }).click();
    await reads(page, 'The pay is too low');
    await takeScreenshot(page, 'week-invited');
  });

  test('a call to one without an answer is noted, with a follow-up on Home', async () => {
    const name = nameOf(4);
    await page.goto(`/job-alert/admin/manage-candidate?record=${invited[4]?.id}`);
    const record = page.getByRole('dialog');
    await measured('Note a call', 4, async (act) => {
      await act(record.getByRole('combobox', { name: 'Kind of note' }).selectOption('Call · Call back'));
      await act(record.getByLabel('Add a note').fill('In a meeting, call after lunch.'));
      await act(fill(record, 'Follow-up day', formatDate(today)));
      await act(press(record, 'Add Note'));
      await reads(record.getByRole('list'), 'In a meeting, call after lunch.');
    });
    await page.goto('/job-alert/admin/home');
    const followUps = page.getByRole('region', { name: 'Follow-ups' });
    const row = followUps.getByRole('listitem').filter({ hasText: name });
    await reads(row, 'In a meeting, call after lunch.');
    await row.getByRole('link', { name: /^Call/ }).waitFor();
    await takeScreenshot(page, 'week-follow-up');
    await press(row, `Done: ${name}`);
    await reads(row, /^Done by/);
  });

  test('three are recommended with the approval of their applications', async () => {
    await openQueue(page, '?kind=application');
    for (const index of [0, 1, 2]) {
      const request = requestsOf(page).filter({ hasText: nameOf(index) });
      await measured('Recommend one', 4, async (act) => {
        const review = reviewOf(page);
        await act(openerOf(request).click());
        await readReview(page);
        await act(review.getByRole('radio', { name: '5', exact: true }).check());
        await act(review.getByLabel('Recommendation', { exact: true }).fill(REASON));
        if (index === 0) await takeScreenshot(page, 'week-recommendation');
        await act(review.getByRole('button', { name: /^Approve/ }).click());
        await reads(request, 'Approved');
      });
    }
  });

  test('the client sees why, and shortlists one', async () => {
    const client = stage.people.employer.page;
    await client.goto(`/job-alert/employer/applicants?job=${jobId}`);
    await expect.poll(() => client.getByRole('row').filter({ hasText: 'Recommended' }).count()).toBe(3);
    await client.getByRole('button', { name: nameOf(0) }).click();
    const drawer = client.getByRole('dialog', { name: nameOf(0), exact: true });
    await reads(drawer, REASON);
    await takeScreenshot(client, 'week-client');
    await drawer.getByRole('radio', { name: 'Shortlisted', exact: true }).check();
    await press(drawer, 'Submit');
    await reads(drawer, 'Waiting for approval: Shortlisted');
    await openQueue(page, '?kind=application');
    const request = requestsOf(page).filter({ hasText: nameOf(0) });
    await openerOf(request).click();
    await readReview(page);
    await reviewOf(page)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await reads(request, 'Approved');
  });

  test('the report Sourcing counts all of it', async () => {
    await page.goto('/job-alert/admin/reports');
    await page.getByRole('link', { name: 'Sourcing', exact: true }).click();
    const row = page
      .getByRole('table', { name: /^Sourcing by job/ })
      .getByRole('row')
      .filter({ hasText: JOB });
    await row.waitFor();
    const [, sent, yes, no, unanswered, approved, recommended, shortlisted] = await row
      .locator('th, td')
      .allInnerTexts();
    expect({ sent, yes, no, unanswered, approved, recommended, shortlisted }).toEqual({
      sent: String(invited.length),
      yes: '3',
      no: '1',
      unanswered: String(invited.length - 4),
      approved: '3',
      recommended: '3',
      shortlisted: '1',
    });
    await takeScreenshot(page, 'week-report');
  });

  test('causes no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));
});
