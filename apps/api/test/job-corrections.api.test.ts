import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompaniesReadModel } from '../src/features/companies/companies.read-model.js';
import { auditedDetails, DECIDE, decideCompany, deleteUsers, setUserActive } from './builders/admin.js';
import { applyError, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import {
  approvedEmployer,
  correctionInput,
  jobInput,
  openJob,
  postJob,
  registerEmployer,
} from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { pauseAfterNext } from './builders/paused.js';
import { type Actor, daysFromToday, insertCandidate, insertUser, logIn, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const FOR_COMPANY = `mutation ($input: PostJobForCompanyInput!) {
  postJobForCompany(input: $input) { job { id approvalState isOpen companyName company { id } } }
}`;
const CORRECT = `mutation ($input: CorrectJobInput!) {
  correctJob(input: $input) { job { id title city salaryMin salaryMax workMode version approvalState isOpen } }
}`;
const REQUEST = `mutation ($input: RequestJobCorrectionInput!) {
  requestJobCorrection(input: $input) { job { id title city version } }
}`;
const JOB = `query ($id: ID!) { job(id: $id) {
  title city state salaryMin salaryMax workMode jobType minExperience maxExperience minimumQualification preferredSkills version
  approvalState isOpen approvals { id kind state summary askedBy { name channel } changes { label before after } undoableUntil }
} }`;
const QUEUE = `{ approvals(filter: { state: PENDING, kinds: [JOB_CORRECTION] }) { nodes {
  id kind requestedByName outcomeIfApproved subject { ... on Job { id } } changes { label before after }
} } waitingCounts { jobs { waiting } corrections { waiting } } }`;
const EDIT = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { id } } }';
const SET_ACTIVE = `mutation ($id: ID!, $isActive: Boolean!) { setJobActive(input: { id: $id, isActive: $isActive }) { job { isActive } } }`;
const UNDO =
  'mutation ($approvalId: ID!) { undoDecision(input: { approvalId: $approvalId }) { approval { id state } } }';
const SEARCH = 'query ($title: String) { openJobs(filter: { query: $title }) { nodes { id } } }';
const HISTORY = 'query ($id: ID!) { application(id: $id) { history { kind summary } } }';

const ASKED = { askedBy: 'Ravi Shah', askedChannel: 'PHONE' };
const STALE = 'This record has been changed by someone else. Reload it and try again.';
interface Seen {
  title: string;
  city: string;
  version: number;
  approvalState: string;
  isOpen: boolean;
  approvals: { id: string; kind: string; state: string; summary: string; askedBy: unknown; changes: unknown[] }[];
}
interface Queue {
  approvals: { nodes: { id: string; subject: { id: string }; changes: unknown[]; requestedByName: string }[] };
  waitingCounts: { jobs: { waiting: number }; corrections: { waiting: number } };
}

describe('acting for a company', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  let employer: Actor;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
    employer = office.employer;
    admin = await logIn(portal, await insertUser(portal, 'ADMIN', { firstName: 'Meera', lastName: 'Desai' }));
  });
  afterAll(() => portal.stop());

  const see = async (id: string, by = admin) => (await by.client.ask<{ job: Seen }>(JOB, { id })).job;
  const correct = async (id: string, values: object, by = admin) =>
    by.client.ask<{ correctJob: { job: Seen } }>(CORRECT, {
      input: { ...jobInput(), ...ASKED, id, version: (await see(id)).version, ...values },
    });
  const request = async (id: string, values: Record<string, unknown>) =>
    employer.client.ask(REQUEST, { input: { ...correctionInput(values), id, version: (await see(id)).version } });
  const waiting = async (id: string) =>
    (await admin.client.ask<Queue>(QUEUE)).approvals.nodes.filter(({ subject }) => subject.id === id);
  const decide = async (id: string, decision: string, more: object = {}, by = admin) => {
    const [correction] = await waiting(id);
    await by.client.ask(DECIDE, { approvalId: correction?.id, decision, ...more });
    return correction?.id ?? '';
  };
  const found = async (title: string) =>
    (await visitor(portal).ask<{ openJobs: { nodes: { id: string }[] } }>(SEARCH, { title })).openJobs.nodes.map(
      ({ id }) => id,
    );
  const kindsTo = async ({ email }: Actor) => (await mailsTo(portal, email)).map(({ kind }) => kind);
  const historyOf = async ({ client }: Actor, id: string) =>
    (await client.ask<{ application: { history: { kind: string; summary: string }[] } }>(HISTORY, { id })).application
      .history;

  describe('posting a job for a company', () => {
    const post = (input: object, by = admin) =>
      by.client.ask<{ postJobForCompany: { job: { id: string } } }>(FOR_COMPANY, {
        input: { ...jobInput(), ...ASKED, companyId: employer.id, ...input },
      });

    test('opens it at once under the name of the company, and every record names the administrator', async () => {
      const { postJobForCompany } = await post({ title: 'Loom Mechanic' });
      const { id } = postJobForCompany.job;
      expect(postJobForCompany.job).toEqual({
        id,
        approvalState: 'APPROVED',
        isOpen: true,
        companyName: 'Surat Silk Mills',
        company: { id: employer.id },
      });
      expect(await found('Loom Mechanic')).toEqual([id]);
      const [history] = (await see(id, employer)).approvals;
      expect(history).toMatchObject({
        kind: 'JOB',
        state: 'APPROVED',
        askedBy: { name: 'Ravi Shah', channel: 'PHONE' },
        summary: expect.stringMatching(
          /^Meera Desai posted the job for the company, asked for by Ravi Shah \(by phone\), on \d/,
        ),
      });
      expect(await auditedDetails(portal, 'POST', id)).toEqual({
        companyId: employer.id,
        askedBy: 'Ravi Shah (by phone)',
      });
      const mail = await mailTo(portal, employer.email, 'JOB_POSTED_FOR_COMPANY');
      expect(mail.subject).toBe('We have posted a job for Surat Silk Mills: Loom Mechanic');
      expect(mail.text).toContain(
        'Meera Desai has posted “Loom Mechanic” for Surat Silk Mills. Ravi Shah (by phone) asked us to.',
      );
    });

    test('follows the rules of the form, and needs who asked for it and how', async () => {
      const errorOf = (input: object) =>
        admin.client.errorOf(FOR_COMPANY, { input: { ...jobInput(), ...ASKED, companyId: employer.id, ...input } });
      expect(await errorOf({ salaryMax: 1 })).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { salaryMax: [expect.any(String)] },
      });
      expect(await errorOf({ askedBy: ' ' })).toMatchObject({
        fields: { askedBy: ['Please enter who asked for it.'] },
      });
    });

    test('is not done when the company is deleted at the same moment', async () => {
      const { id: companyId } = await approvedEmployer(portal, admin);
      const check = pauseAfterNext(CompaniesReadModel.prototype, 'findStatus');
      const outcome = admin.client.outcome(FOR_COMPANY, { input: { ...jobInput(), ...ASKED, companyId } });
      await check.reached;
      await deleteUsers(admin, companyId);
      check.resume();
      expect(await outcome).toBe('COMPANY_NOT_APPROVED');
    });

    test('loses the name of the person who asked with the job', async () => {
      const { id } = (await post({ title: 'Warping Master' })).postJobForCompany.job;
      await admin.client.ask('mutation ($ids: [ID!]!) { deleteJobs(input: { ids: $ids }) { deleted { jobs } } }', {
        ids: [id],
      });
      expect(await auditedDetails(portal, 'POST', id)).toEqual({ companyId: employer.id });
    });

    test('needs a company that can have jobs', async () => {
      const cannot = {
        code: 'COMPANY_NOT_APPROVED',
        message: 'You can act only for a company that is active, not rejected, and has a complete profile.',
      };
      const incomplete = await registerEmployer(portal);
      const rejected = await approvedEmployer(portal, admin);
      await setUserActive(admin, rejected.id, false);
      for (const { id } of [incomplete, rejected]) {
        const input = { ...jobInput(), ...ASKED, companyId: id };
        expect(await admin.client.errorOf(FOR_COMPANY, { input })).toMatchObject(cannot);
      }
      await decideCompany(admin, incomplete.id, 'REJECT');
      const input = { ...jobInput(), ...ASKED, companyId: '987654' };
      expect(await admin.client.errorOf(FOR_COMPANY, { input })).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  describe('correcting a job for a company', () => {
    test('changes any field at once; search, history, audit trail and emails follow', async () => {
      const id = await openJob(employer, admin, { title: 'Dyeing Master' });
      const { candidate, applicationId } = await approvedApplication(portal, { ...office, jobId: id });
      const edited = { title: 'Printing Master', city: 'Udhna', description: 'Prints.', deadline: daysFromToday(50) };
      const { correctJob } = await correct(id, edited);
      expect(correctJob.job).toMatchObject({ title: 'Printing Master', city: 'Udhna', version: 2, isOpen: true });
      expect(await found('dyeing')).toEqual([]);
      expect(await found('printing')).toEqual([id]);

      const { approvals } = await see(id, employer);
      expect(approvals.at(-1)).toMatchObject({
        kind: 'JOB_CORRECTION',
        state: 'APPROVED',
        changes: [
          { label: 'Job Title', before: 'Dyeing Master', after: 'Printing Master' },
          { label: 'Place', before: 'Surat, Gujarat', after: 'Udhna, Gujarat' },
          { label: 'Job Description', before: null, after: null },
          { label: 'Application Deadline', before: expect.any(String), after: expect.any(String) },
        ],
      });
      expect(approvals.at(-1)?.summary).toContain('Meera Desai corrected the job for the company, asked for by Ravi');
      expect(await auditedDetails(portal, 'EDIT', id)).toMatchObject({
        before: { title: 'Dyeing Master', city: 'Surat' },
        after: { title: 'Printing Master', city: 'Udhna' },
        askedBy: 'Ravi Shah (by phone)',
      });
      const mail = await mailTo(portal, employer.email, 'JOB_CORRECTED_FOR_COMPANY');
      expect(mail.text).toContain('Meera Desai has corrected “Printing Master” for Surat Silk Mills.');
      const told = await mailTo(portal, candidate.email, 'JOB_CHANGED');
      expect(told.subject).toBe('The job that you applied for has changed: Printing Master at Surat Silk Mills');
      expect(told.text).toContain('Surat, Gujarat → Udhna, Gujarat');
      expect(told.text).not.toMatch(/Meera|Ravi/);
      const history = await historyOf(candidate, applicationId);
      expect(history.at(-1)).toMatchObject({
        kind: 'JOB_CORRECTED',
        summary: expect.stringContaining('Place: Surat, Gujarat → Udhna, Gujarat; Job Description changed;'),
      });
      expect(history.at(-1)?.summary).not.toMatch(/Meera|Ravi/);
    });

    test('sends no email to applicants unless salary, place or work mode changes, and changes nothing without a change', async () => {
      const id = await openJob(employer, admin);
      const { candidate } = await approvedApplication(portal, { ...office, jobId: id });
      await correct(id, { title: 'Senior Designer', preferredSkills: 'CorelDRAW' });
      expect(await kindsTo(candidate)).not.toContain('JOB_CHANGED');
      await correct(id, { title: 'Senior Designer', preferredSkills: 'CorelDRAW' });
      expect((await see(id)).version).toBe(2);
    });

    test('fails for the second of two administrators with the same version', async () => {
      const id = await openJob(employer, admin);
      const { version } = await see(id);
      const results = await Promise.allSettled([
        correct(id, { version, city: 'Udhna' }),
        correct(id, { version, city: 'Pune', state: 'Maharashtra' }, office.admin),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const lost = results.find((result) => result.status === 'rejected');
      expect(String(lost?.reason)).toContain('STALE_VERSION');
      expect((await see(id)).version).toBe(version + 1);
    });

    test('ends the waiting correction of the employer, who is told', async () => {
      const id = await openJob(employer, admin);
      await request(id, { city: 'Bharuch' });
      await correct(id, { salaryMax: 600_000 });
      expect(await waiting(id)).toEqual([]);
      const mail = await mailTo(portal, employer.email, 'JOB_CORRECTED_FOR_COMPANY');
      expect(mail.text).toContain(
        'Your own correction no longer waits for approval (Place: Surat, Gujarat → Bharuch, Gujarat).',
      );
    });
  });

  describe("an employer's correction", () => {
    test('waits in the queue with both values and leaves the job as it is, then changes it', async () => {
      const id = await openJob(employer, admin, { title: 'Plumber' });
      const { candidate, applicationId } = await approvedApplication(portal, { ...office, jobId: id });
      await request(id, { title: 'Welder', salaryMin: 350_000 });
      expect(await see(id)).toMatchObject({ title: 'Plumber', version: 1, isOpen: true });
      const [correction] = await waiting(id);
      expect(correction).toMatchObject({
        kind: 'JOB_CORRECTION',
        requestedByName: 'Surat Silk Mills',
        changes: [
          { label: 'Job Title', before: 'Plumber', after: 'Welder' },
          { label: 'Salary', before: '₹3,00,000 to ₹5,00,000 a year', after: '₹3,50,000 to ₹5,00,000 a year' },
        ],
      });
      const { waitingCounts } = await admin.client.ask<Queue>(QUEUE);
      expect(waitingCounts).toEqual({ jobs: { waiting: 0 }, corrections: { waiting: 1 } });

      await decide(id, 'APPROVE');
      expect(await see(id)).toMatchObject({ title: 'Welder', version: 2, isOpen: true });
      expect(await found('plumber')).toEqual([]);
      expect(await found('welder')).toEqual([id]);
      clock.letPass(1);
      const { subject } = await mailTo(portal, employer.email, 'JOB_CORRECTION_DECIDED');
      expect(subject).toBe('Your correction is approved: Plumber');
      expect((await kindsTo(candidate)).filter((kind) => kind === 'JOB_CHANGED')).toHaveLength(1);
      expect((await historyOf(candidate, applicationId)).at(-1)?.summary).toContain('Job Title: Plumber → Welder');
    });

    test('reaches skills, filters by city, the change feed, reports and lists of changed records', async () => {
      const id = await openJob(employer, admin);
      await approvedApplication(portal, { ...office, jobId: id });
      await request(id, { city: 'Dahod', preferredSkills: 'Dobby Weaving' });
      const query = (sql: string) => portal.dataSource.query<Record<string, string>[]>(sql, [id]);
      const [before] = await query('SELECT modified_at AS modifiedAt FROM job WHERE id = ?');
      await decide(id, 'APPROVE');
      const inDahod = '{ openJobs(filter: { cities: ["Dahod"] }) { nodes { id skills: preferredSkills } } }';
      expect(await visitor(portal).ask(inDahod)).toEqual({ openJobs: { nodes: [{ id, skills: ['Dobby Weaving'] }] } });
      expect(await query('SELECT skill FROM job_skill WHERE job_id = ?')).toHaveLength(1);
      const feed = await query('SELECT kind FROM job_change WHERE job_id = ? ORDER BY id');
      expect(feed.map(({ kind }) => kind)).toEqual(['OPENED', 'CHANGED']);
      for (const table of ['job_fact', 'application_fact', 'approval_fact'])
        expect(await query(`SELECT DISTINCT city FROM ${table} WHERE job_id = ?`)).toEqual([{ city: 'Dahod' }]);
      const [after] = await query('SELECT modified_at AS modifiedAt FROM job WHERE id = ?');
      expect(new Date(after?.modifiedAt ?? 0).getTime()).toBeGreaterThan(new Date(before?.modifiedAt ?? 0).getTime());
    });

    test('is replaced by the next one, and removed by one without changes', async () => {
      const id = await openJob(employer, admin);
      await request(id, { city: 'Bharuch' });
      await request(id, { city: 'Navsari' });
      const [correction, ...more] = await waiting(id);
      expect(more).toEqual([]);
      expect(correction?.changes).toEqual([{ label: 'Place', before: 'Surat, Gujarat', after: 'Navsari, Gujarat' }]);
      await request(id, {});
      expect(await waiting(id)).toEqual([]);
    });

    test('tells the employer why it was rejected, and cannot be approved afterwards', async () => {
      const id = await openJob(employer, admin);
      await request(id, { salaryMin: 100_000 });
      const approvalId = await decide(id, 'REJECT', { reason: 'PAY_UNCLEAR', note: 'Below the minimum wage.' });
      expect(await see(id)).toMatchObject({ version: 1 });
      clock.letPass(1);
      const mail = await mailTo(portal, employer.email, 'JOB_CORRECTION_DECIDED');
      expect(mail.text).toContain('Reason: The pay is unclear');
      expect(mail.text).toContain('> Below the minimum wage.');
      expect(await admin.client.errorOf(DECIDE, { approvalId, decision: 'APPROVE' })).toMatchObject({
        code: 'ALREADY_DECIDED',
        message: expect.stringContaining('This correction was already rejected by Meera Desai'),
      });
    });

    test('can be undone within ten seconds, which restores the job and sends no email', async () => {
      const id = await openJob(employer, admin, { title: 'Folder' });
      const { candidate } = await approvedApplication(portal, { ...office, jobId: id });
      const before = await see(id);
      await request(id, { title: 'Packer', city: 'Bharuch' });
      const approvalId = await decide(id, 'APPROVE');
      expect(await admin.client.ask(UNDO, { approvalId })).toEqual({
        undoDecision: { approval: { id: approvalId, state: 'PENDING' } },
      });
      const { approvals: _, version: _version, ...restored } = await see(id);
      expect(before).toMatchObject(restored);
      expect(await found('Folder')).toEqual([id]);
      expect(await waiting(id)).toHaveLength(1);
      clock.letPass(1);
      expect(await kindsTo(candidate)).not.toContain('JOB_CHANGED');
      await decide(id, 'REJECT');
      await request(id, { city: 'Navsari' });
      expect(await admin.client.errorOf(UNDO, { approvalId })).toMatchObject({ code: 'UNDO_OVERTAKEN' });
    });

    test('is applied or stale when the job closes at the same time', async () => {
      for (let round = 0; round < 3; round += 1) {
        const id = await openJob(employer, admin);
        await request(id, { city: 'Bharuch' });
        const { version } = await see(id);
        const [decision] = await Promise.allSettled([
          decide(id, 'APPROVE', { expectedVersion: version }),
          employer.client.ask(SET_ACTIVE, { id, isActive: false }),
        ]);
        const { city, isOpen } = await see(id);
        expect(isOpen).toBe(false);
        expect(city).toBe(decision.status === 'fulfilled' ? 'Bharuch' : 'Surat');
        if (decision.status === 'rejected') expect(String(decision.reason)).toContain(STALE);
      }
    });

    test('disappears with its job, and does not touch jobs of other companies', async () => {
      const id = await postJob(employer);
      await request(id, { city: 'Bharuch' });
      const other = await approvedEmployer(portal, admin);
      const input = { ...correctionInput(), id, version: 1 };
      expect(await other.client.errorOf(REQUEST, { input })).toMatchObject({ code: 'NOT_FOUND' });
      await admin.client.ask('mutation ($ids: [ID!]!) { deleteJobs(input: { ids: $ids }) { deleted { jobs } } }', {
        ids: [id],
      });
      expect(await waiting(id)).toEqual([]);
    });

    test('is not the approval of a job whose edit is taken back, nor of one that was never approved', async () => {
      const id = await openJob(employer, admin);
      const edit = async (description: string) => {
        const input = { id, description, deadline: daysFromToday(30), openings: 2 };
        await employer.client.ask(EDIT, { input });
      };
      await request(id, { city: 'Bharuch' });
      await decide(id, 'APPROVE');
      await edit('Designs prints. Male only.');
      await edit('Designs prints for silk.');
      const APPROVAL = 'query ($id: ID!) { job(id: $id) { approvalState approval { kind state } } }';
      expect(await admin.client.ask(APPROVAL, { id })).toEqual({
        job: { approvalState: 'APPROVED', approval: { kind: 'JOB', state: 'APPROVED' } },
      });
      const waitingJob = await postJob(employer);
      await correct(waitingJob, { title: 'Clerk' });
      const candidate = await insertCandidate(portal);
      expect((await applyError(candidate, waitingJob)).message).toBe('This job is not open for applications yet.');
    });

    test('announces the job to job alerts only once', async () => {
      const id = await openJob(employer, admin);
      const announced = () => portal.dataSource.query('SELECT opened_at FROM announced_job WHERE job_id = ?', [id]);
      const before = await announced();
      await request(id, { title: 'Warp Knitter' });
      await decide(id, 'APPROVE');
      expect(await announced()).toEqual(before);
    });
  });
});
