import { beforeAll, describe, expect, test } from 'vitest';
import { decide } from './builders/admin.js';
import { APPLY } from './builders/applications.js';
import {
  candidateInput,
  educationInput,
  experienceInput,
  type ProfileView,
  profileInput,
  REGISTER_CANDIDATE,
  SAVE_PROFILE,
} from './builders/candidate.js';
import { TestClient } from './builders/client.js';
import {
  companyInput,
  employerInput,
  interviewInput,
  jobInput,
  POST_JOB,
  PROPOSE,
  REGISTER_EMPLOYER,
  SAVE_COMPANY,
  SCHEDULE,
} from './builders/employer.js';
import { docx, pdf } from './builders/files.js';
import { daysFromToday } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { token user { id type isProfileComplete } } }';
const SIGN_OUT = 'mutation { signOut { user { id } } }';
const OPEN_JOBS = `query ($filter: OpenJobsFilter) {
  openJobs(first: 10, filter: $filter) { nodes { id title city preferredSkills company { name } } }
}`;
const APPLICANTS = '{ viewer { applications(first: 10) { nodes { id candidate { id firstName } displayStatus } } } }';
const PENDING =
  '{ applications(first: 10, filter: { status: PENDING }) { nodes { id candidate { firstName } proposedStatus } } }';
const MINE = `{ viewer { applications(first: 10) { nodes {
  id job { title } displayStatus feedback dateOfJoining offerLetter { name url }
  interviews { roundType location } approvals { resultingStatus feedback state }
} } } }`;

interface Id {
  id: string;
}
interface OwnApplication extends Id {
  displayStatus: string;
  dateOfJoining: string | null;
  offerLetter: { name: string; url: string } | null;
  interviews: { roundType: string }[];
  approvals: { resultingStatus: string; feedback: string | null; state: string }[];
}

/** The same way as the screens and as an integrator of the schema: no row, no session and no decision is made otherwise. */
describe('from sign-up to the opened offer letter over GraphQL alone', () => {
  let portal: Portal;
  let visitor: TestClient;
  let admin: TestClient;
  let employer: TestClient;
  let candidate: TestClient;
  const ids = { employer: '', candidate: '', job: '', application: '' };
  const company = employerInput();
  const person = candidateInput();
  beforeAll(async () => {
    portal = await sharedPortal();
    visitor = new TestClient(portal.url);
    // The one thing that has no operation: the operator's command makes the administrator.
    const names = { firstName: 'Nita', lastName: 'Desai', email: 'nita@office.example', password: 'Loom&Thread7' };
    await portal.container.administrators.create(names);
    admin = await logIn('nita@office.example', 'Loom&Thread7', 'ADMIN');
  });

  async function logIn(email: string, password: string, userType: string): Promise<TestClient> {
    const input = { email, password, userType, rememberMe: true };
    const { signIn } = await visitor.ask<{ signIn: { token: string; user: { type: string } } }>(SIGN_IN, { input });
    expect(signIn.user.type).toBe(userType);
    return new TestClient(portal.url, signIn.token);
  }
  const mine = async (): Promise<OwnApplication[]> =>
    (await candidate.ask<{ viewer: { applications: { nodes: OwnApplication[] } } }>(MINE)).viewer.applications.nodes;
  const approve = () => decide({ client: admin }, 'application', ids.application, 'APPROVE');

  test('an employer signs up, logs in and completes the company profile', async () => {
    const { registerEmployer } = await visitor.ask<{ registerEmployer: { user: Id } }>(REGISTER_EMPLOYER, {
      input: company,
    });
    ids.employer = registerEmployer.user.id;
    employer = await logIn(company.email, company.password, 'EMPLOYER');
    expect(await employer.outcome(POST_JOB, { input: jobInput() })).toBe('PROFILE_INCOMPLETE');
    expect(await employer.ask(SAVE_COMPANY, { input: companyInput() })).toMatchObject({
      saveCompanyProfile: {
        company: { id: ids.employer, isProfileComplete: true, addresses: [{ isPrimary: true }] },
      },
    });
  });

  test('the administrator approves the company, and then the job that the employer posts', async () => {
    expect(await decide({ client: admin }, 'company', ids.employer, 'APPROVE')).toMatchObject({
      approvalState: 'APPROVED',
    });
    const { postJob } = await employer.ask<{ postJob: { job: Id } }>(POST_JOB, { input: jobInput() });
    ids.job = postJob.job.id;
    expect(await visitor.ask(OPEN_JOBS)).toEqual({ openJobs: { nodes: [] } });
    expect(await decide({ client: admin }, 'job', ids.job, 'APPROVE')).toMatchObject({
      approvalState: 'APPROVED',
      isOpen: true,
    });
  });

  test('a candidate signs up with a resume, logs in and saves the three tabs of the profile with their files', async () => {
    const { registerCandidate } = await visitor.upload<{ registerCandidate: { user: Id } }>(
      REGISTER_CANDIDATE,
      { input: person },
      { 'input.resume': docx('resume.docx') },
    );
    ids.candidate = registerCandidate.user.id;
    candidate = await logIn(person.email, person.password, 'CANDIDATE');
    expect(await candidate.outcome(APPLY, { jobId: ids.job })).toBe('PROFILE_INCOMPLETE');
    const input = profileInput({
      aadhaarNumber: '123412341234',
      panNumber: 'ABCDE1234F',
      experiences: [experienceInput()],
      educations: [educationInput()],
    });
    const { saveCandidateProfile } = await candidate.upload<{ saveCandidateProfile: { candidate: ProfileView } }>(
      SAVE_PROFILE,
      { input },
      {
        'input.aadhaarCard': pdf('aadhaar.pdf'),
        'input.experiences.0.experienceLetter': pdf('letter.pdf'),
        'input.educations.0.certificate': pdf('degree.pdf'),
      },
    );
    expect(saveCandidateProfile.candidate).toMatchObject({
      isProfileComplete: true,
      aadhaarMasked: 'XXXX-XXXX-1234',
      resume: { name: 'resume.docx' },
      aadhaarCard: { name: 'aadhaar.pdf' },
      experiences: [{ experienceLetter: { name: 'letter.pdf' } }],
      educations: [{ certificate: { name: 'degree.pdf' } }],
    });
  });

  test('the candidate finds the job and applies, and the employer sees it once it is approved', async () => {
    const found = await candidate.ask(OPEN_JOBS, { filter: { query: 'textile', location: 'surat', experience: 2 } });
    expect(found).toMatchObject({ openJobs: { nodes: [{ id: ids.job, company: { name: 'Surat Silk Mills' } }] } });
    const { applyToJob } = await candidate.ask<{ applyToJob: { application: Id } }>(APPLY, { jobId: ids.job });
    ids.application = applyToJob.application.id;
    expect(await candidate.outcome(APPLY, { jobId: ids.job })).toBe('REAPPLY_TOO_SOON');
    expect(await employer.ask(APPLICANTS)).toEqual({ viewer: { applications: { nodes: [] } } });
    expect(await admin.ask(PENDING)).toMatchObject({
      applications: { nodes: [{ id: ids.application, proposedStatus: 'APPLIED' }] },
    });
    await approve();
    expect(await employer.ask(APPLICANTS)).toMatchObject({
      viewer: {
        applications: { nodes: [{ id: ids.application, candidate: { id: ids.candidate }, displayStatus: 'APPLIED' }] },
      },
    });
  });

  test('the employer shortlists, and has to wait for the approval', async () => {
    await employer.ask(PROPOSE, { input: { id: ids.application, status: 'SHORTLISTED' } });
    const again = { input: { id: ids.application, status: 'REJECTED', feedback: 'No.' } };
    expect(await employer.outcome(PROPOSE, again)).toBe('APPLICATION_PENDING');
    await approve();
    expect((await mine())[0]?.displayStatus).toBe('SHORTLISTED');
  });

  test('the employer schedules a first round, puts it off, and asks for a next round', async () => {
    for (const [index, roundType] of ['FIRST_ROUND', 'RESCHEDULE', 'NEXT_ROUND'].entries()) {
      const input = interviewInput({ applicationId: ids.application, roundType, date: daysFromToday(3 + index) });
      await employer.ask(SCHEDULE, { input });
      await approve();
    }
    expect((await mine())[0]?.interviews.map(({ roundType }) => roundType)).toContain('NEXT_ROUND');
  });

  test('the employer selects with an offer letter, which the candidate opens once it is approved', async () => {
    const letter = pdf('offer.pdf');
    const dateOfJoining = daysFromToday(30);
    const input = { id: ids.application, status: 'SELECTED', feedback: 'Welcome.', dateOfJoining };
    await employer.upload(PROPOSE, { input }, { 'input.offerLetter': letter });
    expect(await mine()).toMatchObject([{ offerLetter: null, dateOfJoining: null, feedback: null }]);
    await approve();
    const [application] = await mine();
    expect(application).toMatchObject({ displayStatus: 'SELECTED', dateOfJoining, feedback: 'Welcome.' });
    const response = await fetch(new URL(application?.offerLetter?.url ?? '', portal.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(letter.bytes));
  });

  test('the candidate reads the whole history and logs out', async () => {
    const [application] = await mine();
    expect(application?.approvals.map(({ resultingStatus, feedback }) => [resultingStatus, feedback])).toEqual([
      ['APPLIED', null],
      ['SHORTLISTED', null],
      ['INTERVIEW_SCHEDULED', null],
      ['INTERVIEW_SCHEDULED', null],
      ['INTERVIEW_SCHEDULED', null],
      ['SELECTED', 'Welcome.'],
    ]);
    expect(application?.approvals.every(({ state }) => state === 'APPROVED')).toBe(true);
    await candidate.ask(SIGN_OUT);
    expect(await candidate.ask(MINE)).toEqual({ viewer: null });
  });
});
