import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { picture } from './support/browser.ts';
import { choose, fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { openQueue, reviewOf } from './support/queue.ts';
import { ask } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';

const JOB = 'Dobby Loom Fitter';
const BIKE = 'Do you have a two-wheeler?';
const NOTICE = 'Notice period in days';
const WAITING = `{ approvals(filter: { state: PENDING, kinds: [JOB, APPLICATION] }, first: 100) { nodes { id kind subject {
  __typename ... on Job { title } ... on Application { job { title } } } } } }`;
const APPROVE = `mutation ($id: ID!) { decideApproval(input: { approvalId: $id, decision: APPROVE }) { approval { id } } }`;

interface Waiting {
  approvals: { nodes: { id: string; subject: { title?: string; job?: { title: string } } }[] };
}

describe('screening questions, from the job post to the export', () => {
  inOrder();
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('screening');
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  /** The administrator approves what waits about the job. */
  async function approve(): Promise<void> {
    const { url } = stage.portal;
    const { approvals } = await ask<Waiting>(url, WAITING, {}, stage.tokens.admin);
    const found = approvals.nodes.find(({ subject }) => (subject.title ?? subject.job?.title) === JOB);
    await ask(url, APPROVE, { id: found?.id }, stage.tokens.admin);
  }

  test('an employer posts a job that asks two questions', async () => {
    const { page } = stage.people.employer;
    await page.goto('/job-alert/employer/job-post');
    await fillJob(page, { 'Job Title': JOB });
    await press(page, 'Add a question');
    await press(page, 'Add a question');
    const bike = page.getByRole('group', { name: 'Question 1' });
    await fill(bike, 'Question', BIKE);
    await bike.getByRole('checkbox', { name: 'No', exact: true }).check();
    const notice = page.getByRole('group', { name: 'Question 2' });
    await fill(notice, 'Question', NOTICE);
    await choose(notice, 'Kind of answer', 'Number');
    await fill(notice, 'Highest number that you accept', '30');
    expect(await seriousFaults(page, 'main')).toEqual([]);
    await picture(page, 'screening-job-post');
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
    await approve();
  });

  test('a candidate answers them at a phone, and hears at once what is missing', async () => {
    const { page } = stage.people.candidate;
    await page.goto(`/job-alert/candidate/job-management?title=${encodeURIComponent(JOB)}`);
    await press(page, `Apply: ${JOB}`);
    const dialog = page.getByRole('dialog', { name: `Apply for ${JOB}` });
    await fill(dialog, NOTICE, '45');
    await press(dialog, 'Submit application');
    await reads(dialog, 'Please answer this question.');
    expect(await seriousFaults(page, '[role=dialog]')).toEqual([]);
    await picture(page, 'screening-apply');
    await dialog.getByRole('radio', { name: 'Yes' }).check();
    await press(dialog, 'Submit application');
    await reads(page, 'Application submitted successfully!');
    await dialog.waitFor({ state: 'detached' });
  });

  test('the administrator reads the answers beside the request; the employer finds them marked, in the drawer and in the export', async () => {
    const { admin, employer } = stage.people;
    await openQueue(admin.page, '?kind=application');
    await admin.page.getByRole('list', { name: 'Requests' }).getByText(JOB).click();
    const asked = reviewOf(admin.page).getByRole('table', { name: 'Screening Answers' });
    await reads(asked.getByRole('row').filter({ hasText: NOTICE }), 'Rules out');
    await picture(admin.page, 'screening-review');
    await approve();

    const { page } = employer;
    await page.goto('/job-alert/employer/applicants');
    const row = page.getByRole('row').filter({ hasText: JOB });
    await reads(row, 'An answer rules out');
    await picture(page, 'screening-applicants');
    await row.getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'Screening Answers' }).waitFor();
    await reads(drawer, BIKE);
    await picture(page, 'screening-drawer');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv).toContain(`"${BIKE} Yes\n${NOTICE} 45 (rules out)",Yes`);
  });

  test('nobody saw an error on the way', () => {
    expect(stage.silentFaults()).toEqual([]);
  });
});
