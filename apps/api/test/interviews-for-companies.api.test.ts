import { formatWeekdayAndTime, instantInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompaniesReadModel } from '../src/features/companies/companies.read-model.js';
import { auditedDetails, deleteUsers, setApplicationActive, setUserActive } from './builders/admin.js';
import { approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { sendDecisionMails } from './builders/decision-mails.js';
import { approvedEmployer, interviewInput, openJob, propose, SCHEDULE, schedule } from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { pauseAfterNext } from './builders/paused.js';
import { type Actor, daysFromToday, insertUser, logIn } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const CANCEL = `mutation ($input: CancelInterviewInput!) { cancelInterview(input: $input) {
  interview { id cancelledByName cancellationReason cancelNote viewerCanCancel }
} }`;
const SEEN = `query ($id: ID!) { application(id: $id) {
  invitationProblem candidate { firstName lastName } approval { state requestedByName askedBy { name channel } undoableUntil }
  interviews { id roundType date approvalState cancelledAt arrangedByName cancelledByName viewerCanCancel viewerCanGiveFeedback }
  history { kind summary }
} }`;
const NOTIFICATIONS = '{ viewer { notifications { nodes { kind text } } } }';
const WARNINGS = `query ($id: ID!, $date: Date!) { application(id: $id) { interviewWarnings(date: $date, time: "06:00") } }`;
const ASKED = { askedBy: 'Ravi Shah', askedChannel: 'PHONE' };
const COMPANY = 'Surat Silk Mills';

interface Seen {
  approval: object;
  candidate: { firstName: string; lastName: string };
  invitationProblem: string | null;
  interviews: { id: string; viewerCanCancel: boolean }[];
  history: { kind: string; summary: string }[];
}

describe('an interview that an administrator arranges for a company', () => {
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ BRAND_NAME: 'Job Alert' });
    office = await openOffice(portal);
    admin = await logIn(portal, await insertUser(portal, 'ADMIN', { firstName: 'Nisha', lastName: 'Rao' }));
  });
  afterAll(() => portal.stop());

  const see = async ({ client }: Actor, id: string) =>
    (await client.ask<{ application: Seen }>(SEEN, { id })).application;
  const arrange = (applicationId: string, values: Record<string, unknown> = {}) =>
    schedule(admin, applicationId, { ...ASKED, ...values });
  const cancel = (id: string, values: Record<string, unknown> = {}, by = admin) =>
    by.client.ask<{ cancelInterview: { interview: object } }>(CANCEL, {
      input: { id, reason: 'INTERVIEWER_AWAY', ...ASKED, ...values },
    });
  const subjects = async ({ email }: Actor) =>
    (await mailsTo(portal, email)).map(({ subject }) => subject).toReversed();
  const when = (days: number) => formatWeekdayAndTime(instantInIndia(daysFromToday(days), '11:00'));
  const newOffice = async (): Promise<Office> => {
    const employer = await approvedEmployer(portal, office.admin);
    return { admin: office.admin, employer, jobId: await openJob(employer, office.admin) };
  };

  test('is planned, moved and cancelled: both inboxes, both screens, history and audit trail name the administrator', async () => {
    const own = await newOffice();
    const { employer } = own;
    const { candidate, applicationId: id } = await approvedApplication(portal, own);
    await sendDecisionMails(portal);
    const before = { employer: (await subjects(employer)).length, candidate: (await subjects(candidate)).length };

    const planned = await arrange(id, { notes: 'Bring samples.' });
    expect(planned).toMatchObject({ status: 'INTERVIEW_SCHEDULED', interviews: [{ approvalState: 'APPROVED' }] });
    await arrange(id, { roundType: 'RESCHEDULE', date: daysFromToday(5), movedId: planned.interviews[0]?.id });
    const [moved] = (await see(admin, id)).interviews;
    await cancel(moved?.id ?? '', { note: 'The owner is abroad.' });
    await sendDecisionMails(portal);

    const { firstName, lastName } = (await see(admin, id)).candidate;
    const name = `${firstName} ${lastName}`;
    expect((await subjects(employer)).slice(before.employer)).toEqual([
      `We have arranged an interview for ${COMPANY}: ${name} on ${when(3)}`,
      `We have moved an interview for ${COMPANY}: ${name}, now on ${when(5)}`,
      `We have cancelled an interview for ${COMPANY}: ${name} on ${when(5)}`,
    ]);
    expect((await subjects(candidate)).slice(before.candidate)).toEqual([
      `Interview on ${when(3)}: Textile Designer at ${COMPANY}`,
      `Interview moved to ${when(5)}: Textile Designer at ${COMPANY}`,
      `Cancelled: interview on ${when(5)} for Textile Designer at ${COMPANY}`,
    ]);

    const toEmployer = (await mailsTo(portal, employer.email)).slice(0, 3);
    const toCandidate = (await mailsTo(portal, candidate.email)).slice(0, 3);
    for (const { text } of toEmployer) {
      expect(text).toContain(`for ${COMPANY}. Ravi Shah (by phone) asked us to.`);
      expect(text).toMatch(/Nisha Rao has (?:arranged|moved|cancelled) the interview with /);
    }
    expect(toCandidate.map(({ text }) => /Nisha Rao of Job Alert .*/.exec(text)?.[0])).toEqual([
      `Nisha Rao of Job Alert has cancelled it for ${COMPANY}.`,
      `Nisha Rao of Job Alert has moved it for ${COMPANY}.`,
      `Nisha Rao of Job Alert arranges this interview for ${COMPANY}.`,
    ]);
    for (const { text } of toCandidate) {
      expect(text).not.toContain('Ravi Shah');
      expect(text).not.toContain(`${COMPANY} has moved`);
    }
    for (const mails of [toEmployer, toCandidate]) {
      expect(mails.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1])).toEqual([
        'CANCEL',
        'REQUEST',
        'REQUEST',
      ]);
      expect(new Set(mails.map(({ calendar }) => /UID:\S+/.exec(calendar ?? '')?.[0])).size).toBe(1);
    }
    expect(toEmployer[0]?.calendar).not.toContain(candidate.email);
    expect(await employer.client.ask(NOTIFICATIONS)).toEqual({
      viewer: {
        notifications: {
          nodes: [
            { kind: 'INTERVIEW_CANCELLED', text: `${toEmployer[0]?.subject}.` },
            { kind: 'INTERVIEW_SCHEDULED', text: `${toEmployer[1]?.subject}.` },
            { kind: 'INTERVIEW_SCHEDULED', text: `${toEmployer[2]?.subject}.` },
          ],
        },
      },
    });

    for (const actor of [employer, candidate, admin]) {
      const { interviews, history } = await see(actor, id);
      expect(interviews).toMatchObject([{ arrangedByName: 'Nisha Rao', cancelledByName: 'Nisha Rao' }]);
      const arranged = history.filter(({ summary }) => summary.includes('Nisha Rao'));
      expect(arranged.map(({ kind }) => kind)).toEqual(['REQUEST', 'REQUEST', 'INTERVIEW_CANCELLED']);
      const asked = arranged.filter(({ summary }) => summary.includes('Ravi Shah (by phone)'));
      expect(asked).toHaveLength(actor === candidate ? 0 : 3);
    }
    expect((await see(admin, id)).approval).toEqual({
      state: 'APPROVED',
      requestedByName: 'Nisha Rao',
      askedBy: { name: 'Ravi Shah', channel: 'PHONE' },
      undoableUntil: null,
    });
    const company = { companyId: employer.id, askedBy: 'Ravi Shah (by phone)' };
    expect(await auditedDetails(portal, 'PROPOSE', id)).toEqual({
      from: 'INTERVIEW_SCHEDULED',
      to: 'INTERVIEW_SCHEDULED',
      ...company,
    });
    expect(await auditedDetails(portal, 'CANCEL_INTERVIEW', id)).toEqual({
      interviewId: moved?.id,
      reason: 'INTERVIEWER_AWAY',
      ...company,
    });
  });

  test('follows the rules of the employer, and needs who asked for it and how', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    const errorOf = (values: object, by = admin) =>
      by.client.errorOf(SCHEDULE, { input: interviewInput({ applicationId: id, ...ASKED, ...values }) });
    expect(await errorOf({ date: '2020-01-01' })).toMatchObject({
      fields: { date: ['Interview date and time must be in the future.'] },
    });
    expect(await errorOf({ askedBy: ' ', askedChannel: null })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { askedBy: ['Please enter who asked for it.'], askedChannel: ['Please choose how they asked for it.'] },
    });
    expect(await errorOf({ applicationId: '987654' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await errorOf({ roundType: 'NEXT_ROUND' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await admin.client.ask(WARNINGS, { id, date: daysFromToday(3) })).toMatchObject({
      application: { interviewWarnings: [expect.stringContaining('before 7:00 am')] },
    });
    await arrange(id);
    expect(await errorOf({ roundType: 'NEXT_ROUND', time: '11:10' })).toMatchObject({ code: 'INTERVIEW_CLASH' });
    await propose(office.employer, id, 'SELECTED');
    expect((await see(admin, id)).invitationProblem).toBe((await see(office.employer, id)).invitationProblem);
    expect(await errorOf({ roundType: 'NEXT_ROUND' })).toMatchObject({ code: 'APPLICATION_PENDING' });
  });

  test('needs a company that can have jobs, but can be cancelled for any company', async () => {
    const own = await newOffice();
    const { applicationId: id, interviewId } = await invitedApplication(portal, own);
    await setUserActive(office.admin, own.employer.id, false);
    expect(
      await admin.client.errorOf(SCHEDULE, {
        input: interviewInput({ applicationId: id, roundType: 'NEXT_ROUND', date: daysFromToday(6), ...ASKED }),
      }),
    ).toMatchObject({ code: 'COMPANY_NOT_APPROVED' });
    expect((await see(admin, id)).interviews).toMatchObject([{ viewerCanCancel: true, viewerCanGiveFeedback: false }]);
    await cancel(interviewId);
    expect((await see(admin, id)).interviews).toMatchObject([{ viewerCanCancel: false }]);
  });

  test('can be cancelled in an inactive application, where only its employer finds none', async () => {
    const { applicationId: id, interviewId } = await invitedApplication(portal, office);
    await setApplicationActive(office.admin, id, false);
    expect((await see(admin, id)).interviews).toMatchObject([{ viewerCanCancel: true }]);
    const input = { id: interviewId, reason: 'JOB_ON_HOLD', ...ASKED };
    expect(await office.employer.client.outcome(CANCEL, { input })).toBe('NOT_FOUND');
    await cancel(interviewId);
    expect((await see(admin, id)).interviews).toMatchObject([{ viewerCanCancel: false }]);
  });

  test('is not arranged when the company is deactivated at the same moment', async () => {
    const own = await newOffice();
    const { candidate, applicationId } = await approvedApplication(portal, own);
    const check = pauseAfterNext(CompaniesReadModel.prototype, 'findStatus');
    const outcome = admin.client.outcome(SCHEDULE, { input: interviewInput({ applicationId, ...ASKED }) });
    await check.reached;
    await setUserActive(office.admin, own.employer.id, false);
    check.resume();
    expect(await outcome).toBe('COMPANY_NOT_APPROVED');
    expect((await mailsTo(portal, candidate.email)).map(({ kind }) => kind)).not.toContain('INTERVIEW');
  });

  test('is cancelled without anybody of the company if the candidate asked for it', async () => {
    const { candidate, applicationId: id, interviewId } = await invitedApplication(portal, office);
    expect(await admin.client.errorOf(CANCEL, { input: { id: interviewId, reason: 'JOB_ON_HOLD' } })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { askedBy: ['Please enter who asked for it.'] },
    });
    const { interview } = (await cancel(interviewId, { reason: 'CANDIDATE_ASKED', askedBy: null, askedChannel: null }))
      .cancelInterview;
    expect(interview).toMatchObject({ cancelledByName: 'Nisha Rao', cancellationReason: 'CANDIDATE_ASKED' });
    const mail = await mailTo(portal, office.employer.email, 'INTERVIEW_CANCELLED_FOR_COMPANY');
    expect(mail.text).toContain(`for ${COMPANY}. The candidate asked us to.`);
    expect((await see(candidate, id)).history.at(-1)?.summary).toContain(
      'Cancelled by Nisha Rao of the consultancy, for the company, at your request.',
    );
    expect(await auditedDetails(portal, 'CANCEL_INTERVIEW', id)).not.toHaveProperty('askedBy');
  });

  test('stays the employer’s where the employer acts: nobody else is named', async () => {
    const { applicationId: id, interviewId } = await invitedApplication(portal, office);
    await cancel(interviewId, {}, office.employer);
    const { interviews, history } = await see(office.employer, id);
    expect(interviews).toMatchObject([{ arrangedByName: null, cancelledByName: null }]);
    expect(JSON.stringify(history)).not.toMatch(/Nisha|Ravi/);
    const [row] = await portal.dataSource.query<object[]>(
      'SELECT cancelled_by_name AS byName, cancel_asked_by AS askedBy FROM interview WHERE id = ?',
      [interviewId],
    );
    expect(row).toEqual({ byName: null, askedBy: null });
  });

  test('and one of the employer at the same moment: exactly one is written, with one set of emails', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    const input = interviewInput({ applicationId: id, ...ASKED });
    const outcomes = await Promise.all(
      [admin, office.employer, admin, office.employer].map(({ client }) => client.outcome(SCHEDULE, { input })),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    for (const outcome of outcomes)
      expect(['OK', 'APPLICATION_PENDING', 'STALE_VERSION', 'INTERVIEW_CLASH']).toContain(outcome);
    const { interviews, approval } = await see(office.admin, id);
    expect(interviews).toHaveLength(1);
    const isAdmins = outcomes[0] === 'OK' || outcomes[2] === 'OK';
    expect(approval).toMatchObject(
      isAdmins ? { state: 'APPROVED', requestedByName: 'Nisha Rao' } : { state: 'PENDING', requestedByName: COMPANY },
    );
    const invitations = (await mailsTo(portal, candidate.email)).filter(({ kind }) => kind === 'INTERVIEW');
    expect(invitations).toHaveLength(isAdmins ? 1 : 0);
  });

  test('loses the name of the person who asked with the company, and before that with the candidate', async () => {
    const own = await newOffice();
    const { applicationId: id } = await approvedApplication(portal, own);
    const { candidate: gone, applicationId: goneId } = await approvedApplication(portal, own);
    await arrange(id);
    await arrange(goneId);
    await deleteUsers(admin, gone.id);
    await deleteUsers(admin, own.employer.id);
    for (const each of [id, goneId]) {
      expect(await auditedDetails(portal, 'PROPOSE', each)).toEqual({
        from: 'APPLIED',
        to: 'INTERVIEW_SCHEDULED',
        companyId: own.employer.id,
      });
    }
  });

  test('is refused for candidates and for the employer of another company', async () => {
    const { candidate, applicationId: id, interviewId } = await invitedApplication(portal, office);
    const other = await approvedEmployer(portal, office.admin);
    const input = interviewInput({ applicationId: id, roundType: 'NEXT_ROUND', date: daysFromToday(8), ...ASKED });
    const cancelInput = { id: interviewId, reason: 'JOB_ON_HOLD', ...ASKED };
    expect(await candidate.client.outcome(SCHEDULE, { input })).toBe('FORBIDDEN');
    expect(await candidate.client.outcome(CANCEL, { input: cancelInput })).toBe('FORBIDDEN');
    expect(await other.client.outcome(SCHEDULE, { input })).toBe('NOT_FOUND');
    expect(await other.client.outcome(CANCEL, { input: cancelInput })).toBe('NOT_FOUND');
  });
});
