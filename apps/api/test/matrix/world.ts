import { TestClient } from '../builders/client.js';
import { createAdmin, decideApplication, decideCompany } from '../builders/admin.js';
import { apply, invitedApplication, type Office, openOffice } from '../builders/applications.js';
import { member } from '../builders/company-members.js';
import { completeCandidate } from '../builders/candidate.js';
import { approvedEmployer, completeCompany, openJob, registerEmployer, setJobActive } from '../builders/employer.js';
import { type Actor, insertCandidate, insertUser, logIn, visitor } from '../builders/records.js';
import type { Portal } from '../harness.js';
import { type Role, WITHOUT_LOGIN } from './verdicts.js';

const CREATE_KEY =
  'mutation ($scopes: [ApiScope!]!) { createApiClient(input: { name: "Board", scopes: $scopes }) { key } }';

type Stranger = 'anonymous' | 'inactive' | 'jobsKey' | 'reportsKey' | 'applicationsKey';

/** All callers and the records of their requests. They are created once; rejected calls never change them. */
export interface World {
  portal: Portal;
  office: Office;
  /** The logged-in users. `employer` owns the job. `candidate` has applied for it, and the employer sees the application. */
  actors: Record<Exclude<Role, Stranger>, Actor>;
  strangers: Record<Stranger, TestClient>;
  /** A candidate who makes no requests. Login and password reset calls use this account. */
  bystander: Actor;
  companyId: string;
  jobId: string;
  /** A job that was public and that its employer has closed. */
  closedJobId: string;
  candidateId: string;
  applicationId: string;
  /** An interview for another candidate's application to the same employer. The interviewer is invited to it. */
  interviewId: string;
}

/** An inactive account whose session still exists. */
async function inactiveAdmin(portal: Portal): Promise<TestClient> {
  return (await logIn(portal, await insertUser(portal, 'ADMIN', { isActive: false }))).client;
}

/** An API client whose key has been used once. The first use is recorded and would count as a change. */
async function programWith(portal: Portal, admin: Actor, ...scopes: string[]): Promise<TestClient> {
  const { createApiClient } = await admin.client.ask<{ createApiClient: { key: string } }>(CREATE_KEY, { scopes });
  const client = new TestClient(portal.url, createApiClient.key);
  await client.ask('{ viewer { id } }');
  return client;
}

export async function createWorld(portal: Portal): Promise<World> {
  const office = await openOffice(portal);
  // The resume keeps the profile complete when it is saved again.
  const candidate = await completeCandidate(portal);
  const applicationId = await apply(candidate, office.jobId);
  await decideApplication(office.admin, applicationId, 'APPROVE');
  const closedJobId = await openJob(office.employer, office.admin);
  await setJobActive(office.employer, closedJobId, false);
  const pendingEmployer = await registerEmployer(portal);
  await completeCompany(pendingEmployer);
  const rejectedEmployer = await registerEmployer(portal);
  await completeCompany(rejectedEmployer);
  await decideCompany(office.admin, rejectedEmployer.id, 'REJECT');
  const interviewer = await member(portal, office.employer, { role: 'INTERVIEWER' });
  const { interviewId } = await invitedApplication(portal, office, { interviewers: [{ userId: interviewer.id }] });
  return {
    portal,
    office,
    bystander: await insertCandidate(portal),
    companyId: office.employer.id,
    jobId: office.jobId,
    closedJobId,
    candidateId: candidate.id,
    applicationId,
    interviewId,
    strangers: {
      anonymous: visitor(portal),
      inactive: await inactiveAdmin(portal),
      jobsKey: await programWith(portal, office.admin, 'JOBS_READ'),
      reportsKey: await programWith(portal, office.admin, 'REPORTS_READ', 'WEBHOOKS'),
      applicationsKey: await programWith(portal, office.admin, 'APPLICATIONS_READ'),
    },
    actors: {
      candidate,
      otherCandidate: await completeCandidate(portal),
      employer: office.employer,
      recruiter: await member(portal, office.employer),
      interviewer,
      otherEmployer: await approvedEmployer(portal, office.admin),
      pendingEmployer,
      rejectedEmployer,
      admin: await createAdmin(portal),
      adminRecruiter: await createAdmin(portal, { adminRole: 'RECRUITER' }),
      adminReader: await createAdmin(portal, { adminRole: 'READER' }),
    },
  };
}

const isStranger = (role: Role): role is Stranger => WITHOUT_LOGIN.includes(role);

export const clientOf = ({ strangers, actors }: World, role: Role): TestClient =>
  isStranger(role) ? strangers[role] : actors[role].client;

/** Returns the role's user with a new login, for a call that may end it. */
export async function freshClient(world: World, role: Role): Promise<TestClient> {
  if (isStranger(role)) return clientOf(world, role);
  return (await logIn(world.portal, world.actors[role].id)).client;
}
