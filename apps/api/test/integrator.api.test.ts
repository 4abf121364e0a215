import { readFile } from 'node:fs/promises';
import { createJobAlertClient, type JobAlertClient } from '@job-alert/client/client';
import { JobAlertError } from '@job-alert/client/errors';
import { errorStatus } from '@job-alert/domain/errors/error-codes';
import { ERROR_DESCRIPTIONS } from '@job-alert/domain/errors/error-descriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { employerInput, jobInput, openJob, REGISTER_EMPLOYER } from './builders/employer.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { type Actor, daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

test('the integrators page lists every error code with its meaning, its facts and its status, and no other code', async () => {
  const page = await readFile(new URL('../../../docs/integrators.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^\| `[A-Z_]+` \|.*\| \d{3} \|$/gm)].map(([row]) => row);
  const rows = Object.entries(ERROR_DESCRIPTIONS).map(([code, { means, facts = [] }]) => {
    const factList = facts.map((fact) => `\`${fact}\``).join(', ');
    return `| \`${code}\` | ${means} | ${factList} | ${errorStatus(code)} |`;
  });
  expect(documented).toEqual(rows);
});

describe('an integrator with the typed client', () => {
  let portal: Portal;
  let office: Office;
  let anybody: JobAlertClient;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    for (const title of ['Weaver', 'Dyer', 'Cutter']) await openJob(office.employer, office.admin, { title });
    anybody = createJobAlertClient({ url: portal.url });
  });

  const clientOf = ({ token }: Actor): JobAlertClient => createJobAlertClient({ url: portal.url, token });

  test('reads all open jobs, a search and one job without a login', async () => {
    const titles: string[] = [];
    for await (const { title } of anybody.allOpenJobs()) titles.push(title);
    expect(titles).toEqual(['Cutter', 'Dyer', 'Weaver', 'Textile Designer']);
    const { nodes } = await anybody.openJobs({ filter: { query: 'weav', location: 'surat' }, first: 1 });
    expect(nodes.map(({ title }) => title)).toEqual(['Weaver']);
    expect(await anybody.countOpenJobs({ query: 'dyer' })).toBe(1);
    expect(await anybody.openJobCounts([{ query: 'dyer' }, { location: 'surat' }])).toEqual([1, 4]);
    expect(await anybody.jobSuggestions({ query: 'dye', field: 'TITLE' })).toEqual([
      { text: 'Dyer', kind: 'TITLE', count: 1 },
    ]);
    expect(await anybody.openJob(nodes[0]?.id ?? '')).toMatchObject({ company: { name: 'Surat Silk Mills' } });
    expect(await anybody.openJob('987654321')).toBeNull();
  });

  test('receives a rejected request as a JobAlertError with a code', async () => {
    const error = await anybody.companies().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(JobAlertError);
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED' });
    const employer = clientOf(office.employer);
    await expect(employer.postJob({ ...jobInput(), title: '' } as never)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { title: ['Job Title is required.'] },
    });
  });

  test('logs in and out', async () => {
    const input = employerInput();
    await visitor(portal).ask(REGISTER_EMPLOYER, { input });
    const { token, user } = await anybody.signIn({ email: input.email, password: input.password });
    const own = createJobAlertClient({ url: portal.url, token });
    expect(await own.viewer()).toMatchObject({ id: user.id, type: 'EMPLOYER' });
    await own.signOut();
    expect(await own.viewer()).toBeNull();
  });

  test('posts a job and takes an application to selection as employer, candidate and administrator', async () => {
    const [employer, admin] = [clientOf(office.employer), clientOf(office.admin)];
    const job = await employer.postJob(jobInput({ title: 'Packer' }) as never);
    const approve = async (about: string) => {
      const { nodes } = await admin.approvals({ filter: { state: 'PENDING' } });
      const approvalId = nodes.find(({ subject }) => subject?.id === about)?.id ?? '';
      return (await admin.decideApproval({ approvalId, decision: 'APPROVE' })).subject;
    };
    expect(await approve(job.id)).toMatchObject({ isOpen: true });
    await employer.editJob({ id: job.id, description: 'Packs.', deadline: daysFromToday(5), openings: 4 });
    expect((await employer.myJobs({ filter: { search: 'pack' } }))?.nodes).toMatchObject([{ openings: 4 }]);
    const { applicationId, candidate } = await approvedApplication(portal, { ...office, jobId: job.id });
    expect((await employer.myApplicants({ filter: { jobId: job.id } }))?.nodes).toMatchObject([{ id: applicationId }]);
    const interview = { date: daysFromToday(2), time: '10:00', mode: 'FACE_TO_FACE', location: 'Room 4' } as const;
    await employer.scheduleInterview({ applicationId, ...interview, roundType: 'FIRST_ROUND' });
    await approve(applicationId);
    expect((await employer.myInterviews({ when: 'UPCOMING' }))?.nodes).toMatchObject([
      { application: { id: applicationId } },
    ]);
    await employer.proposeApplicationStatus({ id: applicationId, status: 'SELECTED', feedback: 'Welcome.' });
    await approve(applicationId);
    const own = clientOf(candidate);
    expect((await own.myApplications())?.nodes).toMatchObject([{ displayStatus: 'SELECTED', feedback: 'Welcome.' }]);
    expect(await own.myAppliedJobs()).toMatchObject([{ job: { id: job.id }, applyState: 'APPLIED' }]);
    await admin.setApplicationActive(applicationId, false);
    expect((await employer.myApplicants({ filter: { jobId: job.id } }))?.nodes).toEqual([]);
    expect((await admin.applications({ filter: { isActive: false } })).nodes).toHaveLength(1);
    expect(await employer.setJobActive(job.id, false)).toMatchObject({ isOpen: false });
    expect((await admin.jobs({ filter: { search: 'packer' } })).nodes).toMatchObject([{ applicantCount: 1 }]);
  });

  test('manages companies and accounts as an administrator', async () => {
    const admin = clientOf(office.admin);
    const { registerEmployer } = await visitor(portal).ask<{ registerEmployer: { user: { id: string } } }>(
      REGISTER_EMPLOYER,
      {
        input: employerInput({ organizationName: 'Navsari Mills' }),
      },
    );
    const { id } = registerEmployer.user;
    expect((await admin.companies({ filter: { search: 'navsari' } })).nodes).toMatchObject([{ id }]);
    const { nodes } = await admin.approvals({ filter: { state: 'PENDING', companyId: id } });
    const approvalId = nodes[0]?.id ?? '';
    expect(await admin.decideApproval({ approvalId, decision: 'REJECT', note: 'Unknown GSTIN.' })).toMatchObject({
      state: 'REJECTED',
      subject: { id, approvalState: 'REJECTED' },
    });
    expect(await admin.setUserActive(id, false)).toEqual({ id, isActive: false });
    expect(await admin.dashboardCounts()).toMatchObject({ totalEmployers: 3 });
    const candidate = clientOf(await insertCandidate(portal));
    await expect(candidate.applyToJob('987654321')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await clientOf(office.employer).myCompany()).toMatchObject({ isProfileComplete: true });
  });

  test('reads a closed job that was open before', async () => {
    const employer = clientOf(office.employer);
    const jobId = await openJob(office.employer, office.admin, { title: 'Spinner' });
    expect(await anybody.closedJob(jobId)).toBeNull();
    await employer.setJobActive(jobId, false);
    expect(await anybody.closedJob(jobId)).toMatchObject({ id: jobId, title: 'Spinner', city: 'Surat' });
    expect(await anybody.openJob(jobId)).toBeNull();
  });

  test('reads reports with an API key, and gets UNAUTHENTICATED without one', async () => {
    const create = 'mutation { createApiClient(input: { name: "BI", scopes: [REPORTS_READ] }) { key } }';
    const { createApiClient } = await office.admin.client.ask<{ createApiClient: { key: string } }>(create);
    const reader = createJobAlertClient({ url: portal.url, token: createApiClient.key });
    const period = { from: daysFromToday(-13), to: daysFromToday(0) };
    const names = ['APPLICATIONS_PER_WEEK', 'TIME_TO_HIRE', 'APPROVALS', 'OPEN_JOBS_BY_INDUSTRY'] as const;
    const [weeks, timeToHire, approvals, openJobs] = await reader.reports([...names], period);
    expect(weeks?.rows.length).toBeGreaterThanOrEqual(2);
    expect(timeToHire?.rows.length).toBeGreaterThanOrEqual(1);
    expect(approvals?.rows.map((row) => row['kind'])).toContain('JOB');
    expect(approvals?.summary).toEqual([expect.objectContaining({ kind: null, waiting: expect.any(Number) })]);
    expect(openJobs?.rows[0]?.['openJobs']).toBeGreaterThan(0);
    await expect(anybody.reports(['JOBS'])).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('registers, resets a password and sends a contact message without a login', async () => {
    const input = employerInput();
    expect(await anybody.registerEmployer(input as never)).toMatchObject({ email: input.email, type: 'EMPLOYER' });
    expect(await anybody.requestPasswordReset(input.email)).toBe(input.email);
    const token = tokenIn(await mailTo(portal, input.email, 'PASSWORD_RESET'));
    expect(await anybody.passwordLink(token)).toBe('VALID');
    expect(await anybody.resetPassword(token, 'Another@2026')).toBe(input.email);
    expect(await anybody.passwordLink(token)).toBe('USED');
    expect(await anybody.signIn({ email: input.email, password: 'Another@2026' })).toHaveProperty('token');
    const message = { name: 'Asha', email: 'asha@people.example', phone: '9876543210', message: 'Do you hire?' };
    expect(await anybody.sendContactMessage(message)).toEqual({ replyTo: message.email });
  });
});
