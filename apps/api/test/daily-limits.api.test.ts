import { formatDate } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CompanyEntity } from '../src/database/entities/companies/company.entity.js';
import { decideApplication, decideCompany } from './builders/admin.js';
import { APPLY, apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import {
  completeCompany,
  interviewInput,
  jobInput,
  openJob,
  POST_JOB,
  PROPOSE,
  postJob,
  postJobError,
  registerEmployer,
  SCHEDULE,
} from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import { applicant, ASK_TO_JOIN, askToJoin } from './builders/join-requests.js';
import { daysFromToday, insertCandidate, insertUser, visitor } from './builders/records.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const EDIT = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { id } } }';
const INVITE = 'mutation ($userId: ID!) { resendInvitation(input: { userId: $userId }) { user { id } } }';
const SEND = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }';
const SETTINGS = {
  RATE_LIMITS: 'on',
  SUPPORT_EMAIL: 'Help@Portal.example',
  JOBS_PER_DAY: '4',
  JOBS_PER_DAY_UNAPPROVED: '2',
  JOB_EDITS_PER_DAY: '2',
  PROPOSALS_PER_DAY: '2',
  INTERVIEWS_PER_DAY: '2',
  APPLICATIONS_PER_DAY: '2',
};

let portal: Portal;
let office: Office;
beforeAll(async () => {
  portal = await startPortal(SETTINGS);
  office = await openOffice(portal);
});
beforeEach(() => portal.dataSource.query('DELETE FROM rate_limit'));
afterAll(() => portal.stop());

/** The end of the 24 hours, in the format of the error message. */
const inADay = (): string => formatDate(new Date(Date.now() + 86_400_000));

test('a company can post two jobs a day before its approval and four after it', async () => {
  const employer = await registerEmployer(portal);
  await completeCompany(employer);
  for (let count = 0; count < 2; count += 1) await postJob(employer);
  const error = await postJobError(employer);
  expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
  expect(error.message).toContain('Until your company is approved, you can post 2 jobs in 24 hours.');
  expect(error.message).toContain(`Please try again after ${inADay()}`);
  const news = (await mailsTo(portal, office.admin.email)).length;
  const flood = await Promise.all(
    Array.from({ length: 10 }, () => employer.client.outcome(POST_JOB, { input: jobInput() })),
  );
  expect(new Set(flood)).toEqual(new Set(['RATE_LIMITED']));
  expect(await mailsTo(portal, office.admin.email)).toHaveLength(news);

  await decideCompany(office.admin, employer.id, 'APPROVE');
  for (let count = 0; count < 4; count += 1) await postJob(employer);
  expect((await postJobError(employer)).message).toContain('You can post 4 jobs in 24 hours.');
  expect((await postJobError(employer, { title: '' })).code).toBe('INVALID_INPUT');
});

test('the daily limit of posted jobs is shared by two servers', async () => {
  const other = await startSecondNode(portal, SETTINGS);
  try {
    const employer = await registerEmployer(portal);
    await completeCompany(employer);
    const there = new TestClient(other.url, employer.token);
    await postJob(employer);
    expect(await there.outcome(POST_JOB, { input: jobInput() })).toBe('OK');
    expect(await there.outcome(POST_JOB, { input: jobInput() })).toBe('RATE_LIMITED');
  } finally {
    await other.stop();
  }
});

test('a company can be asked to let people in ten times a day', async () => {
  const { gstin } = await portal.dataSource.manager.findOneByOrFail(CompanyEntity, { id: office.employer.id });
  for (let count = 0; count < 10; count += 1) await askToJoin(portal, gstin);
  const error = await visitor(portal).errorOf(ASK_TO_JOIN, { input: applicant(gstin) });
  expect(error.message).toContain('A company can be asked 10 times in 24 hours.');
});

test('job edits, applications, proposals and interviews each have a daily limit that the error message states', async () => {
  const { admin, employer, jobId } = office;
  const edit = { input: { id: jobId, description: 'Weaves.', deadline: daysFromToday(9), openings: 3 } };
  for (let count = 0; count < 2; count += 1) await employer.client.ask(EDIT, edit);
  expect((await employer.client.errorOf(EDIT, edit)).message).toContain('You can change jobs 2 times in 24 hours.');

  const jobs = [jobId, await openJob(employer, admin), await openJob(employer, admin)];
  const candidate = await insertCandidate(portal);
  for (const id of jobs.slice(0, 2)) await apply(candidate, id);
  // A request that fails anyway gets its own error and does not count.
  expect(await candidate.client.outcome(APPLY, { jobId })).toBe('REAPPLY_TOO_SOON');
  const error = await candidate.client.errorOf(APPLY, { jobId: jobs[2] });
  expect(error.message).toContain('You can apply for 2 jobs in 24 hours.');

  const applications = [];
  for (let count = 0; count < 3; count += 1) applications.push(await approvedApplication(portal, office));
  const propose = (id?: string) => employer.client.errorOf(PROPOSE, { input: { id, status: 'SHORTLISTED' } });
  for (const { applicationId } of applications.slice(0, 2)) {
    await employer.client.ask(PROPOSE, { input: { id: applicationId, status: 'SHORTLISTED' } });
    await decideApplication(admin, applicationId, 'APPROVE');
  }
  expect((await propose(applications[2]?.applicationId)).message).toContain('You can propose 2 changes in 24 hours.');

  for (const [index, { applicationId }] of applications.slice(0, 2).entries()) {
    await employer.client.ask(SCHEDULE, { input: interviewInput({ applicationId, date: daysFromToday(3 + index) }) });
  }
  const third = { input: interviewInput({ applicationId: applications[2]?.applicationId, date: daysFromToday(7) }) };
  expect((await employer.client.errorOf(SCHEDULE, third)).message).toContain('You can schedule 2 interviews');
});

test('an unconfirmed address gets at most six application receipts a day, and a confirmed address gets all', async () => {
  const receipts = async (email: string) =>
    (await mailsTo(portal, email)).filter(({ kind }) => kind === 'APPLICATION_RECEIVED').length;
  const jobIds = await insertOpenJobs(
    portal,
    Array.from({ length: 7 }, (_, index) => ({ title: `Weaver ${index}` })),
  );
  for (const [emailVerifiedAt, expected] of [
    [null, 6],
    [new Date(), 7],
  ] as const) {
    const candidate = await insertCandidate(portal, { emailVerifiedAt });
    for (const jobId of jobIds) {
      await apply(candidate, jobId);
      await portal.dataSource.query("DELETE FROM rate_limit WHERE `key` LIKE 'daily-application:%'");
    }
    expect(await receipts(candidate.email)).toBe(expected);
  }
});

test('a person can be invited five times a day, and an address can send five messages an hour and twenty a day', async () => {
  const userId = await insertUser(portal, 'CANDIDATE');
  const client = office.admin.client;
  for (let count = 0; count < 5; count += 1) await client.ask(INVITE, { userId });
  expect((await client.errorOf(INVITE, { userId })).message).toContain('The same person can be invited 5 times');
  expect(await client.outcome(INVITE, { userId: await insertUser(portal, 'CANDIDATE') })).toBe('OK');

  const person = { name: 'Ravi', email: 'ravi@test.example', phone: '9876543210', userType: 'CANDIDATE' };
  const input = { ...person, message: 'Hello.' };
  for (let count = 0; count < 20; count += 1) {
    // Five messages are allowed in an hour. Deleting the counter simulates the next hour.
    if (count === 5) expect(await client.outcome(SEND, { input })).toBe('RATE_LIMITED');
    if (count % 5 === 0) await portal.dataSource.query("DELETE FROM rate_limit WHERE `key` LIKE 'contact-address:%'");
    await client.ask(SEND, { input });
  }
  await portal.dataSource.query("DELETE FROM rate_limit WHERE `key` LIKE 'contact-address:%'");
  const error = await client.errorOf(SEND, { input });
  expect(error.message).toContain('You can send 20 messages in 24 hours.');
  expect(await mailsTo(portal, 'help@portal.example')).toHaveLength(20);
});
