import { addDays, instantInIndia, todayInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApplication, setUserActive } from './builders/admin.js';
import { apply, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { member, REMOVE } from './builders/company-members.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate, logIn } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const CHOOSE = `mutation ($topic: CompanyEmailTopic!, $choice: CompanyEmailChoice!) {
  setCompanyEmailChoice(input: { topic: $topic, choice: $choice }) { user { companyEmailPreferences { topic choice } } }
}`;
const ROLE = 'mutation ($id: ID!) { changeCompanyRole(input: { id: $id, role: INTERVIEWER }) { company { id } } }';

const clock = MovableClock.atNoon();
let portal: Portal;
let office: Office;
let recruiter: Actor;
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://jobs.example' }, clock);
  office = await openOffice(portal);
  recruiter = await member(portal, office.employer);
  await portal.dataSource.query('DELETE FROM outbox_message');
});
afterAll(() => portal.stop());

const choose = (person: Actor, topic: string, choice: string) => person.client.ask(CHOOSE, { topic, choice });
/** A new session, because sessions end before the clock does. */
const admin = () => logIn(portal, office.admin.id);
const mails = async ({ email }: Actor) => (await mailsTo(portal, email)).toReversed();
const kinds = async (person: Actor) => (await mails(person)).map(({ kind }) => kind);
const passedOn = async () => {
  const candidate = await insertCandidate(portal);
  const id = await apply(candidate, office.jobId);
  await decideApplication(await admin(), id, 'APPROVE');
  clock.letPass(61);
  await portal.container.decisionNotifications.sendDue();
  return { candidate, id };
};
/** Sets the clock to ten in the morning of the first Monday after the given number of weeks. */
const toMonday = (weeks: number) => {
  const today = todayInIndia(clock.now());
  const monday = addDays(today, 7 * weeks + 7 - ((new Date(today).getUTCDay() + 6) % 7));
  clock.letPass((instantInIndia(monday, '10:00').getTime() - clock.now().getTime()) / 60_000);
};

test('each person gets the emails of a topic at once, none of them, or one a day with their number', async () => {
  const { employer } = office;
  expect(await choose(recruiter, 'DECISIONS', 'NONE')).toEqual({
    setCompanyEmailChoice: {
      user: {
        companyEmailPreferences: [
          { topic: 'APPLICANTS', choice: 'EACH' },
          { topic: 'DECISIONS', choice: 'NONE' },
          { topic: 'INTERVIEWS', choice: 'EACH' },
        ],
      },
    },
  });
  await choose(recruiter, 'APPLICANTS', 'DAILY');
  await portal.container.companyDigests.sendDue();
  const { candidate, id } = await passedOn();
  await passedOn();
  await candidate.client.ask(WITHDRAW, { id, reason: 'OTHER_JOB' });
  expect(await kinds(employer)).toEqual(['NEW_APPLICANTS', 'NEW_APPLICANTS', 'APPLICATION_WITHDRAWN']);
  expect((await mails(employer))[0]?.text).toContain(
    'Choose which emails you get:\nhttps://jobs.example/job-alert/employer/account',
  );
  expect(await kinds(recruiter)).toEqual([]);

  toMonday(0);
  // Two servers look at the same time.
  await Promise.all([1, 2].map(() => portal.container.companyDigests.sendDue()));
  const [digest, ...others] = await mails(recruiter);
  expect(others).toEqual([]);
  expect(digest).toMatchObject({ kind: 'COMPANY_DIGEST', subject: 'Since yesterday: 3 events' });
  expect(digest?.text).toContain('New applicants: 2\nhttps://jobs.example/job-alert/employer/applicants');
  expect(digest?.text).toContain('Applications withdrawn: 1');
  expect(digest?.text).toContain('https://jobs.example/job-alert/employer/account');
  expect(digest?.text).not.toContain('Asha');
  expect(await kinds(employer)).toHaveLength(3);
});

test('nothing is emailed to a person who no longer works on jobs when the daily email is due', async () => {
  const owner = await logIn(portal, office.employer.id);
  const [demoted, removed] = [await member(portal, owner), await member(portal, owner)];
  for (const person of [demoted, removed]) await choose(person, 'APPLICANTS', 'DAILY');
  await portal.container.companyDigests.sendDue();
  await passedOn();
  await owner.client.ask(ROLE, { id: demoted.id });
  await owner.client.ask(REMOVE, { id: removed.id });
  await portal.dataSource.query('DELETE FROM outbox_message');
  toMonday(0);
  await portal.container.companyDigests.sendDue();
  expect([await kinds(recruiter), await kinds(demoted), await kinds(removed)]).toEqual([['COMPANY_DIGEST'], [], []]);
});

test('nothing is emailed on a day without news, a second time on the same day, or to an inactive account', async () => {
  await portal.dataSource.query('DELETE FROM outbox_message');
  await passedOn();
  await portal.container.companyDigests.sendDue();
  toMonday(1);
  await setUserActive(await admin(), office.employer.id, false);
  await portal.container.companyDigests.sendDue();
  toMonday(2);
  await portal.container.companyDigests.sendDue();
  expect(await kinds(recruiter)).toEqual([]);
});
