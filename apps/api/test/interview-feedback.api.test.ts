import { beforeAll, describe, expect, test } from 'vitest';
import { setApplicationActive } from './builders/admin.js';
import { invitedApplication, type Office, openOffice } from './builders/applications.js';
import { daysFromToday } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const GIVE = `mutation ($input: GiveInterviewFeedbackInput!) { giveInterviewFeedback(input: $input) {
  interview { outcome viewerCanGiveFeedback feedback { recommendation skills communication attitude note version } }
} }`;
const HELD = `mutation ($id: ID!, $held: Boolean!) { setInterviewHeld(input: { id: $id, held: $held }) {
  interview { outcome viewerCanSetHeld feedback { version } }
} }`;
const SEEN = `query ($id: ID!) { application(id: $id) {
  interviews { outcome viewerCanGiveFeedback feedback { recommendation note } }
} }`;
const CANCEL = `mutation ($id: ID!) { cancelInterview(input: { id: $id, reason: JOB_ON_HOLD }) { interview { id } } }`;
const IN_DAYS = `query ($from: Date, $to: Date) { viewer { interviews(from: $from, to: $to) { nodes { id } } } }`;
const FEEDBACK = { recommendation: 'YES', skills: 4, communication: 5, attitude: 3, note: 'Knows her looms.' };

describe('feedback on an interview', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const over = (id: string) =>
    portal.dataSource.query('UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE id = ?', [id]);
  async function startedInterview() {
    const invited = await invitedApplication(portal, office);
    await over(invited.interviewId);
    return invited;
  }
  const give = (id: string, values: object = {}) =>
    office.employer.client.ask<{ giveInterviewFeedback: { interview: { feedback: { version: number } } } }>(GIVE, {
      input: { id, ...FEEDBACK, ...values },
    });
  const errorOf = (id: string, values: object = {}) =>
    office.employer.client.errorOf(GIVE, { input: { id, ...FEEDBACK, ...values } });

  test('is visible to the employer and administrators only, and marks the interview as held', async () => {
    const { candidate, applicationId: id, interviewId } = await startedInterview();
    expect(await give(interviewId)).toEqual({
      giveInterviewFeedback: {
        interview: { outcome: 'HELD', viewerCanGiveFeedback: true, feedback: { ...FEEDBACK, version: 1 } },
      },
    });
    const feedback = { recommendation: 'YES', note: 'Knows her looms.' };
    const seen = (viewerCanGiveFeedback: boolean, visibleFeedback: object | null) => ({
      application: { interviews: [{ outcome: 'HELD', viewerCanGiveFeedback, feedback: visibleFeedback }] },
    });
    expect(await office.employer.client.ask(SEEN, { id })).toEqual(seen(true, feedback));
    expect(await office.admin.client.ask(SEEN, { id })).toEqual(seen(false, feedback));
    expect(await candidate.client.ask(SEEN, { id })).toEqual(seen(false, null));
  });

  test('is changed only from its latest version, and is stored once when it is given twice at the same time', async () => {
    const { interviewId: id } = await startedInterview();
    const outcomes = await Promise.all(
      [1, 2].map(() => office.employer.client.outcome(GIVE, { input: { id, ...FEEDBACK } })),
    );
    expect(outcomes.toSorted()).toEqual(['OK', 'STALE_VERSION']);
    const { giveInterviewFeedback } = await give(id, { version: 1, recommendation: 'NO' });
    expect(giveInterviewFeedback.interview.feedback).toMatchObject({ version: 2, recommendation: 'NO' });
    expect((await errorOf(id, { version: 1 })).code).toBe('STALE_VERSION');
  });

  test('requires an interview that has started and was not cancelled, and ratings from 1 to 5', async () => {
    const { interviewId } = await invitedApplication(portal, office);
    expect(await errorOf(interviewId)).toMatchObject({
      code: 'INTERVIEW_NOT_OPEN',
      message: 'You can give feedback once the interview has started.',
    });
    await office.employer.client.ask(CANCEL, { id: interviewId });
    await over(interviewId);
    expect(await errorOf(interviewId)).toMatchObject({
      code: 'INTERVIEW_NOT_OPEN',
      message: 'This interview has already been cancelled.',
    });
    const { interviewId: other, applicationId } = await startedInterview();
    expect(await errorOf(other, { skills: 0, attitude: 6 })).toMatchObject({
      fields: {
        skills: ['Skills: choose a rating from 1 to 5.'],
        attitude: ['Attitude: choose a rating from 1 to 5.'],
      },
    });
    await setApplicationActive(office.admin, applicationId, false);
    expect((await errorOf(other)).code).toBe('NOT_FOUND');
  });

  test('is not required to mark an interview as held, and the mark can be removed until feedback is given', async () => {
    const { candidate, applicationId, interviewId: id } = await startedInterview();
    const say = (was: boolean) => office.employer.client.ask(HELD, { id, held: was });
    const answerWith = (outcome: string | null, viewerCanSetHeld = true) => ({
      setInterviewHeld: { interview: { outcome, feedback: null, viewerCanSetHeld } },
    });
    expect(await say(true)).toEqual(answerWith('HELD'));
    expect(await say(false)).toEqual(answerWith(null));
    expect(await say(true)).toEqual(answerWith('HELD'));
    expect(await candidate.client.ask(SEEN, { id: applicationId })).toEqual({
      application: { interviews: [{ outcome: 'HELD', viewerCanGiveFeedback: false, feedback: null }] },
    });
    await give(id);
    expect(await office.employer.client.errorOf(HELD, { id, held: false })).toMatchObject({
      code: 'INTERVIEW_NOT_OPEN',
      message: 'Feedback has been given on this interview, so it was held.',
    });
    const acts = await portal.dataSource.query(
      "SELECT details FROM audit_event WHERE action = 'SET_INTERVIEW_HELD' AND subject_id = ? ORDER BY id",
      [applicationId],
    );
    expect(acts.map(({ details }: { details: string }) => JSON.parse(details))).toEqual(
      [true, false, true].map((was) => ({ interviewId: id, held: was })),
    );
    const { interviewId: coming } = await invitedApplication(portal, office);
    expect(await office.employer.client.errorOf(HELD, { id: coming, held: true })).toMatchObject({
      message: 'An interview can be marked as held once it has started.',
    });
  });

  test('interviews filtered by date are those of these days in India', async () => {
    const invited = await Promise.all(
      [20, 21, 23].map((days) => invitedApplication(portal, office, { date: daysFromToday(days), time: '00:15' })),
    );
    const { viewer } = await office.employer.client.ask<{ viewer: { interviews: { nodes: { id: string }[] } } }>(
      IN_DAYS,
      { from: daysFromToday(20), to: daysFromToday(21) },
    );
    const ids = invited.map(({ interviewId }) => interviewId);
    expect(viewer.interviews.nodes.map(({ id }) => ids.indexOf(id))).toEqual([1, 0]);
  });
});
