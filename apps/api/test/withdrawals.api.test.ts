import { reapplyDate } from '@job-alert/domain/applications/reapply';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECIDE, decisionOn, auditedDetails } from './builders/admin.js';
import { APPLY, apply, approvedApplication, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { propose, proposalError, schedule } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const SEEN = `query ($id: ID!) {
  application(id: $id) {
    status displayStatus proposedStatus approvalState allowedProposals invitationProblem viewerCanDecide viewerCanWithdraw
    withdrawal { reason note }
    approvals { state reason summary resultingStatus }
    approval { outcomeIfApproved }
    interviews { cancelledAt }
  }
}`;
interface Seen {
  application: {
    status: string;
    approvals: { state: string; reason: string | null; summary: string }[];
    [field: string]: unknown;
  } | null;
}
const GONE = { reason: 'OTHER_JOB', note: 'I start elsewhere in June.' };

describe('a withdrawal', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const withdraw = ({ client }: Actor, id: string) => client.outcome(WITHDRAW, { id, reason: 'PAY' });
  const approve = async (id: string) =>
    office.admin.client.outcome(DECIDE, await decisionOn(office.admin.client, 'application', id, 'APPROVE'));
  const seen = async ({ client }: Actor, id: string) => (await client.ask<Seen>(SEEN, { id })).application;
  const employerMails = async (): Promise<string[]> =>
    (await mailsTo(portal, office.employer.email))
      .filter(({ kind }) => kind === 'APPLICATION_WITHDRAWN')
      .map(({ subject }) => subject);

  test('is shown to employer and administrator with its reason, and blocks further steps', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    expect(await candidate.client.ask(WITHDRAW, { id, ...GONE })).toEqual({
      withdrawApplication: {
        application: { status: 'APPLIED', displayStatus: 'APPLIED', viewerCanWithdraw: false, withdrawal: GONE },
      },
    });
    expect(await seen(office.employer, id)).toMatchObject({
      status: 'APPLIED',
      withdrawal: GONE,
      allowedProposals: [],
      invitationProblem: 'The candidate has withdrawn this application.',
    });
    expect(await seen(office.admin, id)).toMatchObject({ withdrawal: GONE, viewerCanDecide: false });
    expect((await proposalError(office.employer, id, 'SHORTLISTED')).code).toBe('APPLICATION_WITHDRAWN');
    expect(await withdraw(candidate, id)).toBe('APPLICATION_WITHDRAWN');
    const [news] = await portal.dataSource.query("SELECT text FROM notification WHERE kind = 'APPLICATION_WITHDRAWN'");
    expect(news.text).toMatch(/ has withdrawn the application for /);
    expect(await employerMails()).toEqual([expect.stringMatching(/^Withdrawn: /)]);
    expect(await auditedDetails(portal, 'WITHDRAW', id)).toEqual({ reason: 'OTHER_JOB' });
  });

  test('rejects a pending proposal, which can no longer be approved', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SHORTLISTED');
    expect(await withdraw(candidate, id)).toBe('OK');
    const forAdmin = await seen(office.admin, id);
    expect(forAdmin).toMatchObject({
      status: 'APPLIED',
      proposedStatus: 'APPLIED',
      approvalState: 'REJECTED',
      approval: { outcomeIfApproved: null },
    });
    expect(forAdmin?.approvals.at(-1)).toMatchObject({ state: 'REJECTED', reason: 'CANDIDATE_WITHDREW' });
    expect(forAdmin?.approvals.at(-1)?.summary).toMatch(/proposed Shortlisted on .* The candidate withdrew/);
    expect(await approve(id)).toBe('APPLICATION_WITHDRAWN');
    const unread = await portal.dataSource.query(
      'SELECT 1 FROM notification n JOIN application a ON a.approval_id = n.approval_id WHERE a.id = ? AND n.read_at IS NULL',
      [id],
    );
    expect(unread).toEqual([]);
  });

  test('cancels a scheduled interview', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    await schedule(office.employer, id);
    expect(await approve(id)).toBe('OK');
    expect(await withdraw(candidate, id)).toBe('OK');
    expect(await seen(candidate, id)).toMatchObject({ interviews: [{ cancelledAt: expect.any(String) }] });
  });

  test('is confirmed to the candidate by one email', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    expect(await withdraw(candidate, applicationId)).toBe('OK');
    const subjects = (await mailsTo(portal, candidate.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('You have withdrawn your application: '))).toHaveLength(1);
  });

  test('of an unapproved application does not notify the employer', async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    const before = await employerMails();
    expect(await withdraw(candidate, id)).toBe('OK');
    expect(await employerMails()).toEqual(before);
    expect(await seen(office.employer, id)).toBeNull();
    const own = await seen(candidate, id);
    expect(own?.approvals[0]?.summary).toMatch(/^You applied on .* You withdrew/);
    // The history must not show a rejection, because the application was not rejected.
    expect(own).toMatchObject({ displayStatus: 'APPLIED', approvals: [{ resultingStatus: 'APPLIED' }] });
  });

  test('lets the candidate apply again after 30 days and not earlier', async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    await withdraw(candidate, id);
    const own = '{ viewer { appliedJobs { applyState reapplyOn } } }';
    expect(await candidate.client.ask(own)).toEqual({
      viewer: { appliedJobs: [{ applyState: 'REAPPLY_LATER', reapplyOn: reapplyDate(new Date()) }] },
    });
    expect(await candidate.client.outcome(APPLY, { jobId: office.jobId })).toBe('REAPPLY_TOO_SOON');
    await portal.dataSource.query('UPDATE application SET applied_at = applied_at - INTERVAL 31 DAY WHERE id = ?', [
      id,
    ]);
    expect(await candidate.client.outcome(APPLY, { jobId: office.jobId })).toBe('OK');
  });

  test('and a concurrent decision exclude each other, and the later one gets an error', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'REJECTED');
    const [withdrawn, decided] = await Promise.all([withdraw(candidate, id), approve(id)]);
    expect([
      ['OK', 'APPLICATION_WITHDRAWN'],
      ['STATUS_NOT_ALLOWED', 'OK'],
    ]).toContainEqual([withdrawn, decided]);
    const application = await seen(office.admin, id);
    expect(application?.withdrawal === null).toBe(application?.status === 'REJECTED');
  });
});
