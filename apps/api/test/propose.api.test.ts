import { beforeAll, describe, expect, test } from 'vitest';
import { DECIDE, decideApplication, decisionOn } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, PROPOSE, propose, proposalError, schedule } from './builders/employer.js';
import { daysFromToday, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const BULK_PROPOSE = `mutation ($proposals: [ProposedStepInput!]!) {
  proposeApplicationStatuses(input: { proposals: $proposals }) {
    results { applicationId code message application { id status proposedStatus feedback } }
  }
}`;

interface Proposed {
  proposeApplicationStatuses: {
    results: { applicationId: string; code: string | null; message: string | null; application: object | null }[];
  };
}

describe('a proposal for the next step of an application', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  test('makes the application wait for the administrator', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    expect(await propose(office.employer, applicationId, 'SHORTLISTED')).toEqual({
      id: applicationId,
      status: 'PENDING',
      proposedStatus: 'SHORTLISTED',
      approvalState: 'PENDING',
      feedback: null,
      dateOfJoining: null,
      allowedProposals: [],
    });
  });

  test('is rejected while another proposal waits', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SHORTLISTED');
    expect(await proposalError(office.employer, applicationId, 'SELECTED')).toMatchObject({
      code: 'APPLICATION_PENDING',
      message: "Cannot update application with 'Pending' status. Please wait for admin approval.",
    });
  });

  test('can report a missed interview, and hasInterview is true once an interview is approved', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    const hasInterview = async () =>
      (
        await office.employer.client.ask<{ application: { hasInterview: boolean } }>(
          'query ($id: ID!) { application(id: $id) { hasInterview } }',
          { id },
        )
      ).application.hasInterview;
    expect(await hasInterview()).toBe(false);
    await schedule(office.employer, id);
    expect(await hasInterview()).toBe(false);
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await hasInterview()).toBe(true);
    await propose(office.employer, id, 'INTERVIEW_NOT_ATTENDED');
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await hasInterview()).toBe(true);
  });

  test('rejects a new date of joining before today but accepts an unchanged approved date that has passed', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    const offer = (dateOfJoining: string) => [office.employer, applicationId, 'SELECTED', { dateOfJoining }] as const;
    expect(await proposalError(...offer(daysFromToday(-1)))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { dateOfJoining: ['Date of Joining cannot be before today.'] },
    });
    await propose(...offer(daysFromToday(0)));
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const pastDay = daysFromToday(-5);
    await portal.dataSource.query('UPDATE application SET date_of_joining = ? WHERE id = ?', [pastDay, applicationId]);
    const corrected = { feedback: 'Welcome.', dateOfJoining: pastDay };
    expect(await propose(office.employer, applicationId, 'SELECTED', corrected)).toMatchObject(corrected);
    expect(await decideApplication(office.admin, applicationId, 'APPROVE')).toMatchObject(corrected);
  });

  test('cannot be approved once its date of joining has passed', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SELECTED', { dateOfJoining: daysFromToday(1) });
    const parameters = [daysFromToday(-1), id, 'PENDING'];
    await portal.dataSource.query(
      'UPDATE approval SET date_of_joining = ? WHERE application_id = ? AND state = ?',
      parameters,
    );
    const { client } = office.admin;
    expect(await client.errorOf(DECIDE, await decisionOn(client, 'application', id, 'APPROVE'))).toMatchObject({
      code: 'STATUS_NOT_ALLOWED',
      message: 'The date of joining has passed. Reject the proposal and ask for another date.',
    });
  });

  test('with an unchanged status keeps omitted fields, clears fields set to null and is rejected without a change', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SELECTED', { feedback: 'Yes.', dateOfJoining: daysFromToday(60) });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const corrected = await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(90) });
    expect(corrected).toMatchObject({ feedback: 'Yes.', dateOfJoining: daysFromToday(90) });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    expect(await proposalError(office.employer, applicationId, 'SELECTED', { feedback: 'Yes.' })).toMatchObject({
      message: 'Nothing has changed: the application already has this status and these details.',
    });
    expect(await propose(office.employer, applicationId, 'SELECTED', { feedback: null })).toMatchObject({
      feedback: null,
      dateOfJoining: daysFromToday(90),
    });
  });

  test('is accepted only once when three are sent concurrently', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    const from = (status: string) => office.employer.client.outcome(PROPOSE, { input: { id: applicationId, status } });
    const outcomes = await Promise.all([from('SHORTLISTED'), from('SELECTED'), from('REJECTED')]);
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'APPLICATION_PENDING')).toHaveLength(2);
  });

  test('for another company or before the first approval fails as for an unknown application', async () => {
    const other = await approvedEmployer(portal, office.admin);
    const { applicationId } = await approvedApplication(portal, office);
    const waiting = await apply(await insertCandidate(portal), office.jobId);
    const unknown = await proposalError(other, '987654321', 'SHORTLISTED');
    expect(await proposalError(other, applicationId, 'SHORTLISTED')).toEqual(unknown);
    expect(await proposalError(office.employer, waiting, 'SHORTLISTED')).toEqual(unknown);
  });

  describe('for several applications at once', () => {
    const send = async (proposals: readonly object[]) =>
      (await office.employer.client.ask<Proposed>(BULK_PROPOSE, { proposals })).proposeApplicationStatuses.results;

    test('is made separately for each item, with a result or an error for each', async () => {
      const [first, waiting, last] = [
        await approvedApplication(portal, office),
        await approvedApplication(portal, office),
        await approvedApplication(portal, office),
      ];
      await propose(office.employer, waiting.applicationId, 'SHORTLISTED');
      const rejection = { status: 'REJECTED', feedback: 'Thank you.' };
      const results = await send([
        { id: first.applicationId, ...rejection },
        { id: waiting.applicationId, ...rejection },
        { id: '987654321', ...rejection },
        { id: last.applicationId, status: 'SHORTLISTED', feedback: 'Well done.' },
        { id: last.applicationId, status: 'INTERVIEW_SCHEDULED' },
        { id: last.applicationId, status: 'SHORTLISTED' },
      ]);
      expect(results.map(({ code }) => code)).toEqual([
        null,
        'APPLICATION_PENDING',
        'NOT_FOUND',
        'INVALID_INPUT',
        'STATUS_NOT_ALLOWED',
        null,
      ]);
      expect(results[0]).toEqual({
        applicationId: first.applicationId,
        code: null,
        message: null,
        application: {
          id: first.applicationId,
          status: 'PENDING',
          proposedStatus: 'REJECTED',
          feedback: 'Thank you.',
        },
      });
      expect(results[1]).toMatchObject({ applicationId: waiting.applicationId, application: null });
      expect(results[1]?.message).toMatch(/Please wait for admin approval/);
      expect(results[5]?.application).toMatchObject({ status: 'PENDING', proposedStatus: 'SHORTLISTED' });
    });

    test('accepts at most 100 applications', async () => {
      const proposals = Array.from({ length: 101 }, () => ({ id: '987654321', status: 'SHORTLISTED' }));
      expect(await office.employer.client.errorOf(BULK_PROPOSE, { proposals })).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { proposals: ['Propose a step for at most 100 applications at once.'] },
      });
      expect(await send(proposals.slice(1))).toHaveLength(100);
      expect(await send([])).toEqual([]);
    });
  });
});
