import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { approvedEmployer, companyInput, interviewInput, jobInput } from './builders/employer.js';
import { daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

type Role = 'anonymous' | 'candidate' | 'otherCandidate' | 'employer' | 'otherEmployer' | 'admin';

const [OK, LOGIN, NO, NONE] = ['OK', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];

const ROLES: readonly Role[] = ['anonymous', 'candidate', 'otherCandidate', 'employer', 'otherEmployer', 'admin'];
/** What each role gets of an operation, in the order of ROLES; each is asked of the same records, from the top. */
const MATRIX: readonly [operation: string, ...outcomes: string[]][] = [
  ['query { viewer { id } }', OK, OK, OK, OK, OK, OK],
  ['query { openJobs { nodes { id } } }', OK, OK, OK, OK, OK, OK],
  ['query ($jobId: ID!) { openJob(id: $jobId) { id } }', OK, OK, OK, OK, OK, OK],
  ['mutation { signOut { id } }', LOGIN, OK, OK, OK, OK, OK],
  ['query { myCompany { id } }', LOGIN, NO, NO, OK, OK, NO],
  ['query ($companyId: ID!) { company(id: $companyId) { id } }', LOGIN, NO, NO, NO, NO, OK],
  ['query { companies { nodes { id } } }', LOGIN, NO, NO, NO, NO, OK],
  [
    'mutation ($company: CompanyProfileInput!) { saveCompanyProfile(input: $company) { id } }',
    LOGIN,
    NO,
    NO,
    OK,
    OK,
    NO,
  ],
  ['query { myJobs { nodes { id } } }', LOGIN, NO, NO, OK, OK, NO],
  ['query { jobs { nodes { id } } }', LOGIN, NO, NO, NO, NO, OK],
  ['query ($jobId: ID!) { job(id: $jobId) { id } }', LOGIN, NONE, NONE, OK, NONE, OK],
  ['mutation ($job: PostJobInput!) { postJob(input: $job) { id } }', LOGIN, NO, NO, OK, OK, NO],
  [
    'mutation ($jobId: ID!, $edit: EditJobInput!) { editJob(id: $jobId, input: $edit) { id } }',
    LOGIN,
    NO,
    NO,
    OK,
    NONE,
    NO,
  ],
  ['mutation ($jobId: ID!) { setJobActive(id: $jobId, isActive: true) { id } }', LOGIN, NO, NO, OK, NONE, OK],
  ['query { myApplicants { nodes { id } } }', LOGIN, NO, NO, OK, OK, NO],
  ['query { myApplications { nodes { id } } }', LOGIN, OK, OK, NO, NO, NO],
  ['query { myAppliedJobs { jobId } }', LOGIN, OK, OK, NO, NO, NO],
  ['query { applications { nodes { id } } }', LOGIN, NO, NO, NO, NO, OK],
  ['query ($applicationId: ID!) { application(id: $applicationId) { id } }', LOGIN, OK, NONE, OK, NONE, OK],
  [
    'mutation ($applicationId: ID!) { setApplicationActive(id: $applicationId, isActive: true) { id } }',
    LOGIN,
    NO,
    NO,
    NO,
    NO,
    OK,
  ],
  ['query { myInterviews { nodes { id } } }', LOGIN, NO, NO, OK, OK, NO],
  [
    'mutation ($applicationId: ID!) { decideApplication(id: $applicationId, decision: APPROVE) { id } }',
    LOGIN,
    NO,
    NO,
    NO,
    NO,
    'ALREADY_DECIDED',
  ],
  [
    'mutation ($companyId: ID!) { decideCompany(id: $companyId, decision: APPROVE) { id } }',
    LOGIN,
    NO,
    NO,
    NO,
    NO,
    'ALREADY_DECIDED',
  ],
  [
    'mutation ($jobId: ID!) { decideJob(id: $jobId, decision: APPROVE) { id } }',
    LOGIN,
    NO,
    NO,
    NO,
    NO,
    'ALREADY_DECIDED',
  ],
  ['mutation ($companyId: ID!) { setUserActive(id: $companyId, isActive: true) { id } }', LOGIN, NO, NO, NO, NO, OK],
  ['query { dashboardCounts { totalJobs } }', LOGIN, NO, NO, NO, NO, OK],
  ['mutation ($jobId: ID!) { applyToJob(jobId: $jobId) { id } }', LOGIN, 'REAPPLY_TOO_SOON', OK, NO, NO, NO],
  [
    'mutation ($applicationId: ID!, $interview: ScheduleInterviewInput!) { scheduleInterview(applicationId: $applicationId, input: $interview) { id } }',
    ...[LOGIN, NO, NO, OK, NONE, NO],
  ],
  [
    'mutation ($applicationId: ID!) { proposeApplicationStatus(id: $applicationId, input: { status: SHORTLISTED }) { id } }',
    ...[LOGIN, NO, NO, 'APPLICATION_PENDING', NONE, NO],
  ],
];

describe('who may do what', () => {
  let portal: Portal;
  let office: Office;
  let make: Record<Role, () => Promise<TestClient>>;
  let variables: Record<string, unknown>;
  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
    const { candidate, applicationId } = await approvedApplication(portal, office);
    const stranger = await insertCandidate(portal);
    const rival = await approvedEmployer(portal, office.admin);
    const fresh = (id: string) => async () => {
      const { token } = await portal.container.sessions.start(portal.dataSource.manager, id, false);
      return new TestClient(portal.url, token);
    };
    make = {
      anonymous: async () => visitor(portal),
      candidate: fresh(candidate.id),
      otherCandidate: fresh(stranger.id),
      employer: fresh(office.employer.id),
      otherEmployer: fresh(rival.id),
      admin: fresh((await createAdmin(portal)).id),
    };
    variables = {
      ...{ jobId: office.jobId, companyId: office.employer.id, applicationId },
      ...{ company: companyInput(), job: jobInput(), interview: interviewInput() },
      edit: { description: 'Words.', deadline: daysFromToday(20), openings: 1 },
    };
  });
  afterAll(() => portal.stop());

  const asked = (operation: string) =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => operation.includes(`$${name}:`)));

  test.each(MATRIX)('%s', async (operation, ...expected) => {
    const outcomes: string[] = [];
    for (const role of ROLES) outcomes.push(await (await make[role]()).outcome(operation, asked(operation)));
    expect(Object.fromEntries(ROLES.map((role, index) => [role, outcomes[index]]))).toEqual(
      Object.fromEntries(ROLES.map((role, index) => [role, expected[index]])),
    );
  });

  test.each([
    ['query ($id: ID!) { job(id: $id) { id } }', 'jobId', 'otherEmployer'],
    ['query ($id: ID!) { application(id: $id) { id } }', 'applicationId', 'otherEmployer'],
    ['query ($id: ID!) { application(id: $id) { id } }', 'applicationId', 'otherCandidate'],
    ['mutation ($id: ID!) { setJobActive(id: $id, isActive: false) { id } }', 'jobId', 'otherEmployer'],
  ] as const)('%s: what is not yours looks like what does not exist', async (operation, known, role) => {
    const client = await make[role]();
    const refusals = [
      await client.refusal(operation, { id: variables[known] }),
      await client.refusal(operation, { id: '987654321' }),
      await client.refusal(operation, { id: `${String(variables[known])}abc` }),
    ];
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[1]).toEqual(refusals[2]);
  });

  test('a token that nobody has is the same as none', async () => {
    const client = new TestClient(portal.url, 'A'.repeat(43));
    expect(await client.ask('{ viewer { id } }')).toEqual({ viewer: null });
    expect(await client.outcome('{ myCompany { id } }')).toBe('UNAUTHENTICATED');
  });
});
