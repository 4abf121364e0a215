import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, DECIDE, decideApplication, decisionOn } from './builders/admin.js';
import { APPLY, apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { candidateInput, REGISTER_CANDIDATE } from './builders/candidate.js';
import {
  approvedEmployer,
  companyInput,
  employerInput,
  interviewInput,
  openJob,
  PROPOSE,
  REGISTER_EMPLOYER,
  SAVE_COMPANY,
  SCHEDULE,
} from './builders/employer.js';
import { filesIn, pdf } from './builders/files.js';
import { insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const SET_ACTIVE =
  'mutation ($id: ID!, $isActive: Boolean!) { setJobActive(input: { id: $id, isActive: $isActive }) { job { id } } }';
const DELETE_JOB = 'mutation ($id: ID!) { deleteJobs(input: { ids: [$id] }) { deleted { jobs } } }';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Returns the number of times that each outcome occurs. */
const counted = (outcomes: readonly string[]): Record<string, number> =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});

describe('concurrent requests', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const rows = async (sql: string, values: unknown[] = []): Promise<number> => {
    const [row] = await portal.dataSource.query<{ n: string }[]>(`SELECT COUNT(*) AS n FROM ${sql}`, values);
    return Number(row?.n);
  };

  test('twenty sign-ups with one email, half of them employers, create one account with its own records', async () => {
    const email = 'everybody@test.example';
    const files = (await filesIn(portal.filesFolder)).length;
    const outcomes = await times(20, (index) =>
      index % 2 === 0
        ? visitor(portal).outcome(REGISTER_EMPLOYER, { input: employerInput({ email: email.toUpperCase() }) })
        : visitor(portal).uploadOutcome(
            REGISTER_CANDIDATE,
            { input: candidateInput({ email }) },
            { 'input.resume': pdf() },
          ),
    );
    expect(counted(outcomes)).toEqual({ OK: 1, EMAIL_TAKEN: 19 });
    expect(await rows('user WHERE email = ?', [email])).toBe(1);
    const isCandidate = (await rows(`user WHERE email = ? AND type = 'CANDIDATE'`, [email])) === 1;
    const belongs = 'JOIN user u ON u.id = t.id AND u.email = ?';
    expect([
      await rows(`company t ${belongs}`, [email]),
      await rows(`candidate_profile t ${belongs}`, [email]),
      (await filesIn(portal.filesFolder)).length - files,
    ]).toEqual(isCandidate ? [0, 1, 1] : [1, 0, 0]);
  });

  test('fifty applications for one job, half of them over REST, create one application', async () => {
    const { client, token } = await insertCandidate(portal);
    const jobId = await openJob(office.employer, office.admin);
    const rest = new RestClient(portal.url, token);
    const outcomes = await times(50, async (index) => {
      if (index % 2 === 0) return client.outcome(APPLY, { jobId });
      const { status } = await rest.post(`job/apply/${jobId}/`, {});
      return { 201: 'OK', 409: 'REAPPLY_TOO_SOON' }[status] ?? String(status);
    });
    expect(counted(outcomes)).toEqual({ OK: 1, REAPPLY_TOO_SOON: 49 });
    expect(await rows('application WHERE job_id = ?', [jobId])).toBe(1);
  });

  test('the same decision by twenty administrators creates one audit event and one email', async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    const admins = await times(20, () => createAdmin(portal));
    const decision = await decisionOn(office.admin.client, 'application', id, 'APPROVE');
    const outcomes = await Promise.all(admins.map(({ client }) => client.outcome(DECIDE, decision)));
    expect(counted(outcomes)).toEqual({ OK: 1, ALREADY_DECIDED: 19 });
    const trail = `audit_event WHERE action = 'APPROVE' AND subject_type = 'APPLICATION' AND subject_id = ?`;
    expect(await rows(trail, [id])).toBe(1);
    expect(await rows("outbox_message WHERE recipient = ? AND kind = 'APPLICATION_APPROVED'", [candidate.email])).toBe(
      1,
    );
  });

  test('of two edits of the same company version, one is saved and the other is rejected', async () => {
    const employer = await approvedEmployer(portal, office.admin);
    const { viewer } = await employer.client.ask<{ viewer: { company: { version: number } } }>(
      '{ viewer { company { version } } }',
    );
    const outcomes = await times(2, (index) =>
      employer.client.outcome(SAVE_COMPANY, {
        input: companyInput({ description: `Words ${index}.`, version: viewer.company.version }),
      }),
    );
    expect(outcomes.toSorted()).toEqual(['OK', 'STALE_VERSION']);
    expect(await rows('company_address WHERE company_id = ?', [employer.id])).toBe(1);
  });

  test('only one of ten concurrent proposals and interviews for an application is accepted', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    const { client } = office.employer;
    const outcomes = await times(10, (index) =>
      index % 2 === 0
        ? client.outcome(PROPOSE, { input: { id: applicationId, status: 'SHORTLISTED' } })
        : client.outcome(SCHEDULE, { input: interviewInput({ applicationId }) }),
    );
    expect(counted(outcomes)).toEqual({ OK: 1, APPLICATION_PENDING: 9 });
    expect(await rows(`approval WHERE application_id = ? AND state = 'PENDING'`, [applicationId])).toBe(1);
  });

  test('only one of two companies can invite a candidate for the same time', async () => {
    const candidate = await insertCandidate(portal);
    const offices = [office, { ...office, employer: await approvedEmployer(portal, office.admin) }];
    const invitations = await Promise.all(
      offices.map(async ({ employer, admin }) => {
        const applicationId = await apply(candidate, await openJob(employer, admin));
        await decideApplication(admin, applicationId, 'APPROVE');
        return { employer, applicationId };
      }),
    );
    const outcomes = await Promise.all(
      invitations.map(({ employer, applicationId }) =>
        employer.client.outcome(SCHEDULE, { input: interviewInput({ applicationId, time: '15:00' }) }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['INTERVIEW_CLASH', 'OK']);
    expect(await rows('interview WHERE candidate_id = ?', [candidate.id])).toBe(1);
  });

  test('a job that is activated and deactivated concurrently is public exactly when it is active', async () => {
    const id = await openJob(office.employer, office.admin);
    const outcomes = await times(20, (index) => {
      const { client } = index % 2 === 0 ? office.employer : office.admin;
      return client.outcome(SET_ACTIVE, { id, isActive: index % 3 === 0 });
    });
    // The employer's request fails if an administrator deactivated the job first.
    const { OK = 0, FORBIDDEN = 0 } = counted(outcomes);
    expect(OK + FORBIDDEN).toBe(20);
    const { job } = await office.admin.client.ask<{ job: { isActive: boolean; isOpen: boolean } }>(
      'query ($id: ID!) { job(id: $id) { isActive isOpen } }',
      { id },
    );
    const { openJob: seen } = await visitor(portal).ask<{ openJob: object | null }>(
      'query ($id: ID!) { openJob(id: $id) { id } }',
      { id },
    );
    expect([job.isOpen, seen !== null]).toEqual([job.isActive, job.isActive]);
  });

  test('applications sent while their job is deleted leave no records behind', async () => {
    const jobId = await openJob(office.employer, office.admin);
    const candidates = await times(10, () => insertCandidate(portal));
    const [deleted, ...applied] = await Promise.all([
      office.admin.client.outcome(DELETE_JOB, { id: jobId }),
      ...candidates.map(({ client }) => client.outcome(APPLY, { jobId })),
    ]);
    expect(deleted).toBe('OK');
    for (const outcome of applied) expect(['OK', 'NOT_FOUND']).toContain(outcome);
    expect(await rows('application WHERE job_id = ?', [jobId])).toBe(0);
    const orphans = 'approval p LEFT JOIN application a ON a.id = p.application_id';
    expect(await rows(`${orphans} WHERE p.application_id IS NOT NULL AND a.id IS NULL`)).toBe(0);
  });
});
