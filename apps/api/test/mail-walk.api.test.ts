import { formatDate, formatWeekdayAndTime, instantInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { propose, schedule } from './builders/employer.js';
import type { CapturedEmail } from './builders/mails.js';
import { type Actor, daysFromToday, insertCandidate, logIn } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const ANSWER = 'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }';
const OFFER = 'query ($id: ID!) { application(id: $id) { offer { id } } }';
const JOINED = 'mutation ($input: RecordJoiningInput!) { recordJoining(input: $input) { application { id } } }';
const HISTORY = 'query ($id: ID!) { application(id: $id) { displayStatus history { kind summary } } }';

const JOB = 'Textile Designer';
const COMPANY = 'Surat Silk Mills';
const NAME = 'Asha Patel';
const at = (days: number, time: string) => formatWeekdayAndTime(instantInIndia(daysFromToday(days), time));
const FIRST = at(3, '11:00');
const MOVED = at(4, '15:00');
const OFFERED = daysFromToday(20);
const AGREED = daysFromToday(27);

interface History {
  application: { displayStatus: string; history: { kind: string; summary: string }[] };
}

let portal: Portal;
let office: Office;
let candidate: Actor;
let id: string;
const clock = MovableClock.atNoon();
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://jobs.example' }, clock);
  office = await openOffice(portal);
  candidate = await insertCandidate(portal);
  await portal.dataSource.query('DELETE FROM outbox_message');
});
afterAll(() => portal.stop());

/** Logs in again, because the sessions have ended after four weeks. */
const logInAgain = async () => {
  candidate = await logIn(portal, candidate.id);
  const [employer, admin] = [await logIn(portal, office.employer.id), await logIn(portal, office.admin.id)];
  office = { ...office, employer, admin };
};
const mails = (): Promise<CapturedEmail[]> =>
  portal.dataSource.query(
    'SELECT recipient AS `to`, kind, subject, text, html, calendar, unsubscribe_url AS unsubscribeUrl FROM outbox_message ORDER BY id',
  );
const to = async ({ email }: Actor) => (await mails()).filter((mail) => mail.to === email);
const approve = async () => {
  await decideApplication(office.admin, id, 'APPROVE');
  await pass();
};
/** Moves the clock by a minute, so that decisions can no longer be undone, and sends the emails that are due. */
const pass = async () => {
  clock.letPass(1);
  await portal.container.decisionNotifications.sendDue();
};
const offerId = async () =>
  (await candidate.client.ask<{ application: { offer: { id: string } } }>(OFFER, { id })).application.offer.id;
const answerOffer = async (input: object) => {
  await candidate.client.ask(ANSWER, { input: { applicationId: id, offerId: await offerId(), ...input } });
  await pass();
};

test('each event from application to joining sends one email to each person concerned, in order', async () => {
  const { employer, admin } = office;
  id = await apply(candidate, office.jobId);
  await approve();
  await propose(employer, id, 'SHORTLISTED');
  await approve();
  const { interviews } = await schedule(employer, id);
  await approve();
  const movedId = interviews[0]?.id;
  await schedule(employer, id, { roundType: 'RESCHEDULE', movedId, date: daysFromToday(4), time: '15:00' });
  await approve();
  await propose(employer, id, 'SELECTED', { dateOfJoining: OFFERED });
  await approve();
  await answerOffer({ answer: 'OTHER_DATE', wishedDate: AGREED });
  await propose(employer, id, 'SELECTED', { dateOfJoining: AGREED });
  await approve();
  await answerOffer({ answer: 'ACCEPTED' });
  clock.letPass(28 * 24 * 60);
  await logInAgain();
  await office.employer.client.ask(JOINED, { input: { applicationId: id, outcome: 'JOINED', day: AGREED } });
  await pass();

  const subjects = async (actor: Actor) => (await to(actor)).map(({ subject }) => subject);
  expect(await subjects(candidate)).toEqual([
    `We received your application: ${JOB} at ${COMPANY}`,
    `Sent to the company: ${JOB} at ${COMPANY}`,
    `Shortlisted: ${JOB} at ${COMPANY}`,
    `Interview on ${FIRST}: ${JOB} at ${COMPANY}`,
    `Interview moved to ${MOVED}: ${JOB} at ${COMPANY}`,
    `Selected: ${JOB} at ${COMPANY}`,
    `You have asked for another date of joining: ${JOB} at ${COMPANY}`,
    `New joining date ${formatDate(AGREED)}: ${JOB} at ${COMPANY}`,
    `You have accepted the offer: ${JOB} at ${COMPANY}`,
  ]);
  expect(await subjects(employer)).toEqual([
    `New applicant: ${NAME} for ${JOB}`,
    `Approved: Shortlisted for ${NAME}`,
    `Approved: Interview Scheduled for ${NAME}`,
    `Approved: New interview time for ${NAME}`,
    `Approved: Selected for ${NAME}`,
    `Another date requested: ${NAME} for ${JOB}`,
    `Approved: Changed offer for ${NAME}`,
    `Offer accepted: ${NAME} for ${JOB}`,
  ]);
  expect(await subjects(admin)).toEqual([
    `New application: ${NAME} for ${JOB}`,
    `Proposal: Shortlisted for ${NAME}`,
    `Interview: ${NAME} with ${COMPANY}`,
    `New interview time: ${NAME} with ${COMPANY}`,
    `Proposal: Selected for ${NAME}`,
    `Another date requested: ${NAME} for ${JOB}`,
    `Proposal: Changed offer for ${NAME}`,
    `Offer accepted: ${NAME} for ${JOB}`,
  ]);
  // Nobody else gets an email, and no event sends a second one later.
  await portal.container.decisionNotifications.sendDue();
  await portal.container.digests.sendDue();
  const all = await mails();
  expect(all).toHaveLength(25);
  expect(new Set(all.map(({ to: recipient, subject }) => `${recipient} ${subject}`)).size).toBe(25);
});

test.each([
  ['candidate', () => candidate],
  ['employer', () => office.employer],
])('a moved interview updates the same entry in the calendar of the %s, and a selection cancels it', async (_, who) => {
  const calendars = (await to(who())).flatMap(({ calendar }) => calendar ?? []);
  for (const calendar of calendars) expect(calendar.replaceAll('\r\n ', '')).toContain(`MAILTO:${who().email}`);
  expect(calendars.map((calendar) => /METHOD:\w+/.exec(calendar)?.[0])).toEqual([
    'METHOD:REQUEST',
    'METHOD:REQUEST',
    'METHOD:CANCEL',
  ]);
  expect(calendars.map((calendar) => /SEQUENCE:\d+/.exec(calendar)?.[0])).toEqual([
    'SEQUENCE:0',
    'SEQUENCE:1',
    'SEQUENCE:2',
  ]);
  expect(new Set(calendars.map((calendar) => /UID:\S+/.exec(calendar)?.[0])).size).toBe(1);
});

test('the emails about a moved interview and a selection name both times', async () => {
  const [, , , , moved, selected, , date] = (await to(candidate)).map(({ text }) => text);
  expect(moved).toContain(`${COMPANY} has moved your interview for the job “${JOB}” from ${FIRST} to ${MOVED}.`);
  expect(moved).toContain('Round: First Round');
  expect(selected).toContain(`No further interview is needed: the one on ${MOVED} will not take place.`);
  expect(date).toContain(`Your new joining date is ${formatDate(AGREED)}.`);
  expect(date).not.toContain('Congratulations');
});

test('each email to the employer links to the applicant', async () => {
  const link = `https://jobs.example/job-alert/employer/applicants?search=Asha+Patel&job=${office.jobId}&applicant=${id}`;
  for (const { subject, text } of await to(office.employer)) expect(text, subject).toContain(link);
});

test('the history has a separate line for each event for candidate, employer and administrator', async () => {
  const kinds = [
    ...Array.from({ length: 5 }, () => 'REQUEST'),
    'INTERVIEW_CANCELLED',
    'OTHER_DATE',
    'REQUEST',
    'OFFER_ACCEPTED',
  ];
  for (const { client } of [candidate, office.employer, office.admin]) {
    const { application } = await client.ask<History>(HISTORY, { id });
    expect(application.displayStatus).toBe('SELECTED');
    expect(application.history.map(({ kind }) => kind)).toEqual(kinds);
    expect(new Set(application.history.map(({ summary }) => summary)).size).toBe(kinds.length);
  }
});
