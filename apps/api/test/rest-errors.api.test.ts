import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apply, type Office, openOffice } from './builders/applications.js';
import { openJob, registerEmployer } from './builders/employer.js';
import { daysFromToday, insertCandidate, letDaysPassSinceApplying, letDeadlinePass } from './builders/records.js';
import { formOf, pdf, REST_CANDIDATE, restEmployer, RestClient } from './builders/rest.js';
import { openTemporaryFiles, temporaryFiles } from './builders/temporary-files.js';
import { type Portal, sharedPortal } from './harness.js';

const candidateForm = (resume: [Blob, string]) =>
  formOf({ ...REST_CANDIDATE, email: `form-${Math.random()}@test.example`, resume });

/** Sends the start of a form with a file and closes the connection. */
async function hangUp(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const part = '--b\r\ncontent-disposition: form-data; name="resume"; filename="x.pdf"\r\n\r\n%PDF-1.4';
  socket.write(
    `POST /api/register/ HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n${part}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
  socket.destroy();
}

describe('REST errors and ignored input', () => {
  let portal: Portal;
  let office: Office;
  let visitor: RestClient;
  let employer: RestClient;
  let admin: RestClient;
  let folder: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    // Other processes on this machine create their upload files in the shared folder.
    folder = await mkdtemp(join(tmpdir(), 'job-alert-own-'));
    vi.stubEnv('TMPDIR', folder);
    office = await openOffice(portal);
    visitor = new RestClient(portal.url);
    employer = new RestClient(portal.url, office.employer.token);
    admin = new RestClient(portal.url, office.admin.token);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  test('invalid fields of a job are reported with the messages of the portal under the names that were sent', async () => {
    const { status, body } = await employer.post('job/post-job/', {
      title: '',
      job_type: 'sometimes',
      salary_min: 'lots',
      salary_max: 5,
      no_of_openings: 1.5,
      country: 'India',
    });
    expect(status).toBe(422);
    expect(body['errors']).toMatchObject({
      title: ['Job Title is required.'],
      job_type: ['Choose a valid Job Type.'],
      salary_min: ['Minimum salary must be a whole number'],
      no_of_openings: ['No of Openings must be a whole number from 1 to 10000.'],
      min_experience: ['Minimum experience is required'],
      prefered_skills: ['Preferred Skills is required.'],
      job_deadline: ['Application Deadline is required.'],
    });
    expect(Object.values(body['errors'] as object).flat()).toContain(body['error']);
  });

  test('invalid fields of a company profile are reported under their bracketed names, with a summary', async () => {
    const fresh = await registerEmployer(portal);
    const client = new RestClient(portal.url, fresh.token);
    const form = formOf({
      'user[full_name]': 'Meera Shah',
      'user[contact]': '98',
      'company_info[year_established]': 'long ago',
      'other_addresses[0][org_pincode]': '39',
    });
    const { status, body } = await client.post(`api/employer/company-profile/${fresh.id}/`, form);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'Submission failed.',
      errors: {
        'user[contact]': ['Contact number must be exactly 10 digits.'],
        'company_info[year_established]': ['Year must be 4 digits.'],
        'company_info[industry]': ['Industry Type is required.'],
        'other_addresses[0][org_pincode]': ['Pin code must be 6 digits.'],
        'other_addresses[0][org_city]': ['City is required.'],
      },
      details: expect.stringContaining('Pin code must be 6 digits.'),
    });
  });

  test.each([
    ['a candidate without a resume', { user_type: 'candidate' }, { resume: ['Resume is required'] }],
    [
      'a sign-up that does not agree',
      { user_type: 'employer', consent: 'maybe' },
      { consent: ['Choose true or false.'] },
    ],
  ])('%s is rejected with a field error', async (_, body, errors) => {
    const answer = await visitor.post('api/register/', body);
    expect(answer).toMatchObject({ status: 422, body: { errors } });
  });

  test('undocumented and read-only fields have no effect', async () => {
    const raised = { id: 1, is_active: false, approval_status: 'approved', is_profile_complete: true, is_admin: true };
    const email = 'raised@test.example';
    const { status, body } = await visitor.post('api/register/', {
      ...restEmployer(),
      ...raised,
      first_name: 'Ravi',
      type: 'admin',
      email,
      created_at: '2001-01-01',
    });
    expect([status, (body['user'] as { is_active: boolean }).is_active]).toEqual([201, true]);
    const { id } = body['user'] as { id: string };
    const { body: listed } = await admin.get('api/admin/employers/?search=Ravi');
    expect(listed['employers']).toMatchObject([{ id, approval_status: 'Pending', status: 'Active' }]);
    const fresh = await visitor.post('api/login/', { email, password: restEmployer().password, user_type: 'admin' });
    expect(fresh.body).toMatchObject({ user: { user_type: 'employer' } });
    const client = new RestClient(portal.url, fresh.body['token'] as string);
    expect(await client.get('job/total/')).toMatchObject({ status: 403 });
    const { body: profile } = await client.get(`api/employer/company-profile/${id}/`);
    expect(profile).toMatchObject({ company_info: { is_profile_complete: false } });
    const job = { description: 'New.', job_deadline: daysFromToday(8), no_of_openings: 3 };
    const more = { title: 'Owner', company_name: 'Other', total_applicants: 99, approval_status: 'rejected' };
    const edited = await employer.put(`job/edit-job/${office.jobId}/`, { ...job, ...more });
    expect(edited.body['job']).toMatchObject({
      title: 'Textile Designer',
      total_applicants: 0,
      approval_status: 'approved',
    });
  });

  test('applying again to a closed job is reported as expired', async () => {
    const candidate = await insertCandidate(portal);
    const client = new RestClient(portal.url, candidate.token);
    const jobId = await openJob(office.employer, office.admin);
    await letDaysPassSinceApplying(portal, await apply(candidate, jobId), 40);
    await letDeadlinePass(portal, jobId);
    expect(await client.post(`job/apply/${jobId}/`, { job: jobId })).toMatchObject({
      status: 409,
      body: { status: 'expired', error: 'You have already applied. Your previous application has expired.' },
    });
    const never = new RestClient(portal.url, (await insertCandidate(portal)).token);
    expect((await never.post(`job/apply/${jobId}/`, {})).body).toEqual({
      error: 'The job application deadline has passed.',
      code: 'DEADLINE_PASSED',
    });
  });

  test('deciding again returns the name of the administrator who decided', async () => {
    expect(await admin.post(`job/approval-jobs/${office.jobId}/`, { status: 'reject' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('already approved by Asha Patel') },
    });
  });

  test('your own jobs are found by your encoded email address, and another address returns 404', async () => {
    const own = await employer.get(`job/my-jobs/${encodeURIComponent(office.employer.email.toUpperCase())}/`);
    expect(own.body).toMatchObject({ jobs: expect.arrayContaining([expect.objectContaining({ id: office.jobId })]) });
    expect((await employer.get(`job/my-jobs/${encodeURIComponent('other@test.example')}/`)).status).toBe(404);
  });

  test('the id of an account of another role returns 404 and changes nothing', async () => {
    const { id: candidateId } = await insertCandidate(portal);
    const { id: employerId } = office.employer;
    const adminId = office.admin.id;
    const inactive = { status: 'Inactive' };
    const answers = await Promise.all([
      ...[candidateId, adminId].flatMap((id) => [
        admin.put(`api/admin/employers/update-status/${id}/`, inactive),
        admin.put(`api/admin/employers/status/${id}/`, { status: 'Approved' }),
        admin.get(`api/admin/employers/company-info/${id}/`),
        admin.get(`api/admin/employers/${id}/`),
        admin.get(`api/employer/company-profile/${id}/`),
      ]),
      ...[employerId, adminId].flatMap((id) => [
        admin.put(`api/admin/candidate/update-status/${id}/`, inactive),
        admin.get(`api/admin/candidates/details/${id}/`),
        admin.get(`api/admin/candidates/${id}/`),
        admin.get(`api/candidate/profile/${id}/`),
      ]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const SWITCH = `mutation ($id: ID!, $userType: UserType) {
      setUserActive(input: { id: $id, isActive: false, userType: $userType }) { user { id } }
    }`;
    const error = await office.admin.client.errorOf(SWITCH, { id: employerId, userType: 'CANDIDATE' });
    expect(error).toMatchObject({ code: 'NOT_FOUND' });
    for (const id of [candidateId, employerId, adminId]) {
      expect((await admin.get(`api/check-user-status/${id}/`)).body).toMatchObject({ is_active: true });
    }
  });

  test.each(['page=0', 'page=x', 'page_size=501', 'page_size=-1'])('a list rejects %s', async (query) => {
    const answer = await visitor.get(`job/current-opening/get-jobs/?${query}`);
    const [name = ''] = query.split('=');
    const message = expect.stringMatching(/must be from 1 to/);
    expect(answer).toMatchObject({ status: 400, body: { error: message, errors: { [name]: [message] } } });
  });

  test('a list returns one page with its number, its size and the total', async () => {
    const second = await openJob(office.employer, office.admin);
    const { body } = await visitor.get('job/current-opening/get-jobs/?page=1&page_size=1');
    expect(body).toMatchObject({ jobs: [{ id: second }], total: 2, page: 1, page_size: 1 });
    const rest = await visitor.get('job/current-opening/get-jobs/?page=2&page_size=1');
    expect(rest.body).toMatchObject({ jobs: [{ id: office.jobId }], page: 2 });
  });

  test('a body that is not a JSON object, or is too large, is rejected', async () => {
    const send = (body: string, type = 'application/json') =>
      fetch(`${portal.url}/api/login/`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('{')).status).toBe(400);
    expect((await send('[1]')).status).toBe(400);
    expect((await send('"text"')).status).toBe(400);
    const form = await send('a=b', 'application/x-www-form-urlencoded');
    expect([form.status, await form.json()]).toEqual([
      415,
      { error: 'Send the body as application/json, or as multipart/form-data with files.', code: 'MALFORMED' },
    ]);
    expect((await send(JSON.stringify({ email: 'x'.repeat(300_000) }))).status).toBe(413);
  });

  test('a file that is too large is rejected and deleted', async () => {
    const answer = await visitor.post('api/register/', candidateForm([pdf(6_000_000), 'big.pdf']));
    expect(answer).toMatchObject({ status: 413, body: { error: expect.stringContaining('5 MB') } });
    expect(await temporaryFiles()).toEqual([]);
  });

  test('a form with too many files is rejected and its files are deleted', async () => {
    const form = candidateForm([pdf(), 'resume.pdf']);
    for (let index = 0; index < 40; index += 1) form.append('resume', pdf(), 'x.pdf');
    expect((await visitor.post('api/register/', form)).status).toBe(413);
    expect(await temporaryFiles()).toEqual([]);
  });

  test('a form without a token is rejected with 401', async () => {
    const answer = await visitor.post(`api/candidate/profile/1/`, formOf({ resume: [pdf(4_000_000), 'x.pdf'] }));
    expect(answer.status).toBe(401);
  });

  const FORM = 'multipart/form-data; boundary=b';
  const PART = '--b\r\ncontent-disposition: form-data; name=';
  test.each([
    ['that has no boundary', 'multipart/form-data', 'text'],
    ['that does not begin', FORM, 'text'],
    ['that is empty', FORM, ''],
    ['that does not end', FORM, `${PART}"a"\r\n\r\nx`],
    ['with half a file', FORM, `${PART}"resume"; filename="x.pdf"\r\n\r\n%PDF`],
    ['with a broken header', FORM, '--b\r\n\u0000:;;="\r\n\r\nx\r\n--b--\r\n'],
    ['with a name that reaches for a prototype', FORM, `${PART}"__proto__"\r\n\r\nx\r\n--b--\r\n`],
  ])('a form %s is rejected with an error message', async (_, type, body) => {
    const headers = { 'content-type': type };
    const response = await fetch(`${portal.url}/api/register/`, { method: 'POST', headers, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\w/) });
  });

  test('an aborted form leaves no temporary file', async () => {
    await hangUp(portal.url);
    await expect.poll(() => openTemporaryFiles()).toEqual([]);
    expect(await temporaryFiles()).toEqual([]);
    expect((await visitor.get('livez')).status).toBe(200);
  });

  test('an accepted form leaves no temporary file open', async () => {
    expect((await visitor.post('api/register/', candidateForm([pdf(), 'resume.pdf']))).status).toBe(201);
    await expect.poll(() => openTemporaryFiles()).toEqual([]);
  });
});
