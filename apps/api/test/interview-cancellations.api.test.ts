import { beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, interviewInput, openJob, propose, SCHEDULE, schedule } from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, daysFromToday } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const INTERVIEWS = 'query ($id: ID!) { application(id: $id) { interviews { cancelledAt cancellationReason } } }';
const cancelledFor = (reason: string) => ({
  interviews: [{ cancelledAt: expect.any(String), cancellationReason: reason }],
});
const CANCEL = `mutation ($input: CancelInterviewInput!) { cancelInterview(input: $input) {
  interview { cancellationReason cancelNote outcome viewerCanCancel application { status } }
} }`;
const OUTCOMES = `query ($id: ID!) { application(id: $id) { interviews { outcome cancelNote viewerCanCancel } } }`;
const STANDS = { interviews: [{ cancelledAt: null, cancellationReason: null }] };

describe('a planned interview', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const invited = (of: Office = office) => invitedApplication(portal, of);
  const cancel = (id: string, values: object = {}) =>
    office.employer.client.ask<{ cancelInterview: { interview: object } }>(CANCEL, {
      input: { id, reason: 'INTERVIEWER_AWAY', ...values },
    });
  const errorOf = async (id: string) =>
    (await office.employer.client.errorOf(CANCEL, { input: { id, reason: 'JOB_ON_HOLD' } })).message;

  const interviewsFor = async (who: Actor, id: string) =>
    (await who.client.ask<{ application: object }>(INTERVIEWS, { id })).application;
  const kindsTo = async ({ email }: Actor) => (await mailsTo(portal, email)).map(({ kind }) => kind);

  test.each(['SELECTED', 'REJECTED'])(
    'is cancelled for both sides and in the calendar when %s is approved',
    async (status) => {
      const { candidate, applicationId: id } = await invited();
      await propose(office.employer, id, status);
      expect(await interviewsFor(office.employer, id)).toEqual(STANDS);
      await decideApplication(office.admin, id, 'APPROVE');
      expect(await interviewsFor(office.employer, id)).toEqual(cancelledFor(status));
      expect(await interviewsFor(candidate, id)).toEqual(cancelledFor(status));

      const invitation = await mailTo(portal, candidate.email, 'INTERVIEW');
      const { subject, text, calendar } = await mailTo(portal, candidate.email, 'APPLICATION_APPROVED');
      expect(subject).toMatch(/^(Selected|Your application): /);
      expect(text).toContain('will not take place.');
      expect(await kindsTo(candidate)).not.toContain('INTERVIEW_CANCELLED');
      expect(text).not.toContain('https://meet.example/room');
      const uid = /UID:\S+/.exec(invitation.calendar ?? '')?.[0];
      expect(calendar).toContain('METHOD:CANCEL\r\n');
      expect(calendar).toContain('STATUS:CANCELLED\r\n');
      expect(calendar).toContain(`${uid}\r\nSEQUENCE:1\r\n`);
    },
  );

  test('is not cancelled when the proposal is rejected or the interview has already taken place', async () => {
    const { candidate, applicationId: id } = await invited();
    await propose(office.employer, id, 'REJECTED');
    await decideApplication(office.admin, id, 'REJECT');
    expect(await interviewsFor(candidate, id)).toEqual(STANDS);
    await portal.dataSource.query(
      'UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE application_id = ?',
      [id],
    );
    await propose(office.employer, id, 'SELECTED');
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await interviewsFor(candidate, id)).toEqual(STANDS);
    expect(await kindsTo(candidate)).not.toContain('INTERVIEW_CANCELLED');
  });

  test('is cancelled by its employer at once, with the reason in the email and the note hidden from the candidate', async () => {
    const { candidate, applicationId: id, interviewId } = await invited();
    expect(await cancel(interviewId, { reason: 'CANDIDATE_ASKED', note: 'Called at noon.' })).toEqual({
      cancelInterview: {
        interview: {
          cancellationReason: 'CANDIDATE_ASKED',
          cancelNote: 'Called at noon.',
          outcome: 'CANCELLED',
          viewerCanCancel: false,
          application: { status: 'INTERVIEW_SCHEDULED' },
        },
      },
    });
    const cancelled = { outcome: 'CANCELLED', viewerCanCancel: false };
    expect(await candidate.client.ask(OUTCOMES, { id })).toEqual({
      application: { interviews: [{ ...cancelled, cancelNote: null }] },
    });
    expect(await office.admin.client.ask(OUTCOMES, { id })).toEqual({
      application: { interviews: [{ ...cancelled, cancelNote: 'Called at noon.' }] },
    });
    const { text, calendar } = await mailTo(portal, candidate.email, 'INTERVIEW_CANCELLED');
    expect(text).toContain('At your request.');
    expect(text).not.toContain('Called at noon.');
    expect(calendar).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:1\r\n/);
    const bell = await office.admin.client.ask('{ viewer { notifications(first: 1) { nodes { kind text } } } }');
    expect(bell).toMatchObject({
      viewer: {
        notifications: {
          nodes: [{ kind: 'INTERVIEW_CANCELLED', text: expect.stringMatching(/ has cancelled the interview with /) }],
        },
      },
    });
    expect(await schedule(office.employer, id)).toMatchObject({ status: 'PENDING' });
  });

  test('is cancelled after a reschedule with the next calendar sequence number', async () => {
    const { candidate, applicationId, interviewId } = await invited();
    const moved = { roundType: 'RESCHEDULE', movedId: interviewId, date: daysFromToday(6) };
    const { interviews } = await schedule(office.employer, applicationId, moved);
    expect(await errorOf(interviewId)).toBe('Another time for this interview is waiting for approval.');
    const id = interviews.at(-1)?.id ?? '';
    expect(await errorOf(id)).toBe('This interview is waiting for approval; nobody has been invited yet.');
    await decideApplication(office.admin, applicationId, 'APPROVE');
    expect(await errorOf(interviewId)).toBe('This interview has been moved to another time.');
    const listed = async (when: string) => {
      const query = 'query ($when: InterviewWhen) { viewer { interviews(when: $when, first: 100) { nodes { id } } } }';
      const { viewer } = await candidate.client.ask<{ viewer: { interviews: { nodes: object[] } } }>(query, { when });
      return viewer.interviews.nodes;
    };
    expect([await listed('UPCOMING'), await listed('PAST')]).toEqual([[{ id }], []]);
    await cancel(id);
    expect([await listed('UPCOMING'), await listed('PAST')]).toEqual([[], [{ id }]]);
    expect(await errorOf(id)).toBe('This interview has already been cancelled.');
    const again = interviewInput({ applicationId, ...moved });
    expect(await office.employer.client.outcome(SCHEDULE, { input: again })).toBe('INTERVIEW_NOT_OPEN');
    const { calendar } = await mailTo(portal, candidate.email, 'INTERVIEW_CANCELLED');
    expect(calendar).toMatch(/SEQUENCE:2\r\n/);
    expect(calendar).toContain(`UID:interview-${interviewId}@`);
  });

  test('is cancelled or moved only once when several requests arrive at the same time', async () => {
    const { candidate, applicationId, interviewId } = await invited();
    const moved = { applicationId, roundType: 'RESCHEDULE', movedId: interviewId, date: daysFromToday(6) };
    const outcomes = await Promise.all([
      office.employer.client.outcome(CANCEL, { input: { id: interviewId, reason: 'JOB_ON_HOLD' } }),
      office.employer.client.outcome(SCHEDULE, { input: interviewInput(moved) }),
      office.employer.client.outcome(CANCEL, { input: { id: interviewId, reason: 'JOB_ON_HOLD' } }),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    for (const outcome of outcomes) expect(['OK', 'INTERVIEW_NOT_OPEN', 'STALE_VERSION']).toContain(outcome);
    const mails = await kindsTo(candidate);
    expect(mails.filter((kind) => kind === 'INTERVIEW_CANCELLED')).toHaveLength(outcomes[1] === 'OK' ? 0 : 1);
  });

  test('has the outcome NO_SHOW when it was missed, and no outcome when that approval is undone', async () => {
    const { applicationId: id } = await invited();
    await portal.dataSource.query(
      'UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE application_id = ?',
      [id],
    );
    const unchanged = { cancelNote: null, viewerCanCancel: false };
    await propose(office.employer, id, 'INTERVIEW_NOT_ATTENDED');
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await office.admin.client.ask(OUTCOMES, { id })).toEqual({
      application: { interviews: [{ ...unchanged, outcome: 'NO_SHOW' }] },
    });
    const { application } = await office.admin.client.ask<{ application: { approvals: { id: string }[] } }>(
      'query ($id: ID!) { application(id: $id) { approvals { id } } }',
      { id },
    );
    const undo = 'mutation ($approvalId: ID!) { undoDecision(input: { approvalId: $approvalId }) { approval { id } } }';
    await office.admin.client.ask(undo, { approvalId: application.approvals.at(-1)?.id });
    expect(await office.admin.client.ask(OUTCOMES, { id })).toEqual({
      application: { interviews: [{ ...unchanged, outcome: null }] },
    });
  });

  test('frees its time for another interview of the candidate when it is cancelled', async () => {
    const { candidate, applicationId: id } = await invited();
    await propose(office.employer, id, 'REJECTED');
    await decideApplication(office.admin, id, 'APPROVE');
    const other = { ...office, employer: await approvedEmployer(portal, office.admin) };
    const jobId = await openJob(other.employer, office.admin);
    const { applyToJob } = await candidate.client.ask<{ applyToJob: { application: { id: string } } }>(
      'mutation ($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { application { id } } }',
      { jobId },
    );
    await decideApplication(office.admin, applyToJob.application.id, 'APPROVE');
    expect(await schedule(other.employer, applyToJob.application.id)).toMatchObject({ status: 'PENDING' });
  });

  test.each(
    sampled(
      [
        ['employer', 'deleteUsers', (_: string, { employer }: Office) => employer.id],
        ['job', 'deleteJobs', (_: string, { jobId }: Office) => jobId],
        ['application', 'deleteApplications', (id: string, _: Office) => id],
      ] as const,
      1,
    ),
  )(
    'is cancelled when its %s is deleted, without an email to candidates who were not invited yet',
    async (_, mutation, idOf) => {
      const own = { ...office, employer: await approvedEmployer(portal, office.admin) };
      own.jobId = await openJob(own.employer, own.admin);
      const { candidate, applicationId } = await invited(own);
      const { candidate: uninvited, applicationId: waiting } = await approvedApplication(portal, own);
      await schedule(own.employer, waiting, { date: daysFromToday(8) });
      const ids = mutation === 'deleteApplications' ? [applicationId, waiting] : [idOf(applicationId, own)];
      await office.admin.client.ask(
        `mutation ($ids: [ID!]!) {
          ${mutation}(input: { ids: $ids${mutation === 'deleteUsers' ? ', confirmedCompanies: ["Surat Silk Mills"]' : ''} }) { deleted { interviews } }
        }`,
        { ids },
      );
      expect((await mailTo(portal, candidate.email, 'APPLICATIONS_ENDED')).calendar).toContain('METHOD:CANCEL\r\n');
      expect((await mailTo(portal, uninvited.email, 'APPLICATIONS_ENDED')).calendar).toBeNull();
    },
  );
});
