import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { member, REMOVE } from './builders/company-members.js';
import { approvedEmployer, interviewInput, PROPOSE, schedule, SCHEDULE } from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, nextNumber } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const OWN = `{ viewer { viewerCanRecruit company { id } interviews { nodes { id viewerCanCancel viewerCanSetHeld viewerCanGiveFeedback cancelNote
  interviewers { name email } feedbacks { giverName isYours note } awaitedFeedback
  application { id candidate { firstName resume { name } } answers { question } job { title companyName } } } } } }`;
const APPLICATION = `query ($id: ID!) { application(id: $id) { id proposedStatus feedback expectedSalary noticePeriod dateOfJoining
  isRecommended offer { id } offerLetter { name } offerReplies { id } joining { outcome } recommendation { id } approval { id } approvals { id }
  allowedProposals viewerCanRecordJoining invitationProblem interviewWarnings(date: "2030-06-02", time: "05:00")
  job { __typename title } history { kind } interviews { id feedback { note } } } }`;
const FEEDBACKS = `query ($id: ID!) { application(id: $id) { interviews {
  id interviewers { name email } feedbacks { giverId giverName isYours note version } awaitedFeedback feedback { note } } } }`;
const GIVE = `mutation ($input: GiveInterviewFeedbackInput!) { giveInterviewFeedback(input: $input) { interview { id } } }`;
const SET = `mutation ($input: SetInterviewersInput!) { setInterviewers(input: $input) { interview { interviewers { name } } } }`;
const ROLE = `mutation ($id: ID!, $role: InvitedRole!) { changeCompanyRole(input: { id: $id, role: $role }) { company { members { id role } } } }`;
const CANCEL = `mutation ($id: ID!) { cancelInterview(input: { id: $id, reason: JOB_ON_HOLD }) { interview { id } } }`;
const FEEDBACK = { recommendation: 'YES', skills: 4, communication: 5, attitude: 3 };

interface Round {
  id: string;
  interviewers: { name: string; email: string | null }[];
  feedbacks: { giverName: string; isYours: boolean; note: string; version: number }[];
  awaitedFeedback: string[];
  feedback: { note: string } | null;
}

describe('interviewers', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  const interviewer = (values: object = {}) => member(portal, office.employer, { role: 'INTERVIEWER', ...values });
  const round = (people: readonly object[]) => invitedApplication(portal, office, { interviewers: people });
  const over = (id: string) =>
    portal.dataSource.query('UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE id = ?', [id]);
  const own = async ({ client }: Actor) =>
    (await client.ask<{ viewer: { interviews: { nodes: (Round & { application: object })[] } } }>(OWN)).viewer;
  const rounds = async ({ client }: Actor, id: string) =>
    (await client.ask<{ application: { interviews: Round[] } }>(FEEDBACKS, { id })).application.interviews;
  const give = ({ client }: Actor, id: string, note: string) => client.ask(GIVE, { input: { id, ...FEEDBACK, note } });
  const guest = () => ({ name: 'Asha Mehta', email: `guest-${nextNumber()}@mills.example` });

  test('read the applications of the interviews to which they are invited, and nothing else', async () => {
    const asha = await interviewer({ firstName: 'Asha' });
    const { applicationId, interviewId } = await round([{ userId: asha.id }, { userId: office.employer.id }]);
    const { applicationId: other, interviewId: otherRound } = await invitedApplication(portal, office);
    expect(await own(asha)).toMatchObject({
      viewerCanRecruit: false,
      company: null,
      interviews: {
        nodes: [
          {
            id: interviewId,
            viewerCanCancel: false,
            viewerCanSetHeld: false,
            viewerCanGiveFeedback: false,
            interviewers: [{ name: 'Asha Desai', email: null }, { name: 'Meera Shah' }],
            awaitedFeedback: [],
            application: { id: applicationId, job: { companyName: 'Surat Silk Mills' } },
          },
        ],
      },
    });
    expect(await asha.client.ask(APPLICATION, { id: applicationId })).toMatchObject({
      application: {
        id: applicationId,
        expectedSalary: null,
        offer: null,
        approval: null,
        approvals: [],
        allowedProposals: [],
        interviewWarnings: [],
        job: { __typename: 'OpenJob' },
        history: [],
        interviews: [{ id: interviewId, feedback: null }],
      },
    });
    expect(await asha.client.ask(APPLICATION, { id: other })).toEqual({ application: null });
    await over(otherRound);
    expect(await asha.client.outcome(GIVE, { input: { id: otherRound, ...FEEDBACK } })).toBe('NOT_FOUND');
    for (const query of [
      '{ viewer { jobs { nodes { id } } } }',
      '{ viewer { applications { nodes { id } } } }',
      '{ viewer { dashboard { __typename } } }',
      `{ candidate(id: "${office.employer.id}") { id } }`,
      `{ application(id: "${applicationId}") { candidate { applications { nodes { id } } } } }`,
    ])
      expect(await asha.client.outcome(query)).toBe('FORBIDDEN');
    expect(await asha.client.outcome(CANCEL, { id: interviewId })).toBe('FORBIDDEN');
    expect(await asha.client.outcome(PROPOSE, { input: { id: applicationId, status: 'REJECTED' } })).toBe('FORBIDDEN');
  });

  test('lose an application when the interview is cancelled, moved without them, or given to others', async () => {
    const asha = await interviewer();
    const [cancelled, moved, given] = [
      await round([{ userId: asha.id }]),
      await round([{ userId: asha.id }]),
      await round([{ userId: asha.id }]),
    ];
    expect((await own(asha)).interviews.nodes).toHaveLength(3);
    await office.employer.client.ask(CANCEL, { id: cancelled.interviewId });
    const elsewhere = { roundType: 'RESCHEDULE', time: '15:00', interviewers: [guest()] };
    await schedule(office.employer, moved.applicationId, elsewhere);
    await decideApplication(office.admin, moved.applicationId, 'APPROVE');
    await office.employer.client.ask(SET, { input: { id: given.interviewId, interviewers: [guest()] } });
    expect((await own(asha)).interviews.nodes).toEqual([]);
    for (const { applicationId: id } of [cancelled, moved, given])
      expect(await asha.client.ask(APPLICATION, { id })).toEqual({ application: null });
    const kinds = (await mailsTo(portal, asha.email))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('INTERVIEWER'));
    expect(kinds.toSorted()).toEqual([
      'INTERVIEWER_CANCELLED',
      'INTERVIEWER_INVITED',
      'INTERVIEWER_INVITED',
      'INTERVIEWER_INVITED',
      'INTERVIEWER_LEFT',
      'INTERVIEWER_LEFT',
    ]);
  });

  test('see the feedback of others after giving their own; recruiters see all, and who is missing', async () => {
    const [asha, ravi] = [await interviewer({ firstName: 'Asha' }), await interviewer()];
    const recruiter = await member(portal, office.employer);
    const people = [{ userId: asha.id }, { userId: ravi.id }, guest()];
    const { applicationId, interviewId } = await round(people);
    await over(interviewId);
    expect((await rounds(recruiter, applicationId))[0]).toMatchObject({
      awaitedFeedback: ['Asha Desai', 'Ravi Desai', 'Asha Mehta (guest)'],
      feedbacks: [],
    });
    await give(asha, interviewId, 'Knows her looms.');
    const ashas = { giverName: 'Asha Desai', note: 'Knows her looms.', version: 1 };
    expect((await rounds(ravi, applicationId))[0]).toMatchObject({ feedbacks: [], feedback: null });
    expect((await rounds(recruiter, applicationId))[0]).toMatchObject({
      feedbacks: [{ ...ashas, isYours: false }],
      awaitedFeedback: ['Ravi Desai', 'Asha Mehta (guest)'],
      feedback: { note: 'Knows her looms.' },
    });
    await give(ravi, interviewId, 'Too shy.');
    expect((await rounds(ravi, applicationId))[0]?.feedbacks).toMatchObject([
      { ...ashas, isYours: false },
      { giverName: 'Ravi Desai', isYours: true, note: 'Too shy.' },
    ]);
    await give(office.employer, interviewId, 'Hire her.');
    expect((await rounds(office.admin, applicationId))[0]).toMatchObject({
      feedbacks: [{ giverName: 'Meera Shah' }, { giverName: 'Asha Desai' }, { giverName: 'Ravi Desai' }],
      feedback: { note: 'Hire her.' },
      awaitedFeedback: ['Asha Mehta (guest)'],
    });
    expect(await asha.client.outcome(GIVE, { input: { id: interviewId, ...FEEDBACK, version: 7 } })).toBe(
      'STALE_VERSION',
    );
  });

  test('get one invitation each with the calendar file, and the same event when the interview is moved or cancelled', async () => {
    const asha = await interviewer();
    const outside = guest();
    const { applicationId, candidate } = await round([{ userId: asha.id }, outside]);
    const event = (calendar: string | null) => /UID:(.+)\r\nSEQUENCE:(\d+)/.exec(calendar ?? '')?.slice(1);
    const first = await mailTo(portal, asha.email, 'INTERVIEWER_INVITED');
    expect(first.subject).toMatch(/^Interview on .+: .+, /);
    expect(first.text).toContain('/job-alert/employer/interviews');
    expect((await mailTo(portal, outside.email, 'INTERVIEWER_INVITED')).text).not.toContain('/job-alert/employer/');
    const candidates = await mailTo(portal, candidate.email, 'INTERVIEW');
    expect(event(first.calendar)).toEqual(event(candidates.calendar));
    // A move keeps the people.
    await schedule(office.employer, applicationId, { roundType: 'RESCHEDULE', time: '15:00' });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const movedMail = await mailTo(portal, asha.email, 'INTERVIEWER_INVITED');
    expect(movedMail.subject).toMatch(/^Interview moved to /);
    expect(event(movedMail.calendar)).toEqual([event(first.calendar)?.[0], '1']);
    const [{ id } = { id: '' }] = await rounds(office.employer, applicationId);
    await office.employer.client.ask(CANCEL, { id });
    for (const email of [asha.email, outside.email]) {
      const cancelled = await mailTo(portal, email, 'INTERVIEWER_CANCELLED');
      expect(event(cancelled.calendar)).toEqual([event(first.calendar)?.[0], '2']);
    }
    expect((await mailsTo(portal, office.employer.email)).map(({ kind }) => kind)).not.toContain('INTERVIEWER_INVITED');
  });

  test('are reminded once, an hour after an interview without their feedback, also by two servers', async () => {
    const [asha, ravi] = [await interviewer(), await interviewer()];
    const { interviewId } = await round([{ userId: asha.id }, { userId: ravi.id }, guest()]);
    const startedAgo = (minutes: number) =>
      portal.dataSource.query('UPDATE interview SET starts_at = ? WHERE id = ?', [
        new Date(clock.now().getTime() - minutes * 60_000),
        interviewId,
      ]);
    const remind = () =>
      Promise.all([portal.container.feedbackReminders.sendDue(), portal.container.feedbackReminders.sendDue()]);
    const reminders = async ({ email }: Actor) =>
      (await mailsTo(portal, email)).filter(({ kind }) => kind === 'FEEDBACK_REMINDER').length;
    await startedAgo(119);
    await give(ravi, interviewId, 'Fine.');
    await remind();
    expect(await reminders(asha)).toBe(0);
    await startedAgo(121);
    await remind();
    await remind();
    expect([await reminders(asha), await reminders(ravi)]).toEqual([1, 0]);
  });

  test('are one to five members of the company or guests', async () => {
    const stranger = await approvedEmployer(portal, office.admin);
    const removed = await member(portal, office.employer);
    await office.employer.client.ask(REMOVE, { id: removed.id });
    const { applicationId } = await approvedApplication(portal, office);
    const messageOf = async (interviewers: readonly object[]) =>
      (await office.employer.client.errorOf(SCHEDULE, { input: interviewInput({ applicationId, interviewers }) }))
        .fields;
    for (const { id } of [stranger, removed])
      expect(await messageOf([{ userId: id }])).toEqual({
        interviewers: ['Choose interviewers who work for the company.'],
      });
    expect(await messageOf([1, 2, 3, 4, 5, 6].map(guest))).toEqual({
      interviewers: ['An interview can have at most 5 interviewers.'],
    });
  });

  test('become recruiters and back when the owner says so, at once', async () => {
    const asha = await interviewer();
    await round([{ userId: asha.id }]);
    const jobs = '{ viewer { jobs { nodes { id } } } }';
    expect(await asha.client.outcome(jobs)).toBe('FORBIDDEN');
    await office.employer.client.ask(ROLE, { id: asha.id, role: 'RECRUITER' });
    expect(await asha.client.outcome(jobs)).toBe('OK');
    await office.employer.client.ask(ROLE, { id: asha.id, role: 'INTERVIEWER' });
    expect(await asha.client.outcome(jobs)).toBe('FORBIDDEN');
    expect(await office.employer.client.outcome(ROLE, { id: office.employer.id, role: 'INTERVIEWER' })).toBe(
      'FORBIDDEN',
    );
  });
});
