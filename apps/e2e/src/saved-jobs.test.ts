import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { faultsAtAllWidths } from './support/axe.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { openPage } from './support/open-page.ts';
import { logIn, sendCandidateSignUp } from './support/people.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { ask, DEMO, enter, signIn } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

const ASHA = { email: 'asha.hearts@people.example', password: 'Monsoon@2026' };
const SAVED = '/job-alert/candidate/saved-jobs';
const ALERTS = '{ viewer { jobAlerts { id state } } }';
const CREATE = `mutation {
  createJobAlert(input: { name: "Zari work", frequency: AT_ONCE, filter: { query: "zari" } }) { jobAlert { id } }
}`;
const RESUME = 'mutation ($id: ID!) { updateJobAlert(input: { id: $id, isPaused: false }) { jobAlert { state } } }';
const POST = 'mutation ($input: PostJobInput!) { postJob(input: $input) { job { id approval { id } } } }';
const APPROVE =
  'mutation ($id: ID!) { decideApproval(input: { approvalId: $id, decision: APPROVE }) { approval { state } } }';
const JOB = {
  title: 'Zari Embroidery Supervisor',
  description: 'Leads ten embroiderers.',
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  openings: 1,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  salaryMin: 300_000,
  salaryMax: 420_000,
  minExperience: 2,
  maxExperience: 5,
  minimumQualification: 'Diploma',
  preferredSkills: 'Zari',
};

interface AlertMail {
  kind: string;
  subject: string;
  unsubscribeUrl: string;
}

describe('saved jobs and job alerts', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let person: Person;
  let token: string;
  beforeAll(async () => {
    portal = await startPortal('saved_jobs', { demo: true });
    browser = await openBrowser();
    person = await newPerson(browser, portal.url, 390);
    ({ token } = await signIn(portal.url, DEMO.candidate));
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'saved-jobs', portal, { person }));

  const stateOf = async (): Promise<string | undefined> => {
    type Answer = { viewer: { jobAlerts: { state: string }[] } };
    return (await ask<Answer>(portal.url, ALERTS, {}, token)).viewer.jobAlerts[0]?.state;
  };
  const alertMails = async (): Promise<AlertMail[]> => {
    const answer = await fetch(`${portal.url}/dev/mailbox.json?to=${encodeURIComponent(DEMO.candidate.email)}`);
    return ((await answer.json()) as AlertMail[]).filter(({ kind }) => kind === 'JOB_ALERT');
  };

  test('a job is approved that somebody has an alert for; its mail comes while others do something else', async () => {
    await ask(portal.url, CREATE, {}, token);
    const employer = await signIn(portal.url, DEMO.employer);
    const admin = await signIn(portal.url, DEMO.admin);
    const input = { ...JOB, deadline: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10) };
    type Posted = { postJob: { job: { approval: { id: string } } } };
    const { postJob } = await ask<Posted>(portal.url, POST, { input }, employer.token);
    await ask(portal.url, APPROVE, { id: postJob.job.approval.id }, admin.token);
    expect(await stateOf()).toBe('ACTIVE');
  });

  test('a visitor saves two jobs with their hearts and finds them after the sign-up', async () => {
    const { page } = person;
    await openPage(page, '/job-alert/job-opportunites#openings');
    const cards = page.locator('#openings article');
    const titles: string[] = [];
    for (const index of [1, 3]) {
      titles.push(await cards.nth(index).getByRole('heading').innerText());
      await cards
        .nth(index)
        .getByRole('button', { name: /^Save: / })
        .click();
    }
    await reads(page, '2 jobs are saved in this browser.');
    await page.getByRole('link', { name: 'sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Candidate Sign Up' }).waitFor();
    const resume = { name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from(A_PDF) };
    await sendCandidateSignUp(page, resume, ASHA.email);
    await page.waitForURL('**/job-alert/candidate/login');
    await logIn(page, '/job-alert/candidate/login', ASHA);
    await page.getByRole('heading', { name: 'Candidate Dashboard' }).waitFor();
    await page.goto(SAVED);
    const found = page.getByRole('list', { name: 'Saved jobs' }).getByRole('heading');
    await expect.poll(async () => (await found.allInnerTexts()).toSorted()).toEqual(titles.toSorted());
    expect(await page.getByRole('button', { name: /^Save: /, pressed: true }).count()).toBe(2);
    expect(person.complaints).toEqual([]);
  });

  test('the openings that fit best come first, and their search becomes an alert; axe finds nothing serious at any width', async () => {
    const { page, context } = await newPerson(browser, portal.url);
    await enter(context, portal.url, 'candidate', DEMO.candidate);
    await page.goto('/job-alert/candidate/job-management');
    const answer = page.waitForResponse((response) => response.request().postData()?.includes('"MATCH"') === true);
    await page.getByText('Best match', { exact: true }).click();
    await page.waitForURL('**sort=match');
    // Until then the list of before stands there, dimmed.
    await answer;
    await page.getByRole('list', { name: 'Openings' }).and(page.locator('[aria-busy=false]')).waitFor();
    await reads(page.getByRole('article').first(), /^3 of 4 skills match$/);
    const fits = await page
      .getByRole('article')
      .getByText(/ skills? match(es)?$/)
      .allInnerTexts();
    expect(fits.map((text) => Number.parseInt(text, 10))).toEqual(
      fits.map((text) => Number.parseInt(text, 10)).toSorted((a, b) => b - a),
    );
    expect(await faultsAtAllWidths(page)).toEqual([]);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Save: / })
      .click();
    await page.getByRole('button', { name: /^Save: /, pressed: true }).waitFor();
    await page.getByLabel('Job Title').fill('weaver');
    await press(page, 'Search');
    await page.getByRole('link', { name: 'Email me new openings like this' }).click();
    await page.getByRole('form', { name: 'New job alert' }).waitFor();
    expect(await faultsAtAllWidths(page)).toEqual([]);
    await press(page, 'Save alert');
    await page.getByRole('article', { name: 'weaver', exact: true }).waitFor();
    await page.getByRole('list', { name: 'Saved jobs' }).getByRole('listitem').first().waitFor();
    expect(await faultsAtAllWidths(page)).toEqual([]);
    await page.getByRole('article', { name: 'weaver', exact: true }).getByRole('button', { name: 'Delete' }).click();
    await press(page, 'Delete it?');
    await page.getByRole('article', { name: 'weaver', exact: true }).waitFor({ state: 'detached' });
    await context.close();
  });

  test('the alert has mailed once, and stops by one press without a login: by the page of its link, and by a POST', async () => {
    const [mail] = await vi.waitFor(
      async () => {
        const mails = await alertMails();
        expect(mails).toHaveLength(1);
        return mails;
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(mail?.subject).toBe('1 new opening: Zari work');
    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
    const visitor = await newPerson(browser, portal.url, 390);
    await visitor.page.goto(pathname + search);
    await visitor.page.getByRole('heading', { name: 'Stop a Job Alert' }).waitFor();
    expect(await stateOf()).toBe('ACTIVE');
    await press(visitor.page, 'Stop the alert');
    await reads(visitor.page, 'The job alert is stopped.');
    expect(await stateOf()).toBe('PAUSED');
    const { viewer } = await ask<{ viewer: { jobAlerts: { id: string }[] } }>(portal.url, ALERTS, {}, token);
    await ask(portal.url, RESUME, { id: viewer.jobAlerts[0]?.id }, token);
    expect(await stateOf()).toBe('ACTIVE');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(portal.url + pathname + search, { method: 'POST', body })).status).toBe(200);
    expect(await stateOf()).toBe('PAUSED');
    expect(await alertMails()).toHaveLength(1);
    expect(visitor.complaints).toEqual([]);
  });
});
