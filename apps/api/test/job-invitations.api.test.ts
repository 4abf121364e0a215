import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { createAdmin } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { openJob } from './builders/employer.js';
import { insertInvitee, invite, inviteAll, INVITE } from './builders/job-invitations.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, insertCandidate, letDaysPassSinceApplying, letDeadlinePass } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const CHECK = `query ($jobId: ID!, $candidateIds: [ID!]!) {
  invitationCheck(jobId: $jobId, candidateIds: $candidateIds) {
    candidates { candidateId problem message } remainingToday expiresAt
  }
}`;
interface Check {
  invitationCheck: {
    candidates: { candidateId: string; problem: string | null; message: string | null }[];
    remainingToday: number;
    expiresAt: string;
  };
}
const OF_JOB = `query ($id: ID!) {
  job(id: $id) {
    invitations { totalCount nodes { id state message invitedByName candidate { firstName } job { title } applicationId } }
    invitationCounts { state count }
  }
}`;
const NOTIFICATIONS = '{ viewer { notifications { nodes { kind text path } } } }';

let portal: Portal;
let office: Office;
beforeAll(async () => {
  portal = await sharedPortal();
  office = await openOffice(portal);
});

const check = async (admin: Actor, jobId: string, people: readonly Actor[]) =>
  (await admin.client.ask<Check>(CHECK, { jobId, candidateIds: people.map(({ id }) => id) })).invitationCheck;
const problemOf = async (candidate: Actor, jobId = office.jobId): Promise<string | null | undefined> => {
  const { candidates } = await check(office.admin, jobId, [candidate]);
  const [result] = await inviteAll(office.admin, jobId, [candidate]);
  // Both say the same.
  expect(result?.problem).toBe(candidates[0]?.problem);
  return result?.problem;
};
const invitationMails = async ({ email }: Actor) =>
  (await mailsTo(portal, email)).filter(({ kind }) => kind === 'JOB_INVITATION');

describe('an invitation to a job', () => {
  test('is one email with the job, the pay and the recruiter’s sentence, and one notification', async () => {
    const candidate = await insertInvitee(portal);
    const { id } = await invite(portal, office.admin, office.jobId, candidate, 'Asha, <b>this</b> fits you.');
    const mail = await mailTo(portal, candidate.email, 'JOB_INVITATION');
    expect(mail.subject).toBe('Invitation to apply: Textile Designer at Surat Silk Mills');
    for (const part of ['Surat (On-site)', '₹3,00,000', '> Asha, <b>this</b> fits you.', 'your profile, your resume']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).not.toContain('<b>this</b>');
    expect(await invitationMails(candidate)).toHaveLength(1);
    expect(await candidate.client.ask(NOTIFICATIONS)).toMatchObject({
      viewer: { notifications: { nodes: [{ kind: 'JOB_INVITATION', path: expect.stringContaining('candidate') }] } },
    });
    const { job } = await office.admin.client.ask<{ job: { invitations: { nodes: object[] } } }>(OF_JOB, {
      id: office.jobId,
    });
    expect(job.invitations.nodes).toContainEqual({
      id,
      state: 'OPEN',
      message: 'Asha, <b>this</b> fits you.',
      invitedByName: 'Asha Patel',
      candidate: { firstName: 'Asha' },
      job: { title: 'Textile Designer' },
      applicationId: null,
    });
  });

  test('is sent to each of several candidates with a result of its own', async () => {
    const [first, inactive, last] = [
      await insertInvitee(portal),
      await insertInvitee(portal, { isActive: false }),
      await insertInvitee(portal),
    ];
    const results = await inviteAll(office.admin, office.jobId, [first, inactive, { id: '987654321' }, last]);
    expect(results).toMatchObject([
      { candidateId: first.id, invitation: { state: 'OPEN' }, code: null },
      { invitation: null, problem: 'INACTIVE', code: 'INVITATION_NOT_ALLOWED', message: 'The account is inactive.' },
      { invitation: null, problem: null, code: 'NOT_FOUND' },
      { candidateId: last.id, invitation: { state: 'OPEN' } },
    ]);
  });

  test('is sent once for a candidate and a job, also by many requests of two administrators at once', async () => {
    const candidate = await insertInvitee(portal);
    const second = await createAdmin(portal);
    const attempts = Array.from({ length: 50 }, (_, index) =>
      inviteAll(index % 2 === 0 ? office.admin : second, office.jobId, [candidate]),
    );
    const results = (await Promise.all(attempts)).flat();
    expect(results.filter(({ invitation }) => invitation !== null)).toHaveLength(1);
    expect(new Set(results.map(({ problem }) => problem))).toEqual(new Set([null, 'INVITED']));
    expect(await invitationMails(candidate)).toHaveLength(1);
  });

  test('is not sent to somebody inactive, hidden, without consent, unconfirmed or whose mail bounced', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    expect(await problemOf(await insertInvitee(portal, { isActive: false }))).toBe('INACTIVE');
    expect(await problemOf(await insertInvitee(portal, {}, { isHiddenFromSearch: true }))).toBe('OPTED_OUT');
    expect(await problemOf(await insertInvitee(portal, { consentVersion: '2025-01-01' }))).toBe('NOT_ASKED');
    expect(await problemOf(await insertInvitee(portal, { consentVersion: null, consentAt: null }))).toBe('NOT_ASKED');
    expect(await problemOf(await insertCandidate(portal))).toBe('EMAIL_UNCONFIRMED');
    const bounced = await insertInvitee(portal);
    const mail = { kind: 'WELCOME', recipient: bounced.email, subject: 'Hello', text: '', html: '', attempts: 8 };
    const insertMail = (messageKey: string, state: 'DEAD' | 'SENT', createdAt: Date) =>
      portal.dataSource.manager.insert(OutboxMessageEntity, {
        ...mail,
        messageKey,
        state,
        createdAt,
        dueAt: createdAt,
        sentAt: state === 'SENT' ? createdAt : null,
      });
    await insertMail(`bounced:${bounced.id}`, 'DEAD', yesterday);
    expect(await problemOf(bounced)).toBe('EMAIL_UNDELIVERED');
    await insertMail(`arrived:${bounced.id}`, 'SENT', new Date());
    expect(await problemOf(bounced)).toBeNull();
  });

  test('is not sent to an applicant of the job, nor of the company within 30 days, nor within 6 months of a rejection', async () => {
    const { manager } = portal.dataSource;
    const candidate = await insertInvitee(portal);
    const applicationId = await apply(candidate, office.jobId);
    const otherJob = await openJob(office.employer, office.admin, { title: 'Print Designer' });
    await letDaysPassSinceApplying(portal, applicationId, 400);
    expect(await problemOf(candidate)).toBe('APPLIED');
    await letDaysPassSinceApplying(portal, applicationId, 29);
    expect(await problemOf(candidate, otherJob)).toBe('APPLIED_TO_COMPANY');
    await letDaysPassSinceApplying(portal, applicationId, 200);
    const statusUpdatedAt = new Date(Date.now() - 180 * 86_400_000);
    await manager.update(
      ApplicationEntity,
      { id: applicationId },
      { approvalState: 'APPROVED', approvedStatus: 'REJECTED', statusUpdatedAt },
    );
    expect(await problemOf(candidate, otherJob)).toBe('REJECTED');
    await manager.update(
      ApplicationEntity,
      { id: applicationId },
      { statusUpdatedAt: new Date(Date.now() - 184 * 86_400_000) },
    );
    expect(await problemOf(candidate, otherJob)).toBeNull();
  });

  test('is not sent to somebody with three to answer; those of a closed job do not count', async () => {
    const candidate = await insertInvitee(portal);
    const jobs: string[] = [];
    for (const title of ['Weaver', 'Dyer', 'Printer', 'Cutter']) {
      jobs.push(await openJob(office.employer, office.admin, { title }));
    }
    const [fourth = '', ...three] = jobs;
    // All at once: the limit holds.
    const results = await Promise.all(jobs.map((jobId) => inviteAll(office.admin, jobId, [candidate])));
    expect(results.flat().filter(({ invitation }) => invitation !== null)).toHaveLength(3);
    expect(results.flat().filter(({ problem }) => problem === 'OPEN_INVITATIONS')).toHaveLength(1);
    const refused = jobs[results.findIndex(([result]) => result?.problem !== null)] ?? fourth;
    for (const jobId of [fourth, ...three].filter((id) => id !== refused)) await letDeadlinePass(portal, jobId);
    expect(await problemOf(candidate, refused)).toBeNull();
  });

  test('is sent at most a hundred times a day by one administrator', async () => {
    const busy = await createAdmin(portal);
    const candidate = await insertInvitee(portal);
    const other = await insertInvitee(portal);
    await invite(portal, busy, office.jobId, candidate);
    const { manager } = portal.dataSource;
    // 98 more of today.
    const job = await openJob(office.employer, office.admin, { title: 'Folder' });
    const people = await Promise.all(Array.from({ length: 98 }, () => insertInvitee(portal)));
    const now = new Date();
    await manager.insert(
      JobInvitationEntity,
      people.map(({ id }) => ({
        jobId: job,
        candidateId: id,
        invitedById: busy.id,
        invitedByName: 'Asha Patel',
        invitedAt: now,
        expiresAt: new Date(now.getTime() + 1_000),
      })),
    );
    expect((await check(busy, office.jobId, [other, candidate])).remainingToday).toBe(1);
    const last = await insertInvitee(portal);
    expect((await check(busy, office.jobId, [other, last])).candidates).toMatchObject([
      { problem: null },
      { problem: 'DAILY_LIMIT', message: 'You can invite 100 candidates a day.' },
    ]);
    const results = await Promise.all([other, last].map((person) => inviteAll(busy, office.jobId, [person])));
    expect(
      results
        .flat()
        .map(({ problem }) => problem)
        .toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
    ).toEqual([null, 'DAILY_LIMIT']);
    expect((await check(office.admin, office.jobId, [last])).remainingToday).toBeGreaterThan(0);
  });

  test('needs an open job, at most 100 candidates and a short message', async () => {
    const candidate = await insertInvitee(portal);
    const closed = await openJob(office.employer, office.admin, { title: 'Closed' });
    await letDeadlinePass(portal, closed);
    const error = (input: object) =>
      office.admin.client.errorOf(INVITE, { input: { jobId: office.jobId, candidateIds: [candidate.id], ...input } });
    expect(await error({ jobId: closed })).toMatchObject({ code: 'JOB_NOT_OPEN' });
    expect(await error({ jobId: '987654321' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await error({ message: 'x'.repeat(501) })).toMatchObject({ code: 'INVALID_INPUT' });
    const candidateIds = Array.from({ length: 101 }, () => candidate.id);
    expect(await error({ candidateIds })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await office.admin.client.errorOf(CHECK, { jobId: office.jobId, candidateIds })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('is read with few statements, however many there are', async () => {
    const statements = new StatementListener(portal);
    const read = () => office.admin.client.ask(OF_JOB, { id: office.jobId });
    expect((await statements.during(read)).length).toBeLessThanOrEqual(7);
    const people = await Promise.all(Array.from({ length: 3 }, () => insertInvitee(portal)));
    expect((await statements.during(() => check(office.admin, office.jobId, people))).length).toBeLessThanOrEqual(6);
  });

  test('cannot be sent to a candidate who has agreed only to an older notice, until they agree to the new one', async () => {
    const candidate = await insertInvitee(portal, { consentVersion: '2026-01-01' });
    expect(await problemOf(candidate)).toBe('NOT_ASKED');
    await portal.dataSource.manager.update(
      UserEntity,
      { id: candidate.id },
      { consentVersion: PRIVACY_NOTICE_VERSION },
    );
    expect(await problemOf(candidate)).toBeNull();
  });
});
