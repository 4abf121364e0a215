import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { auditedDetails, createAdmin, DECIDE, decide, decisionOn, type Kind, requestAbout } from './builders/admin.js';
import { APPLY, apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { openJob, postJob, propose, registerEmployer, schedule } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const UNDO = `mutation ($approvalId: ID!) { undoDecision(input: { approvalId: $approvalId }) {
  approval { id state decidedAt reason note undoableUntil subject { __typename } } } }`;
const BULK_UNDO = `mutation ($ids: [ID!]!) { undoDecisions(input: { approvalIds: $ids }) {
  results { approvalId approval { id state } code message } } }`;
const APPLICATION = `query ($id: ID!) { application(id: $id) {
  status proposedStatus approvalState displayStatus feedback dateOfJoining statusUpdatedAt
  interviews { approvalState } approvals { id state decidedAt resultingStatus }
} }`;
const EDIT_JOB = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { approvalState } } }';
/** Ten seconds, in minutes. */
const TEN_SECONDS = 1 / 6;
const TABLES: Readonly<Record<Kind, string>> = {
  company: 'company t',
  job: 'job t',
  application: 'application t',
};

describe('undoing a decision', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
    admin = office.admin;
  });
  afterAll(() => portal.stop());

  /** Returns the stored data of a record and its requests, without its version number and its times of change. */
  async function stored(kind: Kind, id: string) {
    const { dataSource } = portal;
    const rows = await dataSource.query(`SELECT * FROM ${TABLES[kind]} WHERE id = ?`, [id]);
    const [{ version: _version, changed_at: _changedAt, modified_at: _modifiedAt, ...record }] = rows;
    return {
      record,
      requests: await dataSource.query(`SELECT * FROM approval WHERE ${kind}_id = ? ORDER BY id`, [id]),
      terms: await dataSource.query('SELECT term FROM job_term WHERE job_id = ? ORDER BY term', [id]),
      interviews: await dataSource.query('SELECT * FROM interview WHERE application_id = ? ORDER BY id', [id]),
    };
  }
  const decided = async (
    kind: Kind,
    id: string,
    decision: 'APPROVE' | 'REJECT',
    more: object = {},
  ): Promise<string> => {
    const variables = await decisionOn(admin.client, kind, id, decision, more);
    const data = await admin.client.ask<{ decideApproval: { approval: { id: string } } }>(DECIDE, variables);
    return data.decideApproval.approval.id;
  };
  const undo = (approvalId: string, who = admin): Promise<string> => who.client.outcome(UNDO, { approvalId });
  const mailsAbout = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind);
  const trail = async (kind: Kind, id: string): Promise<string[]> => {
    const where = { subjectType: kind.toUpperCase(), subjectId: id, actorType: 'ADMIN' };
    const rows = await portal.dataSource.manager.find(AuditEventEntity, { where, order: { id: 'ASC' } });
    return rows.map(({ action }) => action);
  };

  const rejectedStep = async () => {
    const { applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SHORTLISTED');
    await decide(admin, 'application', applicationId, 'REJECT');
    return applicationId;
  };
  const interviewAnd = async (status: string) => {
    const { applicationId } = await approvedApplication(portal, office);
    await schedule(office.employer, applicationId);
    await decide(admin, 'application', applicationId, 'APPROVE');
    await propose(office.employer, applicationId, status, { feedback: 'Thank you.' });
    return applicationId;
  };
  const changedJob = async () => {
    const id = await openJob(office.employer, admin);
    const input = { id, description: 'Male only.', deadline: daysFromToday(30), openings: 2 };
    await office.employer.client.ask(EDIT_JOB, { input });
    return id;
  };

  test.each<[string, Kind, 'APPROVE' | 'REJECT', () => Promise<string>]>([
    ['approval of a company', 'company', 'APPROVE', async () => (await registerEmployer(portal)).id],
    ['rejection of a company', 'company', 'REJECT', async () => (await registerEmployer(portal)).id],
    ['approval of a job', 'job', 'APPROVE', () => postJob(office.employer)],
    ['approval of a changed job', 'job', 'APPROVE', changedJob],
    [
      'approval of a first application',
      'application',
      'APPROVE',
      async () => apply(await insertCandidate(portal), office.jobId),
    ],
    [
      'rejection of a first application',
      'application',
      'REJECT',
      async () => apply(await insertCandidate(portal), office.jobId),
    ],
    ['approval of a rejected step', 'application', 'APPROVE', rejectedStep],
    ['approval that cancels an interview', 'application', 'APPROVE', () => interviewAnd('REJECTED')],
    ['rejection after an interview', 'application', 'REJECT', () => interviewAnd('REJECTED')],
  ])('restores the record, notifications and emails: the %s', async (_name, kind, decision, make) => {
    const id = await make();
    const before = await stored(kind, id);
    const bell = await portal.dataSource.query('SELECT id, read_at FROM notification ORDER BY id');
    const mails = await portal.dataSource.query('SELECT message_key FROM outbox_message ORDER BY id');
    const approvalId = await decided(kind, id, decision);
    expect(await stored(kind, id)).not.toEqual(before);
    expect(await undo(approvalId)).toBe('OK');
    expect(await stored(kind, id)).toEqual(before);
    expect(await portal.dataSource.query('SELECT id, read_at FROM notification ORDER BY id')).toEqual(bell);
    expect(await portal.dataSource.query('SELECT message_key FROM outbox_message ORDER BY id')).toEqual(mails);
    expect((await trail(kind, id)).slice(-2)).toEqual([decision, 'UNDO']);
    expect(await undo(approvalId)).toMatch(/^(STALE_VERSION|NOT_FOUND)$/);
  });

  test('leaves a pending request that can be decided again, and removes the email of the decision', async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    const approvalId = await decided('application', id, 'REJECT', { reason: 'OTHER', note: 'Called twice.' });
    expect(await mailsAbout(candidate.email)).toEqual(['APPLICATION_REJECTED', 'APPLICATION_RECEIVED']);
    const { undoDecision } = await admin.client.ask<{ undoDecision: object }>(UNDO, { approvalId });
    expect(undoDecision).toMatchObject({
      approval: { id: approvalId, state: 'PENDING', decidedAt: null, reason: null },
    });
    expect(await mailsAbout(candidate.email)).toEqual(['APPLICATION_RECEIVED']);
    expect(await admin.client.outcome(DECIDE, { approvalId, decision: 'APPROVE' })).toBe('OK');
    expect(await mailsAbout(candidate.email)).toEqual(['APPLICATION_APPROVED', 'APPLICATION_RECEIVED']);
    const { application } = await candidate.client.ask<{ application: { approvals: unknown[] } }>(APPLICATION, { id });
    expect(application.approvals).toHaveLength(1);
    expect(await trail('application', id)).toEqual(['REJECT', 'UNDO', 'APPROVE']);
  });

  test('removes the note of a rejection from the audit trail and leaves its reason', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SHORTLISTED');
    const rejection = { reason: 'MORE_FACTS_NEEDED', note: 'He told us about his illness.' };
    const approvalId = await decided('application', applicationId, 'REJECT', rejection);
    expect(await auditedDetails(portal, 'REJECT', applicationId)).toEqual(rejection);
    await undo(approvalId);
    expect(await auditedDetails(portal, 'REJECT', applicationId)).toEqual({ reason: 'MORE_FACTS_NEEDED' });
  });

  test('undoes several decisions in one request and reports one that later changes prevent', async () => {
    const jobs = await Promise.all([postJob(office.employer), postJob(office.employer), postJob(office.employer)]);
    const ids: string[] = [];
    for (const job of jobs) ids.push(await decided('job', job, 'APPROVE'));
    await (await insertCandidate(portal)).client.ask(APPLY, { jobId: jobs[1] });
    const { undoDecisions } = await admin.client.ask<{ undoDecisions: object }>(BULK_UNDO, { ids });
    const undone = (id = '') => ({ approvalId: id, approval: { id, state: 'PENDING' }, code: null, message: null });
    const message = 'This decision cannot be undone because of later changes.';
    expect(undoDecisions).toEqual({
      results: [
        undone(ids[0]),
        { approvalId: ids[1], approval: null, code: 'UNDO_OVERTAKEN', message },
        undone(ids[2]),
      ],
    });
    expect(await trail('job', jobs[2] ?? '')).toEqual(['APPROVE', 'UNDO']);
    expect(await admin.client.outcome(BULK_UNDO, { ids: Array.from({ length: 101 }, () => '1') })).toBe(
      'INVALID_INPUT',
    );
  });

  test('shows its deadline only to the administrator who decided', async () => {
    const id = await postJob(office.employer);
    const start = clock.now().getTime();
    await decided('job', id, 'APPROVE');
    const other = await createAdmin(portal);
    const until = async (who: Actor) => {
      const query = 'query ($id: ID!) { job(id: $id) { approval { undoableUntil } } }';
      const { job } = await who.client.ask<{ job: { approval: { undoableUntil: string | null } } }>(query, { id });
      return job.approval.undoableUntil;
    };
    const own = Date.parse((await until(admin)) ?? '');
    expect(own).toBeGreaterThanOrEqual(start + 10_000);
    expect(own).toBeLessThanOrEqual(clock.now().getTime() + 10_000);
    expect([await until(other), await until(office.employer)]).toEqual([null, null]);
    clock.letPass(TEN_SECONDS);
    expect(await until(admin)).toBeNull();
  });

  test('is rejected after ten seconds and for another administrator', async () => {
    const id = await postJob(office.employer);
    const approvalId = await decided('job', id, 'APPROVE');
    const other = await createAdmin(portal);
    expect(await other.client.errorOf(UNDO, { approvalId })).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^Only \S+ \S+, who made the decision, can undo it\.$/),
    });
    clock.letPass(TEN_SECONDS);
    expect(await admin.client.errorOf(UNDO, { approvalId })).toMatchObject({
      code: 'UNDO_TOO_LATE',
      message: 'It is too late to undo this decision.',
    });
    expect(await undo('987654321')).toBe('NOT_FOUND');
    expect(await undo('12abc')).toBe('NOT_FOUND');
    expect(await undo(await requestAbout(admin.client, 'job', await postJob(office.employer)))).toBe('STALE_VERSION');
  });

  test('is rejected after later changes', async () => {
    const job = await postJob(office.employer);
    const ofJob = await decided('job', job, 'APPROVE');
    await (await insertCandidate(portal)).client.ask(APPLY, { jobId: job });
    expect((await admin.client.errorOf(UNDO, { approvalId: ofJob })).code).toBe('UNDO_OVERTAKEN');
    const application = await apply(await insertCandidate(portal), office.jobId);
    const ofApplication = await decided('application', application, 'APPROVE');
    await propose(office.employer, application, 'SHORTLISTED');
    expect(await undo(ofApplication)).toBe('UNDO_OVERTAKEN');
    const rejectedJob = await postJob(office.employer);
    const rejectionId = await decided('job', rejectedJob, 'REJECT');
    await decide(admin, 'job', rejectedJob, 'APPROVE');
    expect(await undo(rejectionId)).toBe('UNDO_OVERTAKEN');
    expect((await stored('application', application)).record).toMatchObject({ status: 'PENDING' });
  });

  test('is rejected when an email has been sent', async () => {
    const id = await postJob(office.employer);
    const approvalId = await decided('job', id, 'REJECT');
    await portal.dataSource.query(
      `UPDATE outbox_message SET state = 'SENT', sent_at = created_at WHERE message_key LIKE ?`,
      [`%:${approvalId}`],
    );
    expect(await undo(approvalId)).toBe('UNDO_TOO_LATE');
    expect((await stored('job', id)).record).toMatchObject({ approval_state: 'REJECTED' });
  });

  test('happens once when it is requested three times concurrently', async () => {
    const id = await postJob(office.employer);
    const approvalId = await decided('job', id, 'APPROVE');
    const outcomes = await Promise.all([undo(approvalId), undo(approvalId), undo(approvalId)]);
    expect(outcomes.toSorted()).toEqual(['OK', 'STALE_VERSION', 'STALE_VERSION']);
    expect(await trail('job', id)).toEqual(['APPROVE', 'UNDO']);
  });

  test('delays the emails of a decision for ten seconds', async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    await decided('application', id, 'APPROVE');
    const [row] = await portal.dataSource.query(
      'SELECT TIMESTAMPDIFF(SECOND, created_at, due_at) AS held FROM outbox_message WHERE recipient = ? AND kind = ?',
      [candidate.email, 'APPLICATION_APPROVED'],
    );
    expect(Number(row.held)).toBeGreaterThanOrEqual(9);
    expect(Number(row.held)).toBeLessThanOrEqual(10);
  });
});
