import { beforeAll, describe, expect, test } from 'vitest';
import { auditedDetails, DECIDE, decideApplication, decisionOn } from './builders/admin.js';
import { approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { member } from './builders/company-members.js';
import { approvedEmployer, propose, schedule } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, daysFromToday } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const WITHDRAW = `mutation ($ids: [ID!]!) { withdrawProposals(input: { applicationIds: $ids }) {
  results { applicationId code message application { id status proposedStatus approvalState } } } }`;
const SEEN = `query ($id: ID!) { application(id: $id) {
  status proposedStatus approvalState feedback allowedProposals invitationProblem
  approval { state proposedStatus reason note }
  history { summary approval { state reason } }
  interviews { id approvalState cancelledAt } } }`;
const QUEUE =
  'query ($id: ID!) { application(id: $id) { approvals { id state reason outcomeIfApproved outcomeIfRejected decidedByName } } }';

interface Seen {
  history: { summary: string; approval: { state: string; reason: string | null } | null }[];
  interviews: { id: string; approvalState: string; cancelledAt: string | null }[];
}

interface Result {
  applicationId: string;
  code: string | null;
  message: string | null;
  application: { status: string } | null;
}

describe('a withdrawn proposal', () => {
  let portal: Portal;
  let office: Office;
  let recruiter: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    recruiter = await member(portal, office.employer);
  });

  const withdraw = async ({ client }: Actor, ...ids: string[]) =>
    (await client.ask<{ withdrawProposals: { results: Result[] } }>(WITHDRAW, { ids })).withdrawProposals.results;
  const seen = async ({ client }: Actor, id: string) =>
    (await client.ask<{ application: Seen }>(SEEN, { id })).application;
  const lastEntry = async (actor: Actor, id: string) => (await seen(actor, id)).history.at(-1);

  test('returns the application to its state before, tells both sides who did it, and can be proposed again', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SHORTLISTED');
    expect(await withdraw(recruiter, id)).toEqual([
      {
        applicationId: id,
        code: null,
        message: null,
        application: { id, status: 'APPLIED', proposedStatus: 'APPLIED', approvalState: 'APPROVED' },
      },
    ]);
    expect(await seen(office.employer, id)).toMatchObject({
      approval: { state: 'APPROVED', proposedStatus: 'APPLIED' },
      invitationProblem: null,
    });
    expect((await lastEntry(office.employer, id))?.summary).toMatch(
      /^You proposed Shortlisted on .* Ravi Desai withdrew it the same day\.$/,
    );
    expect((await lastEntry(recruiter, id))?.summary).toMatch(/ You withdrew it the same day\.$/);
    expect((await lastEntry(office.admin, id))?.summary).toMatch(/ Ravi Desai withdrew it the same day\.$/);
    expect(await lastEntry(candidate, id)).toMatchObject({ approval: { reason: null } });
    expect(await auditedDetails(portal, 'WITHDRAW_PROPOSAL', id)).toEqual({ proposed: 'SHORTLISTED' });
    const unread = await portal.dataSource.query(
      'SELECT 1 FROM notification n JOIN approval p ON p.id = n.approval_id WHERE p.application_id = ? AND n.read_at IS NULL',
      [id],
    );
    expect(unread).toEqual([]);
    await propose(recruiter, id, 'SHORTLISTED');
    expect(await decideApplication(office.admin, id, 'APPROVE')).toMatchObject({ status: 'SHORTLISTED' });
  });

  test('shows the reason of the proposal that an administrator rejected before it', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SHORTLISTED');
    await office.admin.client.ask(DECIDE, {
      ...(await decisionOn(office.admin.client, 'application', id, 'REJECT')),
      reason: 'NOT_YET',
    });
    for (const status of ['SHORTLISTED', 'REJECTED']) {
      await propose(office.employer, id, status);
      await withdraw(office.employer, id);
    }
    expect(await seen(office.employer, id)).toMatchObject({
      status: 'APPLIED',
      approvalState: 'REJECTED',
      approval: { state: 'REJECTED', reason: 'NOT_YET' },
    });
  });

  test('leaves no interview: the candidate reads nothing of it, and the time is free again', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    await schedule(office.employer, id);
    await withdraw(office.employer, id);
    expect((await seen(candidate, id)).interviews).toEqual([]);
    expect((await mailsTo(portal, candidate.email)).map(({ kind }) => kind)).not.toContain('INTERVIEW_CANCELLED');
    const { interviews } = await schedule(office.employer, id);
    expect(interviews.map(({ approvalState }) => approvalState)).toContain('PENDING');
  });

  test('of another time keeps the interview at its time', async () => {
    const { candidate, applicationId: id, interviewId } = await invitedApplication(portal, office);
    await schedule(office.employer, id, { roundType: 'RESCHEDULE', movedId: interviewId, date: daysFromToday(9) });
    await withdraw(office.employer, id);
    expect((await seen(candidate, id)).interviews).toMatchObject([{ id: interviewId, cancelledAt: null }]);
    expect(await seen(office.employer, id)).toMatchObject({ status: 'INTERVIEW_SCHEDULED', invitationProblem: null });
  });

  test('tells the administrator who decides about it who withdrew it', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SHORTLISTED');
    const decision = await decisionOn(office.admin.client, 'application', id, 'APPROVE');
    await withdraw(recruiter, id);
    expect(await office.admin.client.errorOf(DECIDE, decision)).toMatchObject({
      code: 'ALREADY_DECIDED',
      message: expect.stringMatching(/^This application was already withdrawn by Ravi Desai on /),
    });
    const { application } = await office.admin.client.ask<{ application: { approvals: object[] } }>(QUEUE, { id });
    expect(application.approvals.at(-1)).toMatchObject({
      state: 'REJECTED',
      reason: 'COMPANY_WITHDREW',
      outcomeIfApproved: null,
      outcomeIfRejected: null,
    });
    expect(await withdraw(recruiter, id)).toMatchObject([
      { code: 'ALREADY_DECIDED', message: 'No proposal for this candidate is waiting for approval.' },
    ]);
  });

  test('and a decision at the same time: one of them wins, and the application says which', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { applicationId: id } = await approvedApplication(portal, office);
      await propose(office.employer, id, 'SHORTLISTED');
      const decision = await decisionOn(office.admin.client, 'application', id, 'APPROVE');
      const [decided, [withdrawn]] = await Promise.all([
        office.admin.client.outcome(DECIDE, decision),
        withdraw(office.employer, id),
      ]);
      const { status } = (await seen(office.admin, id)) as unknown as { status: string };
      expect([decided, withdrawn?.code, status]).toEqual(
        decided === 'OK' ? ['OK', 'ALREADY_DECIDED', 'SHORTLISTED'] : ['ALREADY_DECIDED', null, 'APPLIED'],
      );
    }
  });

  test('is one of several, of which another company and what does not wait stay as they are', async () => {
    const waiting = await approvedApplication(portal, office);
    const idle = await approvedApplication(portal, office);
    await propose(office.employer, waiting.applicationId, 'SHORTLISTED');
    const stranger = await approvedEmployer(portal, office.admin);
    const ids = [idle.applicationId, waiting.applicationId, waiting.applicationId, '999999999'];
    expect((await withdraw(stranger, ...ids)).map(({ code }) => code)).toEqual(ids.map(() => 'NOT_FOUND'));
    expect((await withdraw(recruiter, ...ids)).map(({ code }) => code)).toEqual([
      'ALREADY_DECIDED',
      null,
      'ALREADY_DECIDED',
      'NOT_FOUND',
    ]);
    const interviewer = await member(portal, office.employer, { role: 'INTERVIEWER' });
    expect(await interviewer.client.outcome(WITHDRAW, { ids })).toBe('FORBIDDEN');
  });

  test('counts as withdrawn in the reports, not as rejected', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SHORTLISTED');
    await withdraw(office.employer, id);
    const facts = await portal.dataSource.query(
      'SELECT outcome, decided_by_id, reason FROM approval_fact WHERE application_id = ? ORDER BY approval_id DESC LIMIT 1',
      [id],
    );
    expect(facts).toEqual([{ outcome: 'WITHDRAWN', decided_by_id: null, reason: null }]);
  });
});
