import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide, decideApplication } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { registerCandidate } from './builders/candidate.js';
import { MovableClock } from './builders/clock.js';
import { openJob, postJob, propose, registerEmployer, schedule } from './builders/employer.js';
import { mailTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const REQUEST = `summary state reason note requestedAt proposedStatus
  subject { __typename ... on Application { id } ... on Job { jobId: id } }`;
const HOME = `{ viewer { dashboard {
  ... on CandidateDashboard {
    lastVisitAt missingProfileParts hasApplied offers { id dateOfJoining job { title } }
    interviews { id date location calendarFile application { id job { title } } }
    changes { summary subject { ... on Application { id displayStatus } } }
    savedJobsClosing { id title ... on OpenJob { deadline } }
  }
  ... on EmployerDashboard {
    lastVisitAt hasPosted newApplicantCount newApplicants { id candidate { firstName } job { title } } waitingCount
    interviews { id date application { id candidate { firstName } } }
    waiting { ${REQUEST} } rejected { ${REQUEST} } closingJobs { id title deadline jobStatus applicantCount }
    dueJoinings { day application { id candidate { firstName } } } dueJoiningCount
    joiningDateRequests { day application { id } } joiningDateRequestCount
  }
} } }`;

interface Request {
  summary: string;
  subject: { id?: string; jobId?: string };
}
interface Home {
  lastVisitAt: string | null;
  interviews: { date: string; location: string; calendarFile: string | null; application: { id: string } }[];
  changes: { summary: string; subject: { id: string; displayStatus: string } }[];
  offers: { id: string }[];
  savedJobsClosing: { id: string }[];
  waitingCount: number;
  waiting: Request[];
  rejected: Request[];
  closingJobs: object[];
  dueJoinings: { day: string; application: { id: string } }[];
  dueJoiningCount: number;
  joiningDateRequests: { day: string; application: { id: string } }[];
  joiningDateRequestCount: number;
}

const homeOf = async ({ client }: Actor): Promise<Home> =>
  (await client.ask<{ viewer: { dashboard: Home } }>(HOME)).viewer.dashboard;

describe('the home screen', () => {
  const clock = MovableClock.atNoon();
  const inDays = (days: number) => addDays(todayInIndia(clock.now()), days);
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  describe('of a candidate', () => {
    test('lists the missing parts of a new profile', async () => {
      const newcomer = await registerCandidate(portal);
      const nothing = { lastVisitAt: null, hasApplied: false, interviews: [], changes: [], offers: [] };
      expect(await homeOf(newcomer)).toMatchObject({ ...nothing, missingProfileParts: ['PERSONAL', 'QUALIFICATION'] });
    });

    test('shows the next interview, the decisions since the last visit, and offers', async () => {
      const { candidate, applicationId } = await approvedApplication(portal, office);
      const first = await homeOf(candidate);
      expect(first).toMatchObject({ lastVisitAt: null, hasApplied: true, interviews: [] });
      expect(first.changes.map(({ subject }) => subject)).toEqual([{ id: applicationId, displayStatus: 'APPLIED' }]);
      clock.letPass(60);
      await schedule(office.employer, applicationId, { date: inDays(4) });
      // Candidates must not see requests that wait for an administrator.
      expect(await homeOf(candidate)).toMatchObject({ interviews: [], changes: [] });
      await decideApplication(office.admin, applicationId, 'APPROVE');
      const invited = await homeOf(candidate);
      expect(invited.lastVisitAt).not.toBeNull();
      expect(invited.interviews).toMatchObject([{ date: inDays(4), application: { id: applicationId } }]);
      const { calendar } = await mailTo(portal, candidate.email, 'INTERVIEW');
      // The file of the screen is no invitation: it has no attendee to answer for.
      const eventOf = (file: string | null | undefined) =>
        file
          ?.replaceAll('\r\n ', '')
          .split('\r\n')
          .filter((line) => !/^(?:DTSTAMP|METHOD|ATTENDEE)/.test(line));
      expect(eventOf(invited.interviews[0]?.calendarFile)).toEqual(eventOf(calendar));
      expect(invited.changes.map(({ summary }) => summary)).toEqual([
        expect.stringContaining('invited you to an interview'),
      ]);
      clock.letPass(60);
      await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: inDays(20) });
      await decideApplication(office.admin, applicationId, 'APPROVE');
      const hired = await homeOf(candidate);
      expect(hired.interviews).toEqual([]);
      expect(hired.offers.map(({ id }) => id)).toEqual([applicationId]);
      expect(hired.changes.map(({ summary }) => summary)).toEqual([expect.stringContaining('selected you')]);
    });

    test('lists the interviews to come with the next one first', async () => {
      const { candidate, applicationId } = await approvedApplication(portal, office);
      const otherId = await apply(candidate, await openJob(office.employer, office.admin));
      await decideApplication(office.admin, otherId, 'APPROVE');
      for (const [id, days] of [
        [applicationId, 6],
        [otherId, 3],
      ] as const) {
        await schedule(office.employer, id, { date: inDays(days) });
        await decideApplication(office.admin, id, 'APPROVE');
      }
      expect((await homeOf(candidate)).interviews.map(({ date }) => date)).toEqual([inDays(3), inDays(6)]);
    });

    test('shows the same changes until 30 minutes pass without a request', async () => {
      const { candidate } = await approvedApplication(portal, office);
      const news = async () => (await homeOf(candidate)).changes.length;
      await news();
      clock.letPass(25);
      expect(await news()).toBe(1);
      clock.letPass(25);
      expect(await news()).toBe(1);
      clock.letPass(31);
      expect(await news()).toBe(0);
    });

    test('names the saved jobs that close within seven days, until the candidate has applied', async () => {
      const candidate = await insertCandidate(portal);
      const ids: string[] = [];
      for (const days of [6, 2, 7]) {
        const jobId = await openJob(office.employer, office.admin, { deadline: inDays(days) });
        await candidate.client.ask('mutation ($id: ID!) { saveJob(input: { jobId: $id }) { user { id } } }', {
          id: jobId,
        });
        ids.push(jobId);
      }
      const [later, sooner] = ids;
      expect((await homeOf(candidate)).savedJobsClosing).toMatchObject([
        { id: sooner, deadline: inDays(2) },
        { id: later },
      ]);
      await apply(candidate, String(sooner));
      expect((await homeOf(candidate)).savedJobsClosing.map(({ id }) => id)).toEqual([later]);
    });
  });

  describe('of an employer', () => {
    test('is empty for a new company without jobs', async () => {
      const nothing = { lastVisitAt: null, hasPosted: false, newApplicantCount: 0, newApplicants: [], waitingCount: 0 };
      expect(await homeOf(await registerEmployer(portal))).toMatchObject(nothing);
    });

    test('counts the approved applicants who have no next step yet, also those of earlier visits', async () => {
      const own = await openOffice(portal);
      await homeOf(own.employer);
      clock.letPass(60);
      const { applicationId } = await approvedApplication(portal, own);
      await apply(await insertCandidate(portal), own.jobId);
      const home = await homeOf(own.employer);
      expect(home).toMatchObject({ newApplicantCount: 1, newApplicants: [{ id: applicationId }] });
      clock.letPass(60);
      expect(await homeOf(own.employer)).toMatchObject({ newApplicantCount: 1 });
      await propose(own.employer, applicationId, 'SHORTLISTED');
      // An applicant with a next step is not new, neither in this visit nor in the next one.
      expect(await homeOf(own.employer)).toMatchObject({ newApplicantCount: 0, newApplicants: [] });
      await decideApplication(own.admin, applicationId, 'APPROVE');
      expect(await homeOf(own.employer)).toMatchObject({ newApplicantCount: 0, newApplicants: [] });
      clock.letPass(60);
      expect(await homeOf(own.employer)).toMatchObject({ newApplicantCount: 0, newApplicants: [] });
    });

    test('shows the interviews of today and tomorrow, waiting requests, and rejected requests with the reason', async () => {
      const own = await openOffice(portal);
      const [one, other, third] = [
        (await approvedApplication(portal, own)).applicationId,
        (await approvedApplication(portal, own)).applicationId,
        (await approvedApplication(portal, own)).applicationId,
      ];
      await schedule(own.employer, one, { date: inDays(1), time: '23:30' });
      await propose(own.employer, other, 'SHORTLISTED');
      await decide(own.admin, 'application', other, 'REJECT', { reason: 'MORE_FACTS_NEEDED', note: 'Did you meet?' });
      await schedule(own.employer, third, { date: inDays(3) });
      await decideApplication(own.admin, third, 'APPROVE');
      const jobId = await postJob(own.employer);
      const home = await homeOf(own.employer);
      expect(home.interviews).toMatchObject([{ date: inDays(1), application: { id: one } }]);
      expect(home.waitingCount).toBe(2);
      expect(home.waiting.map(({ subject }) => subject.id ?? subject.jobId)).toEqual([one, jobId]);
      expect(home.waiting[0]?.summary).toMatch(
        /^You proposed Interview Scheduled \(\d\d\/\d\d\/\d{4} \d+:\d\d [ap]m\) on \d\d\/\d\d\/\d{4}\. It is waiting for approval\.$/,
      );
      expect(home.rejected).toMatchObject([
        { subject: { id: other }, reason: 'MORE_FACTS_NEEDED', note: 'Did you meet?' },
      ]);
      await propose(own.employer, other, 'SHORTLISTED');
      expect((await homeOf(own.employer)).rejected).toEqual([]);
    });

    test('lists requests for another joining date until the employer proposes a new date', async () => {
      const own = await openOffice(portal);
      const { candidate, applicationId } = await approvedApplication(portal, own);
      await propose(own.employer, applicationId, 'SELECTED', { dateOfJoining: inDays(10) });
      await decideApplication(own.admin, applicationId, 'APPROVE');
      const requests = async () => {
        const { joiningDateRequests, joiningDateRequestCount } = await homeOf(own.employer);
        expect(joiningDateRequestCount).toBe(joiningDateRequests.length);
        return joiningDateRequests;
      };
      expect(await requests()).toEqual([]);
      const { application } = await candidate.client.ask<{ application: { offer: { id: string } } }>(
        'query ($id: ID!) { application(id: $id) { offer { id } } }',
        { id: applicationId },
      );
      const input = { applicationId, offerId: application.offer.id, answer: 'OTHER_DATE', wishedDate: inDays(20) };
      const answered = 'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }';
      expect(await candidate.client.outcome(answered, { input })).toBe('OK');
      expect(await requests()).toEqual([{ day: inDays(20), application: { id: applicationId } }]);
      await propose(own.employer, applicationId, 'SELECTED', { dateOfJoining: inDays(20) });
      expect(await requests()).toEqual([]);
      await decideApplication(own.admin, applicationId, 'APPROVE');
      expect(await requests()).toEqual([]);
    });

    test('asks whether a candidate joined from the joining date on, and again after a postponed date', async () => {
      const own = await openOffice(portal);
      const ids: string[] = [];
      for (let times = 0; times < 5; times += 1) ids.push((await approvedApplication(portal, own)).applicationId);
      for (const id of ids) {
        await propose(own.employer, id, 'SELECTED', { dateOfJoining: inDays(1) });
        await decideApplication(own.admin, id, 'APPROVE');
      }
      const say = (applicationId: string | undefined, values: object) =>
        own.employer.client.outcome(
          'mutation ($input: RecordJoiningInput!) { recordJoining(input: $input) { application { id } } }',
          { input: { applicationId, ...values } },
        );
      const due = async () => {
        const { dueJoinings, dueJoiningCount } = await homeOf(own.employer);
        expect(dueJoiningCount).toBe(dueJoinings.length);
        return dueJoinings.map(({ day, application }) => [day, application.id]);
      };
      expect(await due()).toEqual([]);
      const [coming, today, missed, declined, later] = ids;
      const joinOn = (id: string | undefined, days: number) =>
        portal.dataSource.query('UPDATE application SET date_of_joining = ? WHERE id = ?', [inDays(days), id]);
      await joinOn(coming, 1);
      await joinOn(today, 0);
      for (const id of [missed, declined, later]) await joinOn(id, -3);
      await portal.dataSource.query("UPDATE application SET offer_answer = 'DECLINED' WHERE id = ?", [declined]);
      expect(await say(later, { outcome: 'POSTPONED', day: inDays(5) })).toBe('OK');
      expect(await due()).toEqual([
        [inDays(-3), missed],
        [inDays(0), today],
      ]);
      await portal.dataSource.query('UPDATE joining SET day = ? WHERE application_id = ?', [inDays(-1), later]);
      expect(await say(missed, { outcome: 'DROPPED', reason: 'NO_WORD' })).toBe('OK');
      expect(await due()).toEqual([
        [inDays(-1), later],
        [inDays(0), today],
      ]);
      expect(await say(later, { outcome: 'JOINED', day: inDays(-1) })).toBe('OK');
      expect(await due()).toEqual([[inDays(0), today]]);
    });

    test('shows the open jobs that close within seven days, with their number of applicants', async () => {
      const own = await openOffice(portal);
      const soon = await openJob(own.employer, own.admin, { deadline: inDays(6) });
      await openJob(own.employer, own.admin, { deadline: inDays(7) });
      await postJob(own.employer, { deadline: inDays(2) });
      await approvedApplication(portal, { ...own, jobId: soon });
      expect((await homeOf(own.employer)).closingJobs).toMatchObject([
        { id: soon, deadline: inDays(6), jobStatus: 'LIVE', applicantCount: 1 },
      ]);
    });
  });
});
