import type { Page } from 'playwright-core';
import { addDays, todayInIndia } from '@job-alert/domain/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { dayFromToday } from './support/day.ts';
import { choose, fill, focused, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { ask, DEMO, kept } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';

const JOB = 'Weaving Shed Supervisor';
const CANDIDATE = 'Kiran Patel';
const LINK = 'https://meet.example.com/weaving-first';

interface Planned {
  viewer: {
    interviews: { nodes: { application: { id: string; job: { title: string }; candidate: { firstName: string } } }[] };
  };
}

/** Is the interview for the application of this journey? */
const isHere = ({ application }: Planned['viewer']['interviews']['nodes'][number]): boolean =>
  application.job.title === JOB && CANDIDATE.startsWith(application.candidate.firstName);

describe('interviews, from the first round to the next', () => {
  inOrder();
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage('interviews');
    page = stage.people.employer.page;
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test('a first round needs a job, a time to come and a link, and is scheduled from the form alone', async () => {
    await page.goto('/job-alert/employer/schedule-interview');
    await press(page, 'Schedule');
    for (const field of ['Job Title', 'Date', 'Time', 'Interview Mode', 'Location / Link']) {
      await reads(page, `${field} is required.`);
    }
    await plan('First Round', -1, '11:00', 'Online', LINK);
    await press(page, 'Schedule');
    await reads(page, 'Interview date and time must be in the future.');
    await fill(page, 'Date', dayFromToday(8));
    await press(page, 'Schedule');
    await reads(page, 'Interview scheduled and admin notified.');
    await reads(interview(dayFromToday(8)), 'Waiting for approval');
  });

  test('the candidate reads of it once it is approved, and not before', async () => {
    const cards = await candidateCard();
    expect(await cards.innerText()).not.toContain(dayFromToday(8));
    await approve();
    const card = await candidateCard();
    await reads(card, 'Interview: First Round');
    await reads(card, `${dayFromToday(8)} at 11:00`);
    await card.getByRole('link', { name: LINK }).waitFor();
  });

  test('a new date takes the place of the old one', async () => {
    await page.goto('/job-alert/employer/schedule-interview');
    await press(interview(dayFromToday(8)), 'Reschedule');
    await reads(page, `You are moving the interview on ${dayFromToday(8)} at 11:00.`);
    await focused(page, 'Date');
    await meet(9, '15:30', 'Face to Face', 'Gate 2, Sachin GIDC');
    await press(page, 'Schedule');
    await reads(page, 'Interview scheduled and admin notified.');
    await approve();
    const card = await candidateCard();
    await reads(card, `${dayFromToday(9)} at 15:30`);
    await reads(card, 'Gate 2, Sachin GIDC');
    expect(await card.innerText()).not.toContain(dayFromToday(8));
  });

  test('a next round stands beside it', async () => {
    await page.goto('/job-alert/employer/schedule-interview');
    await plan('Next Round', 12, '10:00', 'Online', 'https://meet.example.com/weaving-next');
    await press(page, 'Schedule');
    await reads(page, 'Interview scheduled and admin notified.');
    await approve();
    const card = await candidateCard();
    await reads(card, 'Interview: Next Round');
    await reads(card, `${dayFromToday(12)} at 10:00`);
    await reads(card, `${dayFromToday(9)} at 15:30`);
    await page.goto('/job-alert/employer/applicants?view=pipeline');
    await reads(page.getByRole('region', { name: /^Interview Scheduled/ }), CANDIDATE);
  });

  test('a week shows both, and a day all that is known of one', async () => {
    await page.goto(`/job-alert/employer/interview-calendar?day=${addDays(todayInIndia(new Date()), 9)}`);
    await page.getByRole('button', { name: `15:30 ${CANDIDATE}` }).click();
    await reads(page.getByRole('article').filter({ hasText: CANDIDATE }), 'Gate 2, Sachin GIDC');
  });

  test('one is cancelled on its card and the other by a rejection, each with its calendar cancellation in the mail', async () => {
    await page.goto('/job-alert/employer/schedule-interview');
    const card = interview(dayFromToday(12));
    await press(card, 'Cancel interview');
    const dialog = page.getByRole('dialog', { name: 'Cancel interview' });
    await dialog.getByRole('radio', { name: 'The interviewer cannot be there' }).check();
    expect(await seriousFaults(page, '[role=dialog]')).toEqual([]);
    await press(dialog, 'Cancel interview');
    await reads(card, 'Cancelled');
    const reject =
      'mutation ($id: ID!) { proposeApplicationStatus(input: { id: $id, status: REJECTED }) { application { id } } }';
    const mine = `query { viewer { interviews(when: UPCOMING, first: 100) { nodes { application { id job { title } candidate { firstName } } } } } }`;
    await asked('employer', reject, {
      id: (await asked<Planned>('employer', mine)).viewer.interviews.nodes.find(isHere)?.application.id,
    });
    await approve();
    const candidate = await candidateCard();
    await reads(candidate, 'Cancelled interview: Next Round');
    await reads(candidate, /^Cancelled interview$/m);
    const mails = await vi.waitFor(cancellations, { timeout: 30_000, interval: 200 });
    for (const [subject, calendar] of mails) {
      expect(calendar).toContain('METHOD:CANCEL');
      const uid = /UID:\S+/.exec(calendar)?.[0];
      const sequence = Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);
      const invited = (await mailed()).filter(
        ({ calendar: file }) => file?.includes(`${uid}\r\n`) && file !== calendar,
      );
      const sequences = invited.map(({ calendar: file }) => Number(/SEQUENCE:(\d+)/.exec(file ?? '')?.[1]));
      expect([subject, Math.max(...sequences)]).toEqual([subject, sequence - 1]);
    }
  });

  test.each(['employer', 'candidate'] as const)(
    'a switched-off %s is out with the next action of the open browser',
    async (role) => {
      const open = stage.people[role].page;
      await open.goto(`/job-alert/${role}/my-data`);
      await reads(open, 'Delete your account');
      const { viewer } = await asked<{ viewer: { id: string } }>(role, '{ viewer { id } }');
      const off = 'mutation ($id: ID!) { setUserActive(input: { id: $id, isActive: false }) { user { id } } }';
      await asked('admin', off, { id: viewer.id });
      await press(open, 'Download My Data');
      await open.locator('input[autocomplete=current-password]').fill(DEMO[role].password);
      await press(open, 'Log in');
      await open.waitForURL(`**/job-alert/${role}/login`);
      await reads(open, 'Your account is inactive. Please contact admin.');
      await expect.poll(() => kept(open)).toBe(0);
    },
  );

  test('nobody saw an error on the way', () => expect(stage.silentFaults()).toEqual([]));

  const asked = <Data>(role: keyof Stage['tokens'], query: string, variables: object = {}) =>
    ask<Data>(stage.portal.url, query, variables, stage.tokens[role]);
  const interview = (day: string) => page.getByRole('article').filter({ hasText: day }).filter({ hasText: CANDIDATE });
  async function mailed(): Promise<{ subject: string; calendar: string | null }[]> {
    const answer = await fetch(`${stage.portal.url}/dev/mailbox.json?to=${encodeURIComponent(DEMO.candidate.email)}`);
    return (await answer.json()) as { subject: string; calendar: string | null }[];
  }
  /** The two mails that cancel the interviews of this journey: one by itself, and one with the rejection. */
  async function cancellations(): Promise<[subject: string, calendar: string][]> {
    const found = (await mailed()).filter(({ calendar }) => calendar?.includes('METHOD:CANCEL'));
    expect(found.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Cancelled: interview on /),
      expect.stringMatching(/^Your application: /),
    ]);
    return found.map(({ subject, calendar }) => [subject, calendar ?? '']);
  }

  async function plan(type: string, inDays: number, time: string, mode: string, place: string): Promise<void> {
    await choose(page, 'Job Title', JOB);
    await page.getByRole('combobox', { name: 'Applicant', exact: true }).click();
    await page
      .getByRole('option', { name: new RegExp(`^${CANDIDATE} \\(`) })
      .first()
      .click();
    await page.getByRole('radio', { name: type }).check();
    await meet(inDays, time, mode, place);
  }
  async function meet(inDays: number, time: string, mode: string, place: string): Promise<void> {
    await fill(page, 'Date', dayFromToday(inDays));
    await page.getByLabel('Time').fill(time);
    await page.getByRole('radio', { name: mode }).check();
    await fill(page, 'Location / Link', place);
  }
  async function candidateCard() {
    const candidate = stage.people.candidate.page;
    await candidate.goto('/job-alert/candidate/application-management');
    const card = candidate.getByRole('listitem').filter({ hasText: JOB }).first();
    await card.waitFor();
    return card;
  }
  /** The administrator approves what waits of this candidate. */
  async function approve(): Promise<void> {
    const find =
      'query ($search: String) { applications(filter: { search: $search, status: PENDING }) { nodes { approval { id } job { title } } } }';
    const { applications } = await asked<{
      applications: { nodes: { approval: { id: string }; job: { title: string } }[] };
    }>('admin', find, {
      search: CANDIDATE,
    });
    const id = applications.nodes.find(({ job }) => job.title === JOB)?.approval.id;
    await asked(
      'admin',
      'mutation ($id: ID!) { decideApproval(input: { approvalId: $id, decision: APPROVE }) { approval { id } } }',
      { id },
    );
  }
});
