import { beforeAll, describe, expect, test } from 'vitest';
import { restRoutes } from '../src/rest/routes.js';
import { approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { member } from './builders/company-members.js';
import { openJob, propose } from './builders/employer.js';
import { RestClient, restEmployer, restJob } from './builders/rest.js';
import { type Actor, daysFromToday, nextNumber, visitor } from './builders/records.js';
import { PASSWORD } from './builders/password-links.js';
import { givePassword, PASSWORD as OTHERS } from './builders/second-factor.js';
import { type Portal, sharedPortal } from './harness.js';

const ADDRESS = { org_address_1: '1 Ring Road', org_city: 'Surat', org_state: 'Gujarat', org_country: 'India' };
const PROFILE = {
  user: { full_name: 'Meera Shah', contact: '9812345670' },
  company_info: {
    company_email: 'hr@silk.example',
    industry: 'Textiles',
    company_size: 40,
    company_contact: '9812345670',
    company_headquarter: 'Surat',
    year_established: 1990,
    company_description: 'Weaves silk.',
  },
  other_addresses: [{ ...ADDRESS, org_pincode: '395003', is_primary: true }],
};

/** The paths of employers that read; `{id}` is the id of the company or of the caller. */
const READS = [
  'GET api/employer/company-profile/{id}',
  'GET job/search/{id}',
  'GET job/my-jobs/{id}',
  'GET job/applied/{id}',
  'GET job/search/applicants/{id}',
  'GET job/employer/applications/{id}',
];

const OF_CANDIDATE = 'GET api/admin/candidates/details/{id}';

/** The paths of employers that write. */
const WRITES = [
  'POST api/employer/company-profile/{id}',
  'POST job/post-job',
  'PUT job/edit-job/{id}',
  'POST job/employer/job/status',
  'POST job/employer/applications/{id}',
  'POST job/schedule-interview/{employer_id}/{application_id}',
];

describe('the REST paths of employers', () => {
  let portal: Portal;
  let office: Office;
  let owner: Actor;
  let recruiter: Actor;
  let candidate: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    owner = office.employer;
    recruiter = await member(portal, owner);
    await openJob(recruiter, office.admin);
    ({ candidate } = await invitedApplication(portal, office));
    const { applicationId } = await approvedApplication(portal, office);
    await propose(recruiter, applicationId, 'SHORTLISTED');
  });

  const restOf = ({ token }: Actor) => new RestClient(portal.url, token);
  const path = (at: string, id: string) => at.split(' ')[1]?.replace('{id}', id) ?? '';

  test('are all in these tests', () => {
    const ofEmployers = restRoutes.filter(({ who }) => who.includes('EMPLOYER'));
    expect(ofEmployers.map(({ method, path: at }) => `${method} ${at}`).toSorted()).toEqual(
      [...READS, OF_CANDIDATE, ...WRITES].toSorted(),
    );
  });

  test.each(READS)('give the same for the ids of the company, the owner and the recruiter: %s', async (at) => {
    const own = await restOf(owner).get(path(at, owner.id));
    expect([own.status, JSON.stringify(own.body)]).toEqual([200, expect.stringMatching(/Surat Silk Mills|_id/)]);
    for (const id of [owner.id, recruiter.id]) {
      const { status, body } = await restOf(recruiter).get(path(at, id));
      expect({ status, body }).toEqual({ status: 200, body: own.body });
    }
    expect((await restOf(owner).get(path(at, recruiter.id))).status).toBe(404);
  });

  test('show a recruiter the same of a candidate', async () => {
    const [own, shown] = [
      await restOf(owner).get(path(OF_CANDIDATE, candidate.id)),
      await restOf(recruiter).get(path(OF_CANDIDATE, candidate.id)),
    ];
    expect([shown.status, shown.body]).toEqual([200, own.body]);
  });

  test.each(['company', 'recruiter'])('let a recruiter write, by the id of the %s', async (whose) => {
    const id = whose === 'company' ? owner.id : recruiter.id;
    const rest = restOf(recruiter);
    const posted = await rest.post('job/post-job', restJob());
    expect(posted).toMatchObject({ status: 201, body: { job: { company_name: 'Surat Silk Mills' } } });
    const { id: jobId } = posted.body['job'] as { id: string };
    const edit = { description: 'Designs prints for cotton.', job_deadline: daysFromToday(20), no_of_openings: 3 };
    expect((await rest.put(`job/edit-job/${jobId}`, edit)).status).toBe(200);
    const status = { job_id: jobId, action: 'deactivate' };
    expect((await rest.post('job/employer/job/status', status)).status).toBe(200);
    const jobs = await restOf(owner).get(`job/my-jobs/${owner.id}`);
    expect(jobs.body['jobs']).toContainEqual(expect.objectContaining({ id: jobId, no_of_openings: 3 }));
    const first = await approvedApplication(portal, office);
    const proposal = { application_id: first.applicationId, application_status: 'shortlisted' };
    expect(await rest.post(`job/employer/applications/${id}`, proposal)).toMatchObject({
      status: 200,
      body: { application: { application_id: first.applicationId, proposed_status: 'shortlisted' } },
    });
    const second = await approvedApplication(portal, office);
    const interview = { date: daysFromToday(4), time: '10:00', interview_mode: 'face_to_face', location: 'Room 4' };
    const scheduled = await rest.post(`job/schedule-interview/${id}/${second.applicationId}`, interview);
    expect(scheduled.status).toBe(201);
    // Only the owner changes the profile.
    expect((await rest.post(`api/employer/company-profile/${id}`, PROFILE)).status).toBe(403);
  });

  test('reject an interviewer', async () => {
    const interviewer = await member(portal, owner, { role: 'INTERVIEWER' });
    for (const at of READS) {
      for (const id of [owner.id, interviewer.id]) {
        expect([at, (await restOf(interviewer).get(path(at, id))).status]).toEqual([at, expect.toBeOneOf([403, 404])]);
      }
    }
  });

  describe('have the id of the company in the stored user', () => {
    const login = async (email: string, password = PASSWORD) =>
      (await new RestClient(portal.url).post('api/login', { email, password })).body['user'];
    const emailOf = async ({ client }: Actor) =>
      (await client.ask<{ viewer: { email: string } }>('{ viewer { email } }')).viewer.email;

    test('of the owner, at the sign-up and at each login', async () => {
      const values = { ...restEmployer(), email: `owner-${nextNumber()}@test.example`, password: PASSWORD };
      const { body } = await new RestClient(portal.url).post('api/register', values);
      const { id } = body['user'] as { id: string };
      expect(body['user']).toMatchObject({ company_id: id });
      expect(await login(values.email)).toEqual({
        id,
        email: values.email,
        user_type: 'employer',
        first_name: 'Meera',
        is_active: true,
        company_id: id,
      });
    });

    test('of a recruiter', async () => {
      expect(await login(await emailOf(recruiter))).toMatchObject({ id: recruiter.id, company_id: owner.id });
    });

    test('but not of interviewers, who cannot read the company with the answer of the login either', async () => {
      const interviewer = await member(portal, owner, { role: 'INTERVIEWER' });
      const email = await emailOf(interviewer);
      expect(await login(email)).toMatchObject({ id: interviewer.id, company_id: null });
      const signIn = `mutation ($email: String!, $password: String!) {
        signIn(input: { email: $email, password: $password }) { user { company { gstin members { email } } } } }`;
      const input = { email, password: PASSWORD };
      expect(await visitor(portal).ask(signIn, input)).toEqual({ signIn: { user: { company: null } } });
    });

    test('but not of candidates and administrators', async () => {
      for (const actor of [candidate, office.admin]) {
        await givePassword(portal, actor.id);
        expect(await login(await emailOf(actor), OTHERS)).toMatchObject({ id: actor.id, company_id: null });
      }
    });
  });
});
