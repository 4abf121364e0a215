import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { takeScreenshot } from './support/browser.ts';
import { inOrder } from './support/in-order.ts';
import { mailedPath } from './support/mails.ts';
import { ask } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';

const COUNT = 30;
const INVITATION = /\/job-alert\/invitation\?token=[\w-]+/;
const POST_JOB = `mutation ($input: PostJobInput!) { postJob(input: $input) { job { id } } }`;
const REQUESTS = `query ($kind: ApprovalKind!) { approvals(filter: { state: PENDING, kinds: [$kind] }, first: 100) {
  nodes { id subject { __typename ... on Job { id } ... on Application { id job { id } } } }
} }`;
const APPROVE = `mutation ($decisions: [DecideApprovalInput!]!) {
  decideApprovals(input: { decisions: $decisions }) { results { approvalId message } }
}`;
const FIND = `{ findCandidates(first: 60) { nodes { id } } }`;
const INVITE = `mutation ($input: InviteToJobInput!) { inviteToJob(input: $input) { job { id
  invitations(first: 60) { nodes { candidate { email } } } } } }`;
const ACCEPT = `mutation ($token: String!) {
  acceptInvitationByLink(input: { token: $token, sharePreferences: true }) { invitation { state } }
}`;
const LIST = `query ($jobId: ID!, $status: ApplicationStatus!) { viewer {
  applications(first: 100, filter: { jobId: $jobId, status: $status }) { nodes { id proposedStatus feedback } }
} }`;
const WITHDRAW = `mutation ($ids: [ID!]!) {
  withdrawProposals(input: { applicationIds: $ids }) { results { code } }
}`;

interface Listed {
  viewer: { applications: { nodes: { id: string; proposedStatus: string; feedback: string | null }[] } };
}

interface Requests {
  approvals: { nodes: { id: string; subject: { id: string; job?: { id: string } } }[] };
}

interface Invited {
  inviteToJob: { job: { invitations: { nodes: { candidate: { email: string } }[] } } };
}

const JOB = {
  title: 'Loom Supervisor',
  description: 'Leads a shift of twelve looms.',
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  deadline: addDays(todayInIndia(new Date()), 20),
  openings: 2,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  salaryMin: 300_000,
  salaryMax: 450_000,
  minExperience: 1,
  maxExperience: 5,
  minimumQualification: 'Graduate',
  preferredSkills: 'Tally, GST',
};

type Step = 'SHORTLISTED' | 'REJECTED';
/** Every third applicant is rejected. */
const stepOf = (index: number): Step => (index % 3 === 2 ? 'REJECTED' : 'SHORTLISTED');

describe('an employer decides about all new applicants', () => {
  inOrder();
  let stage: Stage;
  let page: Page;
  let jobId: string;
  let ids: string[];
  beforeAll(async () => {
    stage = await openStage('deciding', { employer: 1440 });
    page = stage.people.employer.page;
    jobId = await openJob();
    await applyByInvitation();
    ids = (await listed('APPLIED')).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(COUNT);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const asAdmin = <Data>(document: string, variables: object = {}) =>
    ask<Data>(stage.portal.url, document, variables, stage.tokens.admin);
  const asEmployer = <Data>(document: string, variables: object) =>
    ask<Data>(stage.portal.url, document, variables, stage.tokens.employer);

  /** Approves the waiting requests about this job, or about its applications. */
  async function approveRequests(kind: 'JOB' | 'APPLICATION', id: string): Promise<void> {
    const { approvals } = await asAdmin<Requests>(REQUESTS, { kind });
    const waiting = approvals.nodes.filter(({ subject }) => (subject.job ?? subject).id === id);
    await asAdmin(APPROVE, { decisions: waiting.map((one) => ({ approvalId: one.id, decision: 'APPROVE' })) });
  }

  async function openJob(): Promise<string> {
    const { postJob } = await asEmployer<{ postJob: { job: { id: string } } }>(POST_JOB, { input: JOB });
    await approveRequests('JOB', postJob.job.id);
    return postJob.job.id;
  }

  async function applyByInvitation(): Promise<void> {
    const found = await asAdmin<{ findCandidates: { nodes: { id: string }[] } }>(FIND);
    const candidateIds = found.findCandidates.nodes.map(({ id }) => id);
    const { inviteToJob } = await asAdmin<Invited>(INVITE, { input: { jobId, candidateIds } });
    for (const { candidate } of inviteToJob.job.invitations.nodes.slice(0, COUNT + 2)) {
      const [, token] = (await mailedPath(stage.portal, candidate.email, INVITATION)).split('token=');
      await ask(stage.portal.url, ACCEPT, { token });
    }
    await approveRequests('APPLICATION', jobId);
  }

  const listed = async (status: string) =>
    (await asEmployer<Listed>(LIST, { jobId, status })).viewer.applications.nodes;
  const position = () => page.getByRole('dialog').getByText(/^\d+ of \d+$/);

  /** Decides about everybody. Returns the highest number of actions for each step, and prints the time. */
  async function decideAll(how: string, decide: (step: Step) => Promise<number>): Promise<Record<Step, number>> {
    await page.goto(`/job-alert/employer/applicants?status=Applied&job=${jobId}`);
    await page.locator('[data-row-act=open]').first().click();
    const most = { SHORTLISTED: 0, REJECTED: 0 };
    const start = performance.now();
    for (let index = 0; index < ids.length; index += 1) {
      await position()
        .getByText(`${index + 1} of ${ids.length}`)
        .waitFor();
      const step = stepOf(index);
      most[step] = Math.max(most[step], await decide(step));
    }
    await page
      .getByRole('dialog')
      .getByText(/^Waiting for approval/)
      .waitFor();
    const seconds = (performance.now() - start) / 1_000;
    console.error(`${how}: ${ids.length} applicants in ${seconds.toFixed(1)} s; actions: ${JSON.stringify(most)}`);
    return most;
  }

  async function expectAllProposed(): Promise<void> {
    const added = await listed('PENDING');
    expect(added.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const rejected = added.filter(({ proposedStatus }) => proposedStatus === 'REJECTED');
    expect(rejected).toHaveLength(ids.filter((_, index) => stepOf(index) === 'REJECTED').length);
    for (const { feedback } of rejected) expect(feedback).toMatch(/^Dear \S.* another candidate\./);
  }

  test('by keyboard, with one key to shortlist and two to reject with a text', async () => {
    const most = await decideAll('keyboard', async (step) => {
      if (step === 'SHORTLISTED') {
        await page.keyboard.press('s');
        return 1;
      }
      await page.keyboard.press('r');
      await page.getByRole('menuitem').first().waitFor();
      await page.keyboard.press('6');
      return 2;
    });
    expect(most.SHORTLISTED).toBeLessThanOrEqual(3);
    expect(most.REJECTED).toBeLessThanOrEqual(4);
    await expectAllProposed();
    await takeScreenshot(page, 'deciding-1440');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('on a phone, with one tap to shortlist and two to reject, after all proposals were withdrawn', async () => {
    await asEmployer(WITHDRAW, { ids });
    expect((await listed('APPLIED')).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await page.setViewportSize({ width: 390, height: 844 });
    const most = await decideAll('phone', async (step) => {
      const bar = page.getByRole('toolbar', { name: 'Decide' });
      if (step === 'SHORTLISTED') {
        await bar.getByRole('button', { name: 'Shortlist' }).click();
        return 1;
      }
      await bar.getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('menuitem', { name: 'Another candidate was chosen' }).click();
      return 2;
    });
    expect(most.SHORTLISTED).toBeLessThanOrEqual(2);
    expect(most.REJECTED).toBeLessThanOrEqual(4);
    await expectAllProposed();
    await takeScreenshot(page, 'deciding-390');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('causes no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));
});
