import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { decide, requestAbout } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { postJob, propose } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const BULK_DECIDE = `mutation ($decisions: [DecideApprovalInput!]!) {
  decideApprovals(input: { decisions: $decisions }) { results {
    approvalId code message decidedByName
    approval { id state subject { ... on Job { id isOpen } ... on Application { id status } } }
  } }
}`;

interface Decided {
  decideApprovals: {
    results: {
      approvalId: string;
      code: string | null;
      message: string | null;
      decidedByName: string | null;
      approval: object | null;
    }[];
  };
}

describe('deciding about several requests at once', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const send = async (decisions: readonly object[]) =>
    (await office.admin.client.ask<Decided>(BULK_DECIDE, { decisions })).decideApprovals.results;
  const waitingJob = async () => {
    const id = await postJob(office.employer);
    return { id, approvalId: await requestAbout(office.admin.client, 'job', id) };
  };

  test('decides each request separately and returns a result for each, with its own email and audit event', async () => {
    const [job, decidedJob] = [await waitingJob(), await waitingJob()];
    const candidate = await insertCandidate(portal);
    const applicationId = await apply(candidate, office.jobId);
    const approvalId = await requestAbout(office.admin.client, 'application', applicationId);
    await decide(office.admin, 'job', decidedJob.id, 'APPROVE');
    const results = await send([
      { approvalId: job.approvalId, decision: 'APPROVE' },
      { approvalId: decidedJob.approvalId, decision: 'REJECT', reason: 'PAY_UNCLEAR' },
      { approvalId, decision: 'REJECT', reason: 'PAY_UNCLEAR' },
      { approvalId: '987654321', decision: 'APPROVE' },
      { approvalId, decision: 'REJECT', reason: 'OTHER', note: 'Called twice.' },
    ]);
    expect(results.map(({ code }) => code)).toEqual([null, 'ALREADY_DECIDED', 'INVALID_INPUT', 'NOT_FOUND', null]);
    expect(results[0]).toEqual({
      approvalId: job.approvalId,
      code: null,
      message: null,
      decidedByName: null,
      approval: { id: job.approvalId, state: 'APPROVED', subject: { id: job.id, isOpen: true } },
    });
    expect(results[1]?.message).toContain(`This job was already approved by ${results[1]?.decidedByName} on `);
    expect(results.map(({ decidedByName }) => decidedByName)).toEqual([null, 'Asha Patel', null, null, null]);
    expect(results[4]?.approval).toMatchObject({ state: 'REJECTED', subject: { id: applicationId } });
    expect((await mailsTo(portal, candidate.email)).map(({ kind }) => kind)).toEqual([
      'APPLICATION_REJECTED',
      'APPLICATION_RECEIVED',
    ]);
    const trail = await portal.dataSource.manager.findBy(AuditEventEntity, { subjectType: 'JOB', subjectId: job.id });
    expect(trail.map(({ action }) => action)).toContain('APPROVE');
  });

  test('does not replace a rejection, even if the caller expects the state REJECTED', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SHORTLISTED');
    await decide(office.admin, 'application', applicationId, 'REJECT');
    const approvalId = await requestAbout(office.admin.client, 'application', applicationId);
    const [result] = await send([{ approvalId, decision: 'APPROVE', expectedState: 'REJECTED' }]);
    expect(result).toMatchObject({ code: 'ALREADY_DECIDED', approval: null });
  });

  test('accepts at most 100 requests', async () => {
    const decisions = Array.from({ length: 101 }, () => ({ approvalId: '987654321', decision: 'APPROVE' }));
    expect(await office.admin.client.errorOf(BULK_DECIDE, { decisions })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { decisions: ['Decide at most 100 requests at once.'] },
    });
    expect(await send(decisions.slice(1))).toHaveLength(100);
    expect(await send([])).toEqual([]);
  });
});
