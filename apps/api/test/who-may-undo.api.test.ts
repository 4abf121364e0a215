import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication, decideCompany, decideJob, setApplicationActive, setUserActive } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice, applyError } from './builders/applications.js';
import { candidateInput, REGISTER_CANDIDATE } from './builders/candidate.js';
import {
  companyInput,
  openJob,
  postJob,
  propose,
  postJobError,
  proposalError,
  scheduleError,
  registerEmployer,
  SAVE_COMPANY,
  schedule,
} from './builders/employer.js';
import { pdf } from './builders/files.js';
import { daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const SET_ACTIVE = `mutation ($id: ID!, $isActive: Boolean!, $note: String) {
  setJobActive(input: { id: $id, isActive: $isActive, note: $note }) {
    job { isActive isOpen takenDownNote viewerCanActivate }
  }
}`;
const EDIT = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { isActive isOpen } } }';
const MY_JOBS = '{ viewer { jobs { nodes { id isActive takenDownAt takenDownNote viewerCanActivate } } } }';

describe('a decision of an administrator', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const one = async (table: string, column: string, id: string): Promise<unknown> => {
    const [row] = await portal.dataSource.query<{ value: unknown }[]>(
      `SELECT ${column} AS value FROM ${table} WHERE id = ?`,
      [id],
    );
    return row?.value;
  };
  const takenDownJob = async (note?: string): Promise<string> => {
    const id = await openJob(office.employer, office.admin);
    await office.admin.client.ask(SET_ACTIVE, { id, isActive: false, note });
    return id;
  };

  /** Each attempt tries to reverse the decision with every operation that the caller may use. It returns the state and the decided state. */
  const attempts: Readonly<Record<string, () => Promise<readonly [after: unknown, decided: unknown]>>> = {
    JOB_ACTIVE: async () => {
      const id = await takenDownJob();
      await office.employer.client.outcome(SET_ACTIVE, { id, isActive: false });
      await office.employer.client.outcome(SET_ACTIVE, { id, isActive: true });
      const input = { id, description: 'New words.', deadline: daysFromToday(40), openings: 3 };
      expect(await office.employer.client.ask(EDIT, { input })).toEqual({
        editJob: { job: { isActive: false, isOpen: false } },
      });
      return [await one('job', 'is_active', id), 0];
    },
    JOB_APPROVAL: async () => {
      const id = await postJob(office.employer);
      await decideJob(office.admin, id, 'REJECT');
      const input = { id, description: 'Better words.', deadline: daysFromToday(40), openings: 3 };
      await office.employer.client.ask(EDIT, { input });
      await office.employer.client.ask(SET_ACTIVE, { id, isActive: true });
      return [await one('job', 'approval_state', id), 'REJECTED'];
    },
    COMPANY_APPROVAL: async () => {
      const rejected = await registerEmployer(portal);
      await decideCompany(office.admin, rejected.id, 'REJECT');
      await rejected.client.ask(SAVE_COMPANY, { input: companyInput() });
      expect(await postJobError(rejected)).toMatchObject({
        code: 'COMPANY_NOT_APPROVED',
        message: 'Your company has not been approved. Please contact admin.',
      });
      return [await one('company', 'approval_state', rejected.id), 'REJECTED'];
    },
    ACCOUNT_ACTIVE: async () => {
      const { id, email } = await insertCandidate(portal);
      await setUserActive(office.admin, id, false);
      const anybody = visitor(portal);
      const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
      expect(await anybody.outcome(FORGOT, { email })).toBe('ACCOUNT_INACTIVE');
      const again = { input: candidateInput({ email }) };
      expect(await anybody.uploadOutcome(REGISTER_CANDIDATE, again, { 'input.resume': pdf() })).toBe('EMAIL_TAKEN');
      return [await one('user', 'is_active', id), 0];
    },
    APPLICATION_STEP: async () => {
      const candidate = await insertCandidate(portal);
      const id = await apply(candidate, office.jobId);
      await decideApplication(office.admin, id, 'REJECT');
      expect(await applyError(candidate, office.jobId)).toMatchObject({ code: 'REAPPLY_TOO_SOON' });
      expect(await proposalError(office.employer, id, 'SHORTLISTED')).toMatchObject({ code: 'NOT_FOUND' });
      return [await one('application', 'approval_state', id), 'REJECTED'];
    },
    APPLICATION_RECORD: async () => {
      const { applicationId } = await approvedApplication(portal, office);
      await setApplicationActive(office.admin, applicationId, false);
      expect(await proposalError(office.employer, applicationId, 'SHORTLISTED')).toMatchObject({
        code: 'APPLICATION_INACTIVE',
      });
      return [await one('application', 'is_active', applicationId), 0];
    },
    INTERVIEW: async () => {
      const { applicationId } = await approvedApplication(portal, office);
      const { interviews } = await schedule(office.employer, applicationId);
      await decideApplication(office.admin, applicationId, 'APPROVE');
      await propose(office.employer, applicationId, 'REJECTED', { feedback: 'Thank you.' });
      await decideApplication(office.admin, applicationId, 'APPROVE');
      expect(await scheduleError(office.employer, applicationId)).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
      return [await one('interview', 'cancelled_at IS NOT NULL', interviews[0]?.id ?? ''), 1];
    },
  };

  test.each(Object.entries(attempts))(
    'about %s cannot be reversed by employers, candidates or visitors',
    async (_, attempt) => {
      const [after, decided] = await attempt();
      expect(Number.isInteger(decided) ? Number(after) : after).toBe(decided);
    },
  );

  test('to take down a job is shown to its employer with the note, and reactivation is rejected over GraphQL and REST', async () => {
    const { employer, admin } = office;
    const id = await takenDownJob('Fees are asked for.');
    const { viewer } = await employer.client.ask<{ viewer: { jobs: { nodes: { id: string }[] } } }>(MY_JOBS);
    expect(viewer.jobs.nodes.find((job) => job.id === id)).toEqual({
      id,
      isActive: false,
      takenDownAt: expect.any(String),
      takenDownNote: 'Fees are asked for.',
      viewerCanActivate: false,
    });
    const message = 'An administrator has taken this job down. Please contact admin to reactivate it.';
    expect(await employer.client.errorOf(SET_ACTIVE, { id, isActive: true })).toMatchObject({
      code: 'FORBIDDEN',
      message,
    });
    const rest = (token: string) => new RestClient(portal.url, token);
    const status = { job_id: id, action: 'activate' };
    expect(await rest(employer.token).post('job/employer/job/status/', status)).toMatchObject({
      status: 403,
      body: { error: message },
    });
    expect(await rest(admin.token).post(`job/activation-job/${id}/`, { status: 'Active' })).toMatchObject({
      status: 200,
      body: { id, status: 'Active' },
    });
    expect(await employer.client.ask(SET_ACTIVE, { id, isActive: false })).toMatchObject({
      setJobActive: { job: { isActive: false, takenDownNote: null, viewerCanActivate: true } },
    });
    expect(await rest(employer.token).post('job/employer/job/status/', status)).toMatchObject({ status: 200 });
  });

  test('also takes down a job that its employer had paused, and the administrator can reactivate it', async () => {
    const { employer, admin } = office;
    const id = await openJob(employer, admin);
    await employer.client.ask(SET_ACTIVE, { id, isActive: false });
    await admin.client.ask(SET_ACTIVE, { id, isActive: false });
    expect(await employer.client.outcome(SET_ACTIVE, { id, isActive: true })).toBe('FORBIDDEN');
    expect(await admin.client.ask(SET_ACTIVE, { id, isActive: true })).toMatchObject({
      setJobActive: { job: { isActive: true, isOpen: true } },
    });
  });

  test('to take down a job prevails when the employer reactivates it concurrently', async () => {
    const { employer, admin } = office;
    const id = await openJob(employer, admin);
    await employer.client.ask(SET_ACTIVE, { id, isActive: false });
    const calls = Array.from({ length: 8 }, (_, index) =>
      index === 4
        ? admin.client.outcome(SET_ACTIVE, { id, isActive: false })
        : employer.client.outcome(SET_ACTIVE, { id, isActive: true }),
    );
    await Promise.all(calls);
    expect(await one('job', 'is_active', id)).toBe(0);
  });

  test('accepts a note only when an administrator takes a job down', async () => {
    const { employer, admin, jobId } = office;
    for (const [actor, isActive] of [
      [admin, true],
      [employer, false],
    ] as const) {
      expect(await actor.client.errorOf(SET_ACTIVE, { id: jobId, isActive, note: 'Because.' })).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { note: ['Only an administrator who takes a job down can add a note.'] },
      });
    }
  });
});
