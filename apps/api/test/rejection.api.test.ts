import { beforeAll, describe, expect, test } from 'vitest';
import { DECIDE, decide, decideApplication, decisionOn, type Kind } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { sendDecisionMails } from './builders/decision-mails.js';
import { approvedEmployer, openJob, postJob, propose, registerEmployer, schedule } from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const APPLICATION = `query ($id: ID!) { application(id: $id) {
  status proposedStatus approvalState displayStatus interviews { approvalState }
  approval { state proposedStatus hasOfferLetter reason note outcomeIfApproved outcomeIfRejected }
  approvals { resultingStatus proposedStatus state reason note feedback summary }
} }`;

interface Approval {
  state: string;
  proposedStatus: string;
  reason: string | null;
  note: string | null;
  outcomeIfApproved: string | null;
  outcomeIfRejected: string | null;
}
interface Seen {
  status: string;
  displayStatus: string;
  interviews: { approvalState: string }[];
  approval: Approval | null;
  approvals: {
    resultingStatus: string;
    proposedStatus: string | null;
    state: string;
    reason: string | null;
    summary: string;
  }[];
}

const seenBy = async (who: Actor, id: string): Promise<Seen> =>
  (await who.client.ask<{ application: Seen }>(APPLICATION, { id })).application;

describe('a rejected request', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const rejectedProposal = async (status = 'SHORTLISTED') => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, status);
    const why = { reason: 'MORE_FACTS_NEEDED', note: 'Did you meet her?' };
    await decide(office.admin, 'application', id, 'REJECT', why);
    return { candidate, id };
  };

  test('states the outcome of a later approval, and that approval has this outcome', async () => {
    const { id } = await rejectedProposal();
    const { approval, status } = await seenBy(office.admin, id);
    expect([status, approval?.proposedStatus, approval?.outcomeIfApproved, approval?.outcomeIfRejected]).toEqual([
      'APPLIED',
      'SHORTLISTED',
      'This was rejected before. The application becomes Shortlisted. The candidate and the employer get an email.',
      null,
    ]);
    expect((await decideApplication(office.admin, id, 'APPROVE')).status).toBe('SHORTLISTED');
    expect((await seenBy(office.admin, id)).approval).toMatchObject({ outcomeIfApproved: null, reason: null });
  });

  test('cannot be approved by an administrator who expects another step or state', async () => {
    const { id } = await rejectedProposal();
    const { client } = office.admin;
    const decision = await decisionOn(client, 'application', id, 'APPROVE');
    const outcome = (expectedState: string, expectedProposedStatus: string) =>
      client.outcome(DECIDE, { ...decision, expectedState, expectedProposedStatus });
    expect(await outcome('REJECTED', 'APPLIED')).toBe('STALE_VERSION');
    expect(await outcome('PENDING', 'SHORTLISTED')).toBe('ALREADY_DECIDED');
    expect((await seenBy(office.admin, id)).status).toBe('APPLIED');
    expect(await outcome('REJECTED', 'SHORTLISTED')).toBe('OK');
    // The replaced rejection is no longer the newest request.
    expect(await outcome('REJECTED', 'SHORTLISTED')).toBe('ALREADY_DECIDED');
  });

  test('stays in the history beside the later approval, for administrators, the employer and the candidate', async () => {
    const { candidate, id } = await rejectedProposal();
    await decideApplication(office.admin, id, 'APPROVE');
    const steps = async (who: Actor) =>
      (await seenBy(who, id)).approvals.map(({ resultingStatus, state, reason }) => [resultingStatus, state, reason]);
    const staff = [
      ['APPLIED', 'APPROVED', null],
      ['APPLIED', 'REJECTED', 'MORE_FACTS_NEEDED'],
      ['SHORTLISTED', 'APPROVED', null],
    ];
    expect(await steps(office.admin)).toEqual(staff);
    expect(await steps(office.employer)).toEqual(staff);
    expect(await steps(candidate)).toEqual(staff.map(([status, state]) => [status, state, null]));
    const { body } = await new RestClient(portal.url, office.admin.token).get(`job/admin/jobApplications/${id}/`);
    expect(body['history']).toMatchObject([
      { status: 'Applied', admin_approve_status: 'Approved' },
      { status: 'Applied', admin_approve_status: 'Rejected' },
      { status: 'shortlisted', proposed_status: 'shortlisted', admin_approve_status: 'Approved' },
    ]);
  });

  test('shows the name of the administrator who decided to administrators only', async () => {
    const { candidate, id } = await rejectedProposal();
    const { viewer } = await office.admin.client.ask<{ viewer: { firstName: string; lastName: string } }>(
      '{ viewer { firstName lastName } }',
    );
    const name = `${viewer.firstName} ${viewer.lastName}`;
    const deciders = async (who: Actor) => {
      const { application } = await who.client.ask<{ application: { approvals: { decidedByName: string | null }[] } }>(
        'query ($id: ID!) { application(id: $id) { approvals { decidedByName } } }',
        { id },
      );
      return application.approvals.map(({ decidedByName }) => decidedByName);
    };
    const deciderNames = async (who: Actor, path: string) => {
      const { body } = await new RestClient(portal.url, who.token).get(path);
      return JSON.stringify(body).match(/(?<="changed_by":")[^"]*/g);
    };
    expect(await deciders(office.admin)).toEqual([name, name]);
    expect(await deciders(office.employer)).toEqual([null, null]);
    expect(await deciders(candidate)).toEqual([null, null]);
    expect(await deciderNames(office.admin, `job/admin/jobApplications/${id}/`)).toEqual([name, name]);
    expect(await deciderNames(candidate, 'job/candidate/applications/')).toEqual(['Admin', 'Admin']);
  });

  test('restores its interview when it is approved later, and sends one interview email', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    await schedule(office.employer, id);
    await decideApplication(office.admin, id, 'REJECT');
    expect((await seenBy(office.employer, id)).interviews).toEqual([]);
    await decideApplication(office.admin, id, 'APPROVE');
    expect((await seenBy(candidate, id)).interviews).toEqual([{ approvalState: 'APPROVED' }]);
    expect((await mailsTo(portal, candidate.email)).filter(({ kind }) => kind === 'INTERVIEW')).toHaveLength(1);
  });

  test('is emailed and shown to the employer with reason and note, and is hidden from the candidate', async () => {
    await sendDecisionMails(portal);
    const { candidate, id } = await rejectedProposal('INTERVIEW_NOT_ATTENDED');
    await sendDecisionMails(portal);
    const mail = await mailTo(portal, office.employer.email, 'PROPOSAL_DECIDED');
    expect(mail.subject).toBe('Not approved: Interview Not Attended for Asha Patel');
    expect(mail.text).toContain('The application is back at “Applied”');
    expect(mail.text).toContain('Reason: We need more facts');
    expect(mail.text).toContain('> Did you meet her?');
    expect((await seenBy(office.employer, id)).approval).toMatchObject({
      state: 'REJECTED',
      proposedStatus: 'INTERVIEW_NOT_ATTENDED',
      reason: 'MORE_FACTS_NEEDED',
      note: 'Did you meet her?',
    });
    const own = await seenBy(candidate, id);
    expect(own.approval).toMatchObject({ proposedStatus: null, reason: null, note: null });
    expect(JSON.stringify(own)).not.toMatch(/Did you|MORE_FACTS|NOT_ATTENDED/);
    expect((await mailsTo(portal, candidate.email)).map(({ kind }) => kind)).toEqual([
      'APPLICATION_APPROVED',
      'APPLICATION_RECEIVED',
    ]);
  });

  test('of a new application is emailed to the candidate with the reason and similar jobs, and not to the employer', async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    const similarId = await openJob(office.employer, office.admin);
    await sendDecisionMails(portal);
    const before = (await mailsTo(portal, office.employer.email)).length;
    const why = { reason: 'SKILLS_MISMATCH', note: 'Called twice, no answer.' };
    expect((await seenBy(office.admin, id)).approval?.outcomeIfRejected).toMatch(/ The candidate gets an email\.$/);
    await decide(office.admin, 'application', id, 'REJECT', why);
    expect((await seenBy(office.admin, id)).approval).toMatchObject(why);
    const mail = await mailTo(portal, candidate.email, 'APPLICATION_REJECTED');
    expect(mail.text).toContain('have not sent it to the company. This job asks for skills that we did not find');
    expect(mail.text).toContain('We wish you luck with your next application. These open jobs may interest you:');
    expect(mail.text).toMatch(new RegExp(`/${similarId}-`));
    expect(mail.text).not.toMatch(new RegExp(`/${office.jobId}-`));
    expect(mail.text).not.toContain('Called twice');
    const [entry] = (await seenBy(candidate, id)).approvals;
    expect(entry?.summary).toMatch(
      /We did not approve your application .* This job asks for skills that we did not find/,
    );
    expect(entry?.reason).toBeNull();
    await sendDecisionMails(portal);
    expect(await mailsTo(portal, office.employer.email)).toHaveLength(before);
    expect(JSON.stringify(await seenBy(candidate, id))).not.toContain('Called twice');
  });

  test('requires a reason that fits its kind, and a note with OTHER, and an approval accepts neither', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    await propose(office.employer, id, 'SELECTED', { dateOfJoining: daysFromToday(20) });
    const { approvalId } = await decisionOn(office.admin.client, 'application', id, 'REJECT');
    const errorOf = (values: object) => office.admin.client.errorOf(DECIDE, { approvalId, ...values });
    expect(await errorOf({ decision: 'REJECT', reason: 'PAY_UNCLEAR' })).toMatchObject({
      fields: { reason: ['Choose one of the reasons for this kind of request.'] },
    });
    expect(await errorOf({ decision: 'REJECT', reason: 'OTHER' })).toMatchObject({
      fields: { note: ['Please add a note explaining the reason.'] },
    });
    expect(await errorOf({ decision: 'APPROVE', reason: 'NOT_YET', note: 'Later.' })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { reason: ['Give a reason and a note only with a rejection.'] },
    });
    expect((await seenBy(office.admin, id)).status).toBe('PENDING');
    const screened = await apply(await insertCandidate(portal), office.jobId);
    const rest = new RestClient(portal.url, office.admin.token);
    const body = { status: 'reject', reason: 'position_filled' };
    expect((await rest.post(`job/admin/approval-jobApplication/${screened}/`, body)).status).toBe(200);
    expect((await seenBy(office.admin, screened)).approval?.reason).toBe('POSITION_FILLED');
  });

  test.each([
    ['company', async () => (await registerEmployer(portal)).id],
    ['job', async () => postJob(await approvedEmployer(portal, office.admin))],
  ] as const)('of a %s stays stored when it is approved later', async (kind: Kind, make) => {
    const id = await make();
    const why = { reason: 'DUPLICATE', note: 'We know you.' };
    await decide(office.admin, kind, id, 'REJECT', why);
    const sentences = `query ($id: ID!) { ${kind}(id: $id) { approval { reason note outcomeIfApproved outcomeIfRejected } } }`;
    expect(await office.admin.client.ask(sentences, { id })).toMatchObject({
      [kind]: { approval: { ...why, outcomeIfApproved: expect.stringMatching(/^This was/), outcomeIfRejected: null } },
    });
    await decide(office.admin, kind, id, 'APPROVE');
    const rows = await portal.dataSource.query(
      `SELECT p.state, p.reason, p.note, t.approval_id = p.id AS newest FROM approval p
       JOIN ${kind} t ON t.id = p.${kind}_id WHERE t.id = ? ORDER BY p.id`,
      [id],
    );
    expect(rows.map((row: { newest: unknown }) => ({ ...row, newest: Number(row.newest) }))).toEqual([
      { state: 'REJECTED', ...why, newest: 0 },
      { state: 'APPROVED', reason: null, note: null, newest: 1 },
    ]);
  });

  test('works over REST with and without a reason', async () => {
    const rest = new RestClient(portal.url, office.admin.token);
    const jobId = await postJob(office.employer);
    const path = `job/approval-jobs/${jobId}/`;
    expect((await rest.post(path, { status: 'reject', reason: 'not_yet' })).status).toBe(422);
    expect((await rest.post(path, { status: 'reject', reason: 'pay_unclear', note: 'Say how much.' })).status).toBe(
      200,
    );
    const { viewer } = await office.employer.client.ask<{
      viewer: { jobs: { nodes: { id: string; approval: object }[] } };
    }>('{ viewer { jobs(first: 100) { nodes { id approval { reason note } } } } }');
    expect(viewer.jobs.nodes.find(({ id }) => id === jobId)?.approval).toEqual({
      reason: 'PAY_UNCLEAR',
      note: 'Say how much.',
    });
    const { applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SHORTLISTED');
    const bare = await rest.post(`job/admin/approval-jobApplication/${applicationId}/`, { status: 'reject' });
    expect(bare).toMatchObject({ status: 200, body: { status: 'Applied', admin_approve_status: 'Rejected' } });
  });

  test('of a company is shown to its employer in the viewer query with reason and note', async () => {
    const employer = await registerEmployer(portal);
    const why = { reason: 'NOT_VERIFIED', note: 'Nobody answers the phone.' };
    await decide(office.admin, 'company', employer.id, 'REJECT', why);
    const viewer = '{ viewer { company { approvalState approval { reason note } } } }';
    expect(await employer.client.ask(viewer)).toEqual({
      viewer: { company: { approvalState: 'REJECTED', approval: why } },
    });
    expect(await (await insertCandidate(portal)).client.ask(viewer)).toEqual({ viewer: { company: null } });
  });
});
