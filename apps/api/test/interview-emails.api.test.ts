import { COMPANY_EMAIL_TOPICS, type CompanyEmailTopic } from '@job-alert/domain/companies/company-emails';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { member } from './builders/company-members.js';
import { openJob, propose, schedule } from './builders/employer.js';
import { type CapturedEmail, mailsTo } from './builders/mails.js';
import { type Actor, daysFromToday } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const CHOOSE = `mutation ($topic: CompanyEmailTopic!, $choice: CompanyEmailChoice!) {
  setCompanyEmailChoice(input: { topic: $topic, choice: $choice }) { user { id } }
}`;
const CANCEL = `mutation ($input: CancelInterviewInput!) { cancelInterview(input: $input) { interview { id } } }`;
const DELETE = 'mutation ($ids: [ID!]!) { deleteApplications(input: { ids: $ids }) { deleted { applications } } }';
const ASKED = { askedBy: 'Ravi Shah', askedChannel: 'PHONE' };
const GUESTS = [{ name: 'Asha Mehta', email: 'guest@mills.example' }];

/** The choices of a person for applicants, decisions and interviews. */
const CHOICES = [
  ['EACH', 'EACH', 'EACH'],
  ['DAILY', 'DAILY', 'DAILY'],
  ['NONE', 'NONE', 'NONE'],
  ['EACH', 'NONE', 'NONE'],
  ['NONE', 'EACH', 'NONE'],
  ['NONE', 'NONE', 'EACH'],
  ['DAILY', 'EACH', 'EACH'],
  ['EACH', 'DAILY', 'EACH'],
  ['EACH', 'EACH', 'DAILY'],
] as const;

type Choices = (typeof CHOICES)[number];

interface Colleague extends Actor {
  choices: Choices;
}

/** The interviews of five applications, and the topic of the email that tells the people of the job about each event. */
const EVENTS: readonly (readonly [string, CompanyEmailTopic, 'REQUEST' | 'CANCEL'])[] = [
  ['an approved proposal arranges an interview', 'DECISIONS', 'REQUEST'],
  ['an approved proposal moves it', 'DECISIONS', 'REQUEST'],
  ['the company cancels it', 'INTERVIEWS', 'CANCEL'],
  ['an administrator arranges one', 'INTERVIEWS', 'REQUEST'],
  ['an administrator moves it', 'INTERVIEWS', 'REQUEST'],
  ['an administrator cancels it', 'INTERVIEWS', 'CANCEL'],
  ['an approved rejection cancels it', 'DECISIONS', 'CANCEL'],
  ['the candidate withdraws', 'APPLICANTS', 'CANCEL'],
  ['the application is deleted', 'INTERVIEWS', 'CANCEL'],
];

describe('the emails with the calendar file of an interview', () => {
  const clock = MovableClock.atNoon();
  let portal: Portal;
  let office: Office;
  let colleagues: Colleague[];
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: 'https://jobs.example' }, clock);
    office = await openOffice(portal);
    colleagues = [];
    for (const choices of CHOICES) {
      const person = await member(portal, office.employer);
      for (const [index, topic] of COMPANY_EMAIL_TOPICS.entries())
        await person.client.ask(CHOOSE, { topic, choice: choices[index] });
      colleagues.push({ ...person, choices });
    }
  });
  afterAll(() => portal.stop());

  const files = async (email: string, method: string) =>
    (await mailsTo(portal, email)).filter(({ calendar }) => calendar?.includes(`METHOD:${method}`));
  const atOnce = ({ choices }: Colleague, topic: CompanyEmailTopic) =>
    choices[COMPANY_EMAIL_TOPICS.indexOf(topic)] === 'EACH';

  /** Runs all events for one job and the interviewers, and returns the calendar files of each colleague after each event. */
  async function story(jobId: string, interviewers: readonly object[]): Promise<Map<string, CapturedEmail[][]>> {
    const { admin, employer } = office;
    const sent = new Map<string, CapturedEmail[][]>(colleagues.map(({ email }) => [email, []]));
    const application = async () => approvedApplication(portal, { ...office, jobId });
    const event = async (index: number, act: () => Promise<unknown>) => {
      await portal.dataSource.query('DELETE FROM outbox_message');
      await act();
      clock.letPass(1);
      await portal.container.decisionNotifications.sendDue();
      for (const [email, mails] of sent) mails.push(await files(email, EVENTS[index]?.[2] ?? ''));
    };
    const current = async (id: string) => {
      const { application: read } = await employer.client.ask<{ application: { interviews: { id: string }[] } }>(
        'query ($id: ID!) { application(id: $id) { interviews { id } } }',
        { id },
      );
      return read.interviews[0]?.id ?? '';
    };
    const proposed = async (id: string, values: object = {}) => {
      await schedule(employer, id, { interviewers, ...values });
      await decideApplication(admin, id, 'APPROVE');
    };
    const arranged = (id: string, values: object = {}) => schedule(admin, id, { interviewers, ...ASKED, ...values });

    const { applicationId: first } = await application();
    await event(0, () => proposed(first));
    await event(1, () => proposed(first, { roundType: 'RESCHEDULE', date: daysFromToday(5) }));
    const reason = { reason: 'JOB_ON_HOLD' };
    await event(2, async () => employer.client.ask(CANCEL, { input: { id: await current(first), ...reason } }));
    const { applicationId: second } = await application();
    await event(3, () => arranged(second));
    const movedId = await current(second);
    await event(4, () => arranged(second, { roundType: 'RESCHEDULE', date: daysFromToday(5), movedId }));
    await event(5, async () => admin.client.ask(CANCEL, { input: { id: await current(second), ...reason, ...ASKED } }));
    const { applicationId: third } = await application();
    await proposed(third);
    await event(6, async () => {
      await propose(employer, third, 'REJECTED');
      await decideApplication(admin, third, 'APPROVE');
    });
    const { applicationId: fourth, candidate } = await application();
    await proposed(fourth);
    await event(7, () => candidate.client.ask(WITHDRAW, { id: fourth, reason: 'OTHER_JOB' }));
    const { applicationId: fifth } = await application();
    await proposed(fifth);
    await event(8, () => admin.client.ask(DELETE, { ids: [fifth] }));
    return sent;
  }

  const groups = () => [colleagues.slice(0, 5), colleagues.slice(5)];
  const asInterviewers = (people: readonly Colleague[]) => people.map(({ id: userId }) => ({ userId }));
  const counts = (mails: Map<string, CapturedEmail[][]>, people: readonly Colleague[]) =>
    people.map(({ email, choices }) => [choices.join(), mails.get(email)?.map((ofEvent) => ofEvent.length)]);
  const peopleIds = () => colleagues.map(({ id }) => id);

  test('reach people of the job who chose the topic at once, and nobody else of them', async () => {
    const jobId = await openJob(office.employer, office.admin, { peopleIds: peopleIds() });
    expect(counts(await story(jobId, GUESTS), colleagues)).toEqual(
      colleagues.map((person) => [person.choices.join(), EVENTS.map(([, topic]) => (atOnce(person, topic) ? 1 : 0))]),
    );
  });

  test.each([
    ['people of the job', true],
    ['other colleagues', false],
  ])('reach interviewers who are %s once for each event, whatever they chose', async (_, areOfJob) => {
    const { admin, employer } = office;
    const jobId = await openJob(employer, admin, { peopleIds: areOfJob ? peopleIds() : [employer.id] });
    for (const people of groups()) {
      expect(counts(await story(jobId, asInterviewers(people)), people)).toEqual(
        people.map(({ choices }) => [choices.join(), EVENTS.map(() => 1)]),
      );
    }
  });

  test('reach an address once, also if a member and a guest have it', async () => {
    const [asha] = colleagues;
    const { admin, employer } = office;
    const jobId = await openJob(employer, admin, { peopleIds: [employer.id] });
    const { applicationId } = await approvedApplication(portal, { ...office, jobId });
    await portal.dataSource.query('DELETE FROM outbox_message');
    const interviewers = [{ userId: asha?.id }, { name: 'Ravi Desai', email: asha?.email }];
    await schedule(admin, applicationId, { interviewers, ...ASKED });
    expect(await files(asha?.email ?? '', 'REQUEST')).toHaveLength(1);
  });
});
