import type { Portal } from '../harness.js';
import { decideCompany, decideJob } from './admin.js';
import type { ResponseError } from './client.js';
import { type Actor, daysFromToday, logIn, nextNumber, visitor } from './records.js';

type Values = Record<string, unknown>;

export const REGISTER_EMPLOYER = `mutation ($input: RegisterEmployerInput!) {
  registerEmployer(input: $input) { user { id email type firstName lastName isActive isProfileComplete } }
}`;
export const SAVE_COMPANY = `mutation ($input: SaveCompanyProfileInput!) {
  saveCompanyProfile(input: $input) {
    company { id fullName contact isProfileComplete version addresses { line1 city isPrimary } }
  }
}`;
export const POST_JOB = `mutation ($input: PostJobInput!) {
  postJob(input: $input) { job { id title approvalState isActive isOpen preferredSkills companyName viewerCanEdit version } }
}`;
export const SCHEDULE = `mutation ($input: ScheduleInterviewInput!) {
  scheduleInterview(input: $input) {
    application { id status proposedStatus interviews { id roundType date time location approvalState } }
  }
}`;
export const PROPOSE = `mutation ($input: ProposeApplicationStatusInput!) {
  proposeApplicationStatus(input: $input) {
    application { id status proposedStatus approvalState feedback dateOfJoining allowedProposals }
  }
}`;

/** A GSTIN that no other company of the test has. */
export const newGstin = (): string => `24${String(nextNumber()).padStart(11, '0')}Z5`;

/** A valid sign-up. */
export function employerInput(values: Values = {}): Values & { email: string; password: string } {
  return {
    organizationName: 'Surat Silk Mills',
    companyWebsite: 'https://silk.example',
    gstin: newGstin(),
    firstName: 'Meera',
    lastName: 'Shah',
    email: `employer-${nextNumber()}@test.example`,
    contact: '9812345670',
    password: 'Loom&Thread7',
    consent: true,
    ...values,
  };
}

/** A complete company profile. */
export function companyInput(values: Values = {}): Values {
  return {
    fullName: 'Meera Shah',
    contact: '9812345670',
    description: 'Weaves and prints silk.',
    industry: 'Textile',
    phone: '9812345671',
    headquarters: 'Surat',
    yearEstablished: 1998,
    addresses: [addressInput({ isPrimary: true })],
    ...values,
  };
}

export function addressInput(values: Values = {}): Values {
  return {
    line1: '12 Ring Road',
    city: 'Surat',
    state: 'Gujarat',
    country: 'India',
    pincode: '395002',
    isPrimary: false,
    ...values,
  };
}

/** A valid job. */
export function jobInput(values: Values = {}): Values {
  return {
    title: 'Textile Designer',
    description: 'Designs prints for silk.',
    jobType: 'FULL_TIME',
    workMode: 'ONSITE',
    deadline: daysFromToday(30),
    openings: 2,
    city: 'Surat',
    state: 'Gujarat',
    country: 'India',
    salaryMin: 300_000,
    salaryMax: 500_000,
    minExperience: 1,
    maxExperience: 4,
    minimumQualification: 'Diploma',
    preferredSkills: 'Photoshop, Weaving',
    ...values,
  };
}

/** The fields of `jobInput` that an employer corrects. */
export function correctionInput(values: Values = {}): Values {
  const { description: _d, deadline: _l, openings: _o, country: _c, ...fields } = jobInput();
  return { ...fields, ...values };
}

/** A valid interview. */
export function interviewInput(values: Values = {}): Values {
  return {
    roundType: 'FIRST_ROUND',
    date: daysFromToday(3),
    time: '11:00',
    mode: 'ONLINE',
    location: 'https://meet.example/room',
    ...values,
  };
}

/** Signs up an employer and logs in, without further steps. */
export async function registerEmployer(portal: Portal, values: Values = {}): Promise<Actor> {
  const data = await visitor(portal).ask<{ registerEmployer: { user: { id: string } } }>(REGISTER_EMPLOYER, {
    input: employerInput(values),
  });
  return logIn(portal, data.registerEmployer.user.id);
}

export const completeCompany = (employer: Actor, values: Values = {}): Promise<unknown> =>
  employer.client.ask(SAVE_COMPANY, { input: companyInput(values) });

/** Creates an employer with a complete profile and an approved company. */
export async function approvedEmployer(portal: Portal, admin: Actor, values: Values = {}): Promise<Actor> {
  const employer = await registerEmployer(portal, values);
  await completeCompany(employer);
  await decideCompany(admin, employer.id, 'APPROVE');
  return employer;
}

/** Posts a job, which then waits for approval. Returns its id. */
export async function postJob(employer: Actor, values: Values = {}): Promise<string> {
  const data = await employer.client.ask<{ postJob: { job: { id: string } } }>(POST_JOB, { input: jobInput(values) });
  return data.postJob.job.id;
}

export const postJobError = (employer: Actor, values: Values = {}): Promise<ResponseError> =>
  employer.client.errorOf(POST_JOB, { input: jobInput(values) });

/** Posts a job, approves it, and returns its id. */
export async function openJob(employer: Actor, admin: Actor, values: Values = {}): Promise<string> {
  const id = await postJob(employer, values);
  await decideJob(admin, id, 'APPROVE');
  return id;
}

export const setJobActive = (employer: Actor, id: string, isActive: boolean): Promise<unknown> =>
  employer.client.ask(
    'mutation ($id: ID!, $isActive: Boolean!) { setJobActive(input: { id: $id, isActive: $isActive }) { job { id } } }',
    {
      id,
      isActive,
    },
  );

/** An application, as a proposal returns it. */
export interface ProposedApplication {
  id: string;
  status: string;
  proposedStatus: string;
  approvalState: string;
  feedback: string | null;
  dateOfJoining: string | null;
  allowedProposals: string[];
}

export async function propose(employer: Actor, id: string, status: string, values: Values = {}) {
  const data = await employer.client.ask<{ proposeApplicationStatus: { application: ProposedApplication } }>(PROPOSE, {
    input: { id, status, ...values },
  });
  return data.proposeApplicationStatus.application;
}

export const proposalError = (
  employer: Actor,
  id: string,
  status: string,
  values: Values = {},
): Promise<ResponseError> => employer.client.errorOf(PROPOSE, { input: { id, status, ...values } });

/** An application, as scheduling an interview returns it. */
export interface ScheduledApplication {
  id: string;
  status: string;
  proposedStatus: string;
  interviews: { id: string; roundType: string; date: string; time: string; location: string; approvalState: string }[];
}

export async function schedule(employer: Actor, applicationId: string, values: Values = {}) {
  const data = await employer.client.ask<{ scheduleInterview: { application: ScheduledApplication } }>(SCHEDULE, {
    input: interviewInput({ applicationId, ...values }),
  });
  return data.scheduleInterview.application;
}

export const scheduleError = (employer: Actor, applicationId: string, values: Values = {}): Promise<ResponseError> =>
  employer.client.errorOf(SCHEDULE, { input: interviewInput({ applicationId, ...values }) });
