import { beforeAll, describe, expect, test } from 'vitest';
import { daysFromToday } from './builders/records.js';
import { formOf, pdf, REST_CANDIDATE, restEmployer, RestClient, restJob } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

/** Uses the exact names of the specification, because external clients depend on them. */
describe('using the portal over REST, from sign-up to the status history', () => {
  let portal: Portal;
  let visitor: RestClient;
  let admin: RestClient;
  const as = { employer: new RestClient(''), candidate: new RestClient('') };
  const ids = { employer: '', candidate: '', job: '', application: '' };
  beforeAll(async () => {
    portal = await sharedPortal();
    visitor = new RestClient(portal.url);
    // No path creates an administrator. The operator's command does, and the administrator then logs in like any user.
    const names = { firstName: 'Nita', lastName: 'Desai', email: 'nita@office.example', password: 'Loom&Thread7' };
    await portal.container.administrators.create(names);
    admin = await logIn('nita@office.example');
  });

  const logIn = async (email: string): Promise<RestClient> => {
    const { status, body } = await visitor.post('api/login/', { email, password: 'Loom&Thread7', remember_me: true });
    expect(status).toBe(200);
    return new RestClient(portal.url, body['token'] as string);
  };

  test('an employer signs up with a form and logs in', async () => {
    const answer = await visitor.post('api/register/', formOf({ ...restEmployer(), email: 'meera@silk.example' }));
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'Form submitted successfully!', user: { email: 'meera@silk.example', user_type: 'employer' } },
    });
    as.employer = await logIn('meera@silk.example');
    ids.employer = (answer.body['user'] as { id: string }).id;
  });

  test('a job is rejected before the company profile is complete', async () => {
    expect(await as.employer.post('job/post-job/', job())).toMatchObject({
      status: 403,
      body: { error: 'Please complete your company profile to access all features.' },
    });
  });

  test('the employer completes the company profile with bracketed names', async () => {
    const answer = await as.employer.post(
      `api/employer/company-profile/${ids.employer}/`,
      formOf({
        'user[full_name]': 'Meera Shah',
        'user[email]': 'ignored@silk.example',
        'user[contact]': '9812345670',
        'company_info[company_name]': 'Ignored',
        'company_info[industry]': 'Textile',
        'company_info[company_size]': '120',
        'company_info[company_contact]': '9812345671',
        'company_info[company_headquarter]': 'Surat',
        'company_info[year_established]': '1998',
        'company_info[company_description]': 'Weaves and prints silk.',
        'other_addresses[0][org_address_1]': '12 Ring Road',
        'other_addresses[0][org_city]': 'Surat',
        'other_addresses[0][org_state]': 'Gujarat',
        'other_addresses[0][org_country]': 'India',
        'other_addresses[0][org_pincode]': '395002',
        'other_addresses[0][is_primary]': 'false',
        'other_addresses[1][org_address_1]': '4 Mill Lane',
        'other_addresses[1][org_city]': 'Navsari',
        'other_addresses[1][org_state]': 'Gujarat',
        'other_addresses[1][org_country]': 'India',
        'other_addresses[1][org_pincode]': '396445',
        'other_addresses[1][is_primary]': 'true',
      }),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: {
        employer: { full_name: 'Meera Shah', email: 'meera@silk.example', org_name: 'Surat Silk Mills' },
        company_info: { company_size: 120, is_profile_complete: true, other_addresses: [{}, { is_primary: true }] },
        address: { org_address_1: '4 Mill Lane', is_primary: true },
      },
    });
    const read = await as.employer.get(`api/employer/company-profile/${ids.employer}`);
    expect(read.body).toEqual(answer.body);
  });

  test('the administrator approves the employer', async () => {
    const { body: counts } = await admin.get('job/total/');
    expect(counts).toMatchObject({ total_employers: 1, pending_employers: 1, total_pending_approvals: 1 });
    expect(await admin.put(`api/admin/employers/status/${ids.employer}/`, { status: 'Approved' })).toMatchObject({
      status: 200,
      body: { id: ids.employer, approval_status: 'Approved' },
    });
  });

  const job = () => formOf({ ...restJob(), company_name: 'Surat Silk Exports' });

  test('the employer posts a job, which is public once the administrator approves it', async () => {
    const posted = await as.employer.post('job/post-job/', job());
    expect(posted).toMatchObject({
      status: 201,
      body: { job: { title: 'Textile Designer', work_mode: 'wfh', job_type: 'fulltime', approval_status: 'pending' } },
    });
    ids.job = (posted.body['job'] as { id: string }).id;
    expect((await visitor.get('job/current-opening/get-jobs/')).body).toMatchObject({ jobs: [], total: 0 });
    expect(await admin.post(`job/approval-jobs/${ids.job}/`, { status: 'approve' })).toMatchObject({
      body: { id: ids.job, approval_status: 'approved' },
    });
    const { body } = await visitor.get('job/current-opening/search/?title=textile&location=surat&experience=2');
    expect(body['jobs']).toMatchObject([{ id: ids.job, prefered_skills: 'Photoshop, Weaving', city: 'Surat' }]);
  });

  test('a candidate signs up with a resume, logs in and completes the profile', async () => {
    const answer = await visitor.post(
      'api/register/',
      formOf({
        ...REST_CANDIDATE,
        email: 'asha@test.example',
        experience: 'experienced',
        resume: [pdf(), 'Asha.pdf'],
      }),
    );
    expect(answer).toMatchObject({ status: 201, body: { user: { user_type: 'candidate', is_active: true } } });
    ids.candidate = (answer.body['user'] as { id: string }).id;
    as.candidate = await logIn('asha@test.example');
    expect(await as.candidate.post(`job/apply/${ids.job}/`, { job: ids.job })).toMatchObject({ status: 403 });
    const saved = await as.candidate.post(
      `api/candidate/profile/${ids.candidate}/`,
      formOf({
        experience: 'experienced',
        'candidate_details[first_name]': 'Asha',
        'candidate_details[last_name]': 'Patel',
        'candidate_details[gender]': 'female',
        'candidate_details[contact]': '9876543210',
        'candidate_details[address_1]': '3 Ghod Dod Road',
        'candidate_details[city]': 'Surat',
        'candidate_details[state]': 'Gujarat',
        'candidate_details[country]': 'India',
        'candidate_details[aadharID]': '123412341234',
        'candidate_details[aadhar_card]': [pdf(), 'card.pdf'],
        'candidate_details[PAN_Card_ID]': 'ABCDE1234F',
        'candidate_details[pan_card]': [pdf(), 'pan.pdf'],
        'candidate_experience[0][company_name]': 'Old Mill',
        'candidate_experience[0][from_date]': '2020-01-01',
        'candidate_experience[0][to_date]': '2022-01-01',
        'candidate_experience[0][job_role]': 'Weaver',
        'candidate_experience[0][experience_later]': [pdf(), 'letter.pdf'],
        'candidate_education[0][edu_qualification]': 'B.Des',
        'candidate_education[0][university]': 'NID',
        'candidate_education[0][year_of_completion]': '2019',
        'candidate_education[0][marks_obtained]': '71.5',
        'candidate_education[0][certification]': [pdf(), 'degree.pdf'],
      }),
    );
    expect(saved).toMatchObject({
      status: 200,
      body: {
        message: 'Profile updated successfully!',
        candidate: {
          experience: 'experienced',
          candidate_details: { gender: 'female', aadharID: 'XXXX-XXXX-1234', is_profile_completed: true },
          candidate_experience: [{ company_name: 'Old Mill', from_date: '2020-01-01' }],
          candidate_education: [
            { edu_qualification: 'B.Des', year_of_completion: 2019, certification: expect.stringContaining('/') },
          ],
        },
      },
    });
  });

  test('the candidate applies once, and a second application returns the date from which it is possible', async () => {
    expect(await as.candidate.post(`job/apply/${ids.job}/`, { job: ids.job })).toMatchObject({
      status: 201,
      body: { message: 'Application submitted successfully!' },
    });
    const again = await as.candidate.post(`job/apply/${ids.job}/`, { job: ids.job });
    expect(again).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^You can reapply after \d\d\//) },
    });
    expect(Date.parse(again.body['last_applied'] as string)).toBeGreaterThan(Date.now() - 60_000);
    expect((await as.candidate.get(`job/applied-jobs/${ids.candidate}/`)).body).toMatchObject([
      { job_id: ids.job, status: 'applied' },
    ]);
  });

  test('the application reaches the employer once the administrator has approved it', async () => {
    expect((await as.employer.get(`job/applied/${ids.employer}/`)).body).toEqual([]);
    const { body: waiting } = await admin.get('job/admin/jobApplication/search/?status=Pending');
    const [row] = waiting['applications'] as { application_id: string }[];
    expect(row).toMatchObject({
      candidate_name: 'Asha Patel',
      application_status: 'Pending',
      proposed_status: 'Applied',
    });
    ids.application = row?.application_id ?? '';
    const decided = await admin.post(`job/admin/approval-jobApplication/${ids.application}/`, { status: 'approve' });
    expect(decided).toMatchObject({
      status: 200,
      body: { application_id: ids.application, status: 'Applied', admin_approve_status: 'Approved', active: true },
    });
    const listed = await as.employer.get(`job/applied/${ids.employer}/`);
    expect(listed.headers.get('x-total-count')).toBe('1');
    expect(listed.body).toMatchObject([{ application_id: ids.application, is_admin_approved: true }]);
  });

  test('the employer reads the profile of the candidate without identity numbers', async () => {
    const { status, body } = await as.employer.get(`api/admin/candidates/details/${ids.candidate}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: 'Asha', candidate_education: [{ university: 'NID' }] });
    expect(JSON.stringify(body)).not.toMatch(/"aadhar|"pan_|"passport|"driving|XXXX-/i);
  });

  const approve = async (): Promise<void> => {
    const path = `job/admin/application/update-status/${ids.application}/`;
    expect(await admin.post(path, { status: 'approve' })).toMatchObject({
      status: 200,
      body: { application_id: ids.application, admin_approved: true, admin_approve_status: 'Approved', active: true },
    });
  };
  const propose = (values: Record<string, string | [Blob, string]>) =>
    as.employer.post(
      `job/employer/applications/${ids.employer}/`,
      formOf({ application_id: ids.application, candidate_name: 'Asha Patel', ...values }),
    );

  test('the employer proposes a shortlisting and cannot propose anything else before its approval', async () => {
    expect(await propose({ application_status: 'shortlisted', feedback: '' })).toMatchObject({
      status: 200,
      body: { application: { application_status: 'Pending', proposed_status: 'shortlisted' } },
    });
    expect(await propose({ application_status: 'rejected', feedback: 'No.' })).toMatchObject({
      status: 409,
      body: { error: "Cannot update application with 'Pending' status. Please wait for admin approval." },
    });
    await approve();
  });

  test('the employer schedules a first round, reschedules it and schedules a next round', async () => {
    const rounds = [
      { round_type: 'first_round', date: daysFromToday(3), interview_mode: 'online' },
      { round_type: 'reschedule', date: daysFromToday(4), interview_mode: 'online' },
      { round_type: 'next_round', date: daysFromToday(6), interview_mode: 'face_to_face' },
    ];
    for (const round of rounds) {
      const location = round.interview_mode === 'online' ? 'https://meet.example/room' : 'Room 4, Ring Road';
      const interview = { application_id: ids.application, candidate_id: ids.candidate, time: '11:00', location };
      const path = `job/schedule-interview/${ids.employer}/${ids.application}/`;
      expect(await as.employer.post(path, { ...interview, ...round, additional_notes: '' })).toMatchObject({
        status: 201,
        body: { message: 'Interview scheduled and admin notified.' },
      });
      await approve();
    }
  });

  test('the employer selects with an offer letter, which the candidate cannot see before the approval', async () => {
    const offer = { feedback: 'Welcome.', date_of_joining: daysFromToday(60) };
    const letter: [Blob, string] = [pdf(), 'offer.pdf'];
    expect(await propose({ application_status: 'selected', ...offer, offer_later: letter })).toMatchObject({
      status: 200,
      body: {
        application: { application_status: 'Pending', proposed_status: 'selected', date_of_joining: daysFromToday(60) },
      },
    });
    const { body } = await as.candidate.get('job/candidate/applications/');
    expect(body['applications']).toMatchObject([{ offer_later: null, date_of_joining: null }]);
    await approve();
  });

  test('the candidate downloads the unchanged offer letter', async () => {
    const { body } = await as.candidate.get('job/candidate/applications/');
    const [application] = body['applications'] as { offer_later: string; date_of_joining: string }[];
    expect(application?.date_of_joining).toBe(daysFromToday(60));
    const response = await fetch(new URL(application?.offer_later ?? '', portal.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toContain('offer.pdf');
    expect(await response.text()).toBe(await pdf().text());
  });

  test('the candidate reads the whole history', async () => {
    const { body } = await as.candidate.get('job/candidate/applications/');
    const [application] = body['applications'] as { history: Record<string, string | null>[] }[];
    expect(application).toMatchObject({ application_id: ids.application, application_status: 'selected' });
    expect(application?.history.map(({ status, changed_by: by }) => [status, by])).toEqual([
      ['Applied', 'Admin'],
      ['shortlisted', 'Admin'],
      ...Array.from({ length: 3 }, () => ['interview_schedule', 'Admin']),
      ['selected', 'Admin'],
    ]);
    expect(application?.history.at(-1)).toMatchObject({
      feedback: 'Welcome.',
      admin_approve_status: 'Approved',
      timestamp: expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/),
    });
  });

  test('the administrator reads the application with its candidate, job and history', async () => {
    expect((await admin.get(`job/admin/jobApplications/${ids.application}/`)).body).toMatchObject({
      candidate: { name: 'Asha Patel', email: 'asha@test.example', resume: expect.stringContaining('/') },
      job: { title: 'Textile Designer', company_name: 'Surat Silk Exports', posted_by: 'Meera Shah', status: 'Active' },
      status: 'selected',
      feedback: 'Welcome.',
      date_of_joining: daysFromToday(60),
      history: [{}, {}, {}, {}, {}, {}],
    });
  });

  test('logging out with a JSON content type and an empty body ends the session', async () => {
    expect(await as.candidate.post('api/logout/')).toMatchObject({ status: 200 });
    expect(await as.candidate.get('job/candidate/applications/')).toMatchObject({ status: 401 });
  });
});
