import { beforeAll, describe, expect, test } from 'vitest';
import {
  DECIDE,
  decideApplication,
  decisionOn,
  applicationActiveError,
  setApplicationActive,
} from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { propose, proposalError, schedule } from './builders/employer.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const APPLICANTS = '{ viewer { applications(first: 100) { nodes { id status allowedProposals } } } }';
const APPLICATION = `query ($id: ID!) { application(id: $id) {
  status proposedStatus displayStatus approvalState feedback dateOfJoining
  approvals { state previousStatus proposedStatus resultingStatus requestedByName requestedBy { id } decidedBy { firstName } feedback }
} }`;

interface Seen {
  status: string;
  proposedStatus: string;
  displayStatus: string;
  feedback: string | null;
  dateOfJoining: string | null;
  approvals: {
    state: string;
    resultingStatus: string;
    feedback: string | null;
    requestedBy: unknown;
    decidedBy: unknown;
  }[];
}

const seenBy = async (who: Actor, id: string): Promise<Seen> =>
  (await who.client.ask<{ application: Seen }>(APPLICATION, { id })).application;

describe('decisions about an application', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const listed = async (id: string) => {
    const { viewer } = await office.employer.client.ask<{ viewer: { applications: { nodes: { id: string }[] } } }>(
      APPLICANTS,
    );
    return viewer.applications.nodes.some((node) => node.id === id);
  };

  test('the employer sees an application only after it is approved', async () => {
    const id = await apply(await insertCandidate(portal), office.jobId);
    expect(await listed(id)).toBe(false);
    expect(await office.employer.client.ask(APPLICATION, { id })).toEqual({ application: null });
    expect((await proposalError(office.employer, id, 'SHORTLISTED')).code).toBe('NOT_FOUND');
    expect(await decideApplication(office.admin, id, 'APPROVE')).toMatchObject({
      status: 'APPLIED',
      proposedStatus: 'APPLIED',
      approvalState: 'APPROVED',
      viewerCanDecide: false,
    });
    expect(await listed(id)).toBe(true);
  });

  test('a decision is rejected when it expects another proposed status or comes a second time', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SHORTLISTED');
    const { client } = office.admin;
    const decision = await decisionOn(client, 'application', id, 'APPROVE', { expectedState: 'PENDING' });
    const outcome = (expectedProposedStatus: string) => client.outcome(DECIDE, { ...decision, expectedProposedStatus });
    expect(await outcome('APPLIED')).toBe('STALE_VERSION');
    expect(await outcome('SHORTLISTED')).toBe('OK');
    expect(await outcome('SHORTLISTED')).toBe('ALREADY_DECIDED');
  });

  test('a rejected new application stays hidden from the employer, shows as rejected and can still be approved', async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    expect(await decideApplication(office.admin, id, 'REJECT')).toMatchObject({
      status: 'PENDING',
      proposedStatus: 'APPLIED',
      approvalState: 'REJECTED',
      viewerCanDecide: true,
    });
    expect(await listed(id)).toBe(false);
    expect(await seenBy(candidate, id)).toMatchObject({
      displayStatus: 'REJECTED',
      approvals: [{ resultingStatus: 'REJECTED', state: 'REJECTED' }],
    });
    expect(await decideApplication(office.admin, id, 'APPROVE')).toMatchObject({ status: 'APPLIED' });
    expect(await listed(id)).toBe(true);
  });

  test('an approved proposal sets the status, the feedback and the date of joining', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SELECTED', {
      feedback: 'Well done.',
      dateOfJoining: daysFromToday(60),
    });
    expect(await seenBy(candidate, applicationId)).toMatchObject({ feedback: null, dateOfJoining: null });
    expect(await decideApplication(office.admin, applicationId, 'APPROVE')).toMatchObject({ status: 'SELECTED' });
    expect(await seenBy(candidate, applicationId)).toMatchObject({
      status: 'SELECTED',
      displayStatus: 'SELECTED',
      feedback: 'Well done.',
      dateOfJoining: daysFromToday(60),
    });
  });

  test('a rejected proposal restores the last approved status', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SHORTLISTED');
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await propose(office.employer, applicationId, 'REJECTED', { feedback: 'Not for us.' });
    expect(await decideApplication(office.admin, applicationId, 'REJECT')).toMatchObject({
      status: 'SHORTLISTED',
      proposedStatus: 'SHORTLISTED',
      approvalState: 'REJECTED',
    });
    expect(await seenBy(candidate, applicationId)).toMatchObject({ displayStatus: 'SHORTLISTED', feedback: null });
  });

  test('the history lists every step and hides unapproved feedback from the candidate', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'REJECTED', { feedback: 'Too young.' });
    await decideApplication(office.admin, applicationId, 'REJECT');
    await propose(office.employer, applicationId, 'SELECTED', { feedback: 'Welcome.' });
    const byEmployer = { requestedByName: 'Surat Silk Mills', requestedBy: { id: office.employer.id } };
    const byAsha = { decidedBy: { firstName: 'Asha' } };
    expect((await seenBy(office.admin, applicationId)).approvals).toMatchObject([
      { state: 'APPROVED', previousStatus: null, requestedBy: { id: candidate.id }, ...byAsha, feedback: null },
      { state: 'REJECTED', resultingStatus: 'APPLIED', ...byEmployer, ...byAsha, feedback: 'Too young.' },
      { state: 'PENDING', resultingStatus: 'PENDING', ...byEmployer, decidedBy: null, feedback: 'Welcome.' },
    ]);
    const own = await seenBy(candidate, applicationId);
    expect(own.approvals.map(({ feedback }) => feedback)).toEqual([null, null, null]);
    expect(JSON.stringify(own)).not.toMatch(/Too young|Welcome|SELECTED|"proposedStatus":"REJECTED"|decidedBy":{|@/);
    const seen = [...own.approvals, ...(await seenBy(office.employer, applicationId)).approvals];
    expect(seen.every(({ requestedBy, decidedBy }) => requestedBy === null && decidedBy === null)).toBe(true);
  });

  test('an inactive application is hidden from the employer and takes no proposals until it is active again', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await setApplicationActive(office.admin, applicationId, false);
    expect(await listed(applicationId)).toBe(false);
    expect(await office.employer.client.ask(APPLICATION, { id: applicationId })).toEqual({ application: null });
    expect((await proposalError(office.employer, applicationId, 'SHORTLISTED')).code).toBe('APPLICATION_INACTIVE');
    expect(await seenBy(candidate, applicationId)).toMatchObject({ displayStatus: 'APPLIED' });
    await setApplicationActive(office.admin, applicationId, true);
    expect(await listed(applicationId)).toBe(true);
    expect(await propose(office.employer, applicationId, 'SHORTLISTED')).toMatchObject({ status: 'PENDING' });
  });

  test('an application that waits for approval cannot be deactivated', async () => {
    const id = await apply(await insertCandidate(portal), office.jobId);
    expect(await applicationActiveError(office.admin, id, false)).toMatchObject({
      code: 'STATUS_NOT_ALLOWED',
      message: 'Only an approved application can be set Active or Inactive.',
    });
  });

  test('the candidate sees an interview only after it is approved', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await schedule(office.employer, applicationId);
    const interviews = async () =>
      (
        await candidate.client.ask<{ application: { interviews: unknown[] } }>(
          'query ($id: ID!) { application(id: $id) { interviews { date } } }',
          { id: applicationId },
        )
      ).application.interviews.length;
    expect(await interviews()).toBe(0);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    expect(await interviews()).toBe(1);
  });
});
