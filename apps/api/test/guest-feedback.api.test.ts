import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeExpiredRows } from '../src/database/retention.js';
import {
  auditedDetails,
  decideApplication,
  deleteUsers,
  setApplicationActive,
  setUserActive,
} from './builders/admin.js';
import { invitedApplication, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { schedule } from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, nextNumber, visitor } from './builders/records.js';
import { columnsWith } from './builders/text-search.js';
import { type Portal, startPortal } from './harness.js';

const LINKED = `query ($token: String!) { linkedInterview(token: $token) {
  id guestName candidateName jobTitle companyName date problem feedback { recommendation skills note version isYours }
} }`;
const GIVE = `mutation ($input: GiveInterviewFeedbackByLinkInput!) {
  giveInterviewFeedbackByLink(input: $input) { interview { feedback { recommendation note version } problem } }
}`;
const GIVE_AS_MEMBER =
  'mutation ($input: GiveInterviewFeedbackInput!) { giveInterviewFeedback(input: $input) { interview { id } } }';
const SET = 'mutation ($input: SetInterviewersInput!) { setInterviewers(input: $input) { interview { id } } }';
const CANCEL = 'mutation ($id: ID!) { cancelInterview(input: { id: $id, reason: JOB_ON_HOLD }) { interview { id } } }';
const FEEDBACKS = `query ($id: ID!) { application(id: $id) { interviews {
  outcome feedbacks { giverId giverName isYours note } awaitedFeedback feedback { note }
} } }`;
const FEEDBACK = { recommendation: 'YES', skills: 4, communication: 5, attitude: 3 };
const ENDED = 'This link is no longer valid. Ask the person who invited you if you still want to give feedback.';

interface Guest {
  name: string;
  email: string;
}

interface Round {
  outcome: string | null;
  feedbacks: { giverId: string; giverName: string; isYours: boolean; note: string }[];
  awaitedFeedback: string[];
  feedback: { note: string } | null;
}

const aGuest = (): Guest => ({ name: 'Anita Shah', email: `anita-${nextNumber()}@mills.example` });

describe('the link of a guest', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' }, clock);
    office = await openOffice(portal);
  });
  beforeEach(() => portal.dataSource.query('DELETE FROM rate_limit'));
  afterAll(() => portal.stop());

  const tokenOf = async ({ email }: Guest, kind = 'INTERVIEWER_INVITED') =>
    /\/job-alert\/interview-feedback\?token=([\w-]+)/.exec((await mailTo(portal, email, kind)).text)?.[1] ?? '';
  const over = (id: string) =>
    portal.dataSource.query('UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE id = ?', [id]);
  /** Invites the guest and the owner to an interview. It has started, unless `isOver` is false. */
  async function round({ isOver = true, guest = aGuest(), of = office } = {}) {
    const interviewers = [guest, { userId: of.employer.id }];
    const invited = await invitedApplication(portal, of, { interviewers });
    if (isOver) await over(invited.interviewId);
    return { ...invited, guest, token: await tokenOf(guest) };
  }
  const linked = async (token: string) =>
    (await visitor(portal).ask<{ linkedInterview: Record<string, unknown> | null }>(LINKED, { token })).linkedInterview;
  const give = (token: string, values: object = {}) =>
    visitor(portal).outcome(GIVE, { input: { token, ...FEEDBACK, note: 'Knows her looms.', ...values } });
  const errorOf = (token: string, values: object = {}) =>
    visitor(portal).errorOf(GIVE, { input: { token, ...FEEDBACK, ...values } });
  const roundOf = async ({ client }: Actor, id: string) =>
    (await client.ask<{ application: { interviews: Round[] } }>(FEEDBACKS, { id })).application.interviews[0];

  test('shows the job, the company, the name of the candidate and the day, and takes feedback once the interview has started', async () => {
    const { token, interviewId, candidate } = await round({ isOver: false });
    const { viewer } = await candidate.client.ask<{ viewer: { firstName: string; lastName: string } }>(
      '{ viewer { firstName lastName } }',
    );
    const shown = {
      id: interviewId,
      guestName: 'Anita Shah',
      candidateName: `${viewer.firstName} ${viewer.lastName}`,
      jobTitle: expect.any(String),
      companyName: 'Surat Silk Mills',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    };
    const tooEarly = 'You can give feedback once the interview has started.';
    expect(await linked(token)).toEqual({ ...shown, problem: tooEarly, feedback: null });
    expect(await errorOf(token)).toMatchObject({ code: 'INTERVIEW_NOT_OPEN', message: tooEarly });
    await over(interviewId);
    expect(await errorOf(token, { skills: 0, recommendation: 'NO' })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { skills: ['Skills: choose a rating from 1 to 5.'] },
    });
    expect(await give(token)).toBe('OK');
    expect(await linked(token)).toEqual({
      ...shown,
      problem: null,
      feedback: { recommendation: 'YES', skills: 4, note: 'Knows her looms.', version: 1, isYours: true },
    });
  });

  test('saves nothing when it is opened, by a scanner or by a form of another page', async () => {
    const { token, applicationId } = await round();
    const page = `${portal.url}/job-alert/interview-feedback?token=${token}`;
    for (const method of ['GET', 'HEAD', 'POST']) await fetch(page, { method });
    await linked(token);
    const marks = 'recommendation: NO, skills: 1, communication: 1, attitude: 1';
    const query = `mutation { giveInterviewFeedbackByLink(input: { token: "${token}", ${marks} }) { interview { id } } }`;
    const headers = { 'apollo-require-preflight': 'true' };
    expect((await fetch(`${portal.url}/graphql?query=${encodeURIComponent(query)}`, { headers })).ok).toBe(false);
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ query }) };
    expect((await fetch(`${portal.url}/graphql`, form)).ok).toBe(false);
    expect(await roundOf(office.employer, applicationId)).toMatchObject({ feedbacks: [], outcome: null });
    const { headers: sent } = await fetch(page);
    expect(sent.get('referrer-policy')).toBe('no-referrer');
  });

  test('is stored as a hash, and another token saves nothing', async () => {
    const { token, applicationId } = await round();
    expect(await columnsWith(portal, [token])).toEqual(['outbox_message.html', 'outbox_message.text']);
    for (const other of ['', token.slice(0, -1), `${token}x`, '%']) {
      expect(await linked(other)).toBeNull();
      expect(await errorOf(other)).toMatchObject({ code: 'INTERVIEW_NOT_OPEN', message: ENDED });
    }
    expect(await roundOf(office.employer, applicationId)).toMatchObject({ feedbacks: [] });
  });

  test('stops answering an address that asks too often', async () => {
    const { token } = await round();
    const outcomes = await Promise.all(Array.from({ length: 121 }, () => visitor(portal).outcome(LINKED, { token })));
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(1);
    expect(await give(token)).toBe('RATE_LIMITED');
  });

  test('corrects the feedback of the same guest, from its latest version', async () => {
    const { token, applicationId, interviewId, guest } = await round();
    expect(await give(token)).toBe('OK');
    expect(await give(token)).toBe('STALE_VERSION');
    expect(await give(token, { version: 1, note: 'On second thoughts, no.', recommendation: 'NO' })).toBe('OK');
    expect((await roundOf(office.employer, applicationId))?.feedbacks).toMatchObject([
      { giverName: 'Anita Shah (guest)', note: 'On second thoughts, no.' },
    ]);
    const details = { interviewId, guest: guest.name };
    expect(await auditedDetails(portal, 'GIVE_FEEDBACK', applicationId)).toEqual(details);
    const twice = await Promise.all([give(token, { version: 2 }), give(token, { version: 2 })]);
    expect(twice.toSorted()).toEqual(['OK', 'STALE_VERSION']);
  });

  test('puts the feedback beside that of members for the company and administrators, never for the candidate', async () => {
    const { token, applicationId, interviewId, candidate } = await round();
    const { employer, admin } = office;
    expect(await roundOf(employer, applicationId)).toMatchObject({
      awaitedFeedback: ['Anita Shah (guest)', 'Meera Shah'],
    });
    await give(token);
    expect(await roundOf(admin, applicationId)).toMatchObject({
      outcome: 'HELD',
      feedbacks: [{ giverName: 'Anita Shah (guest)', isYours: false, note: 'Knows her looms.' }],
      awaitedFeedback: ['Meera Shah'],
      feedback: { note: 'Knows her looms.' },
    });
    await employer.client.ask(GIVE_AS_MEMBER, { input: { id: interviewId, ...FEEDBACK, note: 'Hire her.' } });
    for (const reader of [employer, admin]) {
      expect(await roundOf(reader, applicationId)).toMatchObject({
        feedbacks: [{ giverName: 'Meera Shah' }, { giverName: 'Anita Shah (guest)', isYours: false }],
        awaitedFeedback: [],
        feedback: { note: 'Hire her.' },
      });
    }
    expect(await roundOf(candidate, applicationId)).toMatchObject({
      feedbacks: [],
      awaitedFeedback: [],
      feedback: null,
    });
    expect(JSON.stringify(await linked(token))).not.toContain('Hire her.');
  });

  test('is in the reminder after the interview too, which only a guest without feedback gets', async () => {
    const [late, early] = [aGuest(), aGuest()];
    const { interviewId } = await invitedApplication(portal, office, { interviewers: [late, early] });
    const startsAt = new Date(clock.now().getTime() - 121 * 60_000);
    await portal.dataSource.query('UPDATE interview SET starts_at = ? WHERE id = ?', [startsAt, interviewId]);
    expect(await give(await tokenOf(early))).toBe('OK');
    for (let times = 0; times < 2; times += 1) await portal.container.feedbackReminders.sendDue();
    const reminders = async ({ email }: Guest) =>
      (await mailsTo(portal, email)).filter(({ kind }) => kind === 'FEEDBACK_REMINDER').length;
    expect([await reminders(late), await reminders(early)]).toEqual([1, 0]);
    const reminded = await tokenOf(late, 'FEEDBACK_REMINDER');
    expect(reminded).not.toBe(await tokenOf(late));
    expect(await give(reminded)).toBe('OK');
    // Both links are those of the same guest.
    expect(await linked(await tokenOf(late))).toMatchObject({ feedback: { version: 1 } });
  });

  const employerAct = (document: string, variables: object) => office.employer.client.ask(document, { ...variables });
  const remove = (interviewId: string) =>
    employerAct(SET, { input: { id: interviewId, interviewers: [{ userId: office.employer.id }] } });

  test.each<[string, boolean, (given: Awaited<ReturnType<typeof round>>) => Promise<unknown>]>([
    ['the interview is cancelled', false, ({ interviewId }) => employerAct(CANCEL, { id: interviewId })],
    [
      'the interview is moved',
      false,
      async ({ applicationId, guest }) => {
        await schedule(office.employer, applicationId, {
          roundType: 'RESCHEDULE',
          time: '15:00',
          interviewers: [guest],
        });
        await decideApplication(office.admin, applicationId, 'APPROVE');
      },
    ],
    ['the guest is removed', true, ({ interviewId }) => remove(interviewId)],
    [
      'the candidate withdraws',
      true,
      ({ candidate, applicationId }) => candidate.client.ask(WITHDRAW, { id: applicationId, reason: 'PAY' }),
    ],
    [
      'the application is deactivated',
      true,
      ({ applicationId }) => setApplicationActive(office.admin, applicationId, false),
    ],
    ['the candidate is deleted', true, ({ candidate }) => deleteUsers(office.admin, candidate.id)],
  ])('ends when %s', async (_, isOver, end) => {
    const given = await round({ isOver });
    expect(await linked(given.token)).not.toBeNull();
    await end(given);
    if (!isOver) await over(given.interviewId);
    expect(await linked(given.token)).toBeNull();
    expect(await errorOf(given.token)).toMatchObject({ code: 'INTERVIEW_NOT_OPEN', message: ENDED });
  });

  test('ends when the company is deactivated, and no reminder goes out', async () => {
    const of = await openOffice(portal);
    const { token, guest, interviewId } = await round({ of });
    const startsAt = new Date(clock.now().getTime() - 121 * 60_000);
    await portal.dataSource.query('UPDATE interview SET starts_at = ? WHERE id = ?', [startsAt, interviewId]);
    await setUserActive(of.admin, of.employer.id, false);
    expect(await linked(token)).toBeNull();
    expect(await give(token)).toBe('INTERVIEW_NOT_OPEN');
    await portal.container.feedbackReminders.sendDue();
    expect((await mailsTo(portal, guest.email)).map(({ kind }) => kind)).not.toContain('FEEDBACK_REMINDER');
    await setUserActive(of.admin, of.employer.id, true);
    expect(await give(token)).toBe('OK');
  });

  test('goes on when the name of the guest is corrected', async () => {
    const guest = aGuest();
    const { token, applicationId, interviewId } = await round({ guest, isOver: false });
    await employerAct(SET, { input: { id: interviewId, interviewers: [{ ...guest, name: 'Anita Shaah' }] } });
    await over(interviewId);
    expect(await linked(token)).not.toBeNull();
    await give(token);
    expect((await roundOf(office.employer, applicationId))?.feedbacks).toMatchObject([
      { giverName: 'Anita Shaah (guest)' },
    ]);
  });

  test('keeps the feedback of a guest who is removed, who corrects it when chosen again', async () => {
    const guest = aGuest();
    const { token, applicationId, interviewId } = await round({ guest });
    await give(token);
    await remove(interviewId);
    expect(await linked(token)).toBeNull();
    const kept = await roundOf(office.employer, applicationId);
    expect(kept?.feedbacks).toMatchObject([{ giverName: 'Anita Shah (guest)', note: 'Knows her looms.' }]);
    await portal.dataSource.query('UPDATE interview SET starts_at = starts_at + INTERVAL 9 DAY WHERE id = ?', [
      interviewId,
    ]);
    await employerAct(SET, { input: { id: interviewId, interviewers: [guest] } });
    await over(interviewId);
    const again = await tokenOf(guest);
    expect(again).not.toBe(token);
    expect(await give(again, { version: 1, note: 'Still knows them.' })).toBe('OK');
    expect((await roundOf(office.employer, applicationId))?.feedbacks).toEqual([
      { ...kept?.feedbacks[0], note: 'Still knows them.' },
    ]);
  });

  test('leaves no name of the guest when the company is deleted', async () => {
    const of = await openOffice(portal);
    const guest = { name: 'Zarina Vaghjipura', email: `zarina-${nextNumber()}@mills.example` };
    const { token } = await round({ of, guest });
    await give(token);
    expect(await columnsWith(portal, ['Vaghjipura'])).toEqual(
      expect.arrayContaining(['audit_event.details', 'interview_feedback.guest_name', 'interview_participant.name']),
    );
    await deleteUsers(of.admin, of.employer.id);
    expect(await columnsWith(portal, ['Vaghjipura', guest.email])).toEqual([]);
  });

  test('expires 30 days after the interview, and its row is deleted then', async () => {
    const { token, interviewId } = await round({ isOver: false });
    const [{ startsAt }] = await portal.dataSource.query<[{ startsAt: Date }]>(
      'SELECT starts_at AS startsAt FROM interview WHERE id = ?',
      [interviewId],
    );
    const minutesLeft = (startsAt.getTime() - clock.now().getTime()) / 60_000 + 30 * 1_440;
    clock.letPass(minutesLeft - 1);
    expect(await give(token)).toBe('OK');
    clock.letPass(2);
    expect(await linked(token)).toBeNull();
    expect(await give(token, { version: 1 })).toBe('INTERVIEW_NOT_OPEN');
    const links = async () => {
      const [{ n }] = await portal.dataSource.query<[{ n: string }]>(
        'SELECT COUNT(*) AS n FROM guest_link l JOIN interview_participant ip ON ip.id = l.participant_id WHERE ip.interview_id = ?',
        [interviewId],
      );
      return Number(n);
    };
    expect(await links()).toBe(1);
    await purgeExpiredRows(portal.dataSource, clock.now(), { auditDays: 400, notificationDays: 400 });
    expect(await links()).toBe(0);
  });
});
