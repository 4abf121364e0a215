import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotificationEntity } from '../src/database/entities/messages/notification.entity.js';
import { restRoutes } from '../src/rest/routes.js';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { member, REMOVE } from './builders/company-members.js';
import { openJob, propose } from './builders/employer.js';
import { RestClient, restEmployer, restJob } from './builders/rest.js';
import { type Actor, daysFromToday, nextNumber, visitor } from './builders/records.js';
import { PASSWORD } from './builders/password-links.js';
import { givePassword, PASSWORD as OTHERS } from './builders/second-factor.js';
import { type Portal, sharedPortal, startPortal } from './harness.js';

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

const AUDIT = `query ($filter: AuditFilter) { auditEvents(first: 5, filter: $filter) { nodes { action actorName } } }`;
const QUEUE = '{ approvals(filter: { state: PENDING }) { nodes { requestedByName } } }';
const BELL = '{ viewer { notifications(first: 5) { nodes { text } } } }';
const HISTORY = 'query ($id: ID!) { application(id: $id) { history { summary } approvals { requestedByName } } }';
const FEEDBACK =
  'mutation ($input: GiveInterviewFeedbackInput!) { giveInterviewFeedback(input: $input) { interview { id } } }';
const OWN = '{ viewer { unreadNotificationCount dashboard { ... on EmployerDashboard { lastVisitAt } } } }';
const MARK_READ = 'mutation ($ids: [ID!]!) { markNotificationsRead(input: { ids: $ids }) { notifications { id } } }';

interface Own {
  unreadNotificationCount: number;
  dashboard: { lastVisitAt: string | null };
}

describe('the work of colleagues', () => {
  const clock = MovableClock.atNoon();
  let portal: Portal;
  let office: Office;
  let recruiter: Actor;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
    recruiter = await member(portal, office.employer);
  });
  afterAll(() => portal.stop());

  const trailOf = async (actorId: string) => {
    const filter = { actorId, subjectType: 'APPLICATION' };
    const data = await office.admin.client.ask<{ auditEvents: { nodes: object[] } }>(AUDIT, { filter });
    return data.auditEvents.nodes[0];
  };
  const csvOf = async (actorId: string) => {
    const response = await fetch(`${portal.url}/exports/audit-trail.csv?subject=APPLICATION&actor=${actorId}`, {
      headers: { authorization: `Token ${office.admin.token}` },
    });
    return response.text();
  };

  test('names a recruiter and the company to administrators, and the company alone to candidates', async () => {
    const { admin } = office;
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await propose(recruiter, applicationId, 'SHORTLISTED');
    const name = 'Ravi Desai, Surat Silk Mills';
    expect(await trailOf(recruiter.id)).toMatchObject({ actorName: name });
    expect(await csvOf(recruiter.id)).toContain(`"${name}"`);
    expect(await admin.client.ask(QUEUE)).toEqual({ approvals: { nodes: [{ requestedByName: name }] } });
    expect(JSON.stringify(await admin.client.ask(BELL))).toContain(name);
    expect(JSON.stringify(await admin.client.ask(HISTORY, { id: applicationId }))).toContain(`${name} proposed`);
    await decideApplication(admin, applicationId, 'APPROVE');
    const seen = JSON.stringify(await candidate.client.ask(HISTORY, { id: applicationId }));
    expect(seen).toContain('Surat Silk Mills');
    expect(seen).not.toContain('Ravi');
    const rest = new RestClient(portal.url, candidate.token);
    expect(JSON.stringify((await rest.get('job/candidate/applications')).body)).not.toContain('Ravi');
  });

  test('names an interviewer and the company, also after the member has been removed', async () => {
    const asha = await member(portal, office.employer, { role: 'INTERVIEWER', firstName: 'Asha' });
    const { interviewId } = await invitedApplication(portal, office, { interviewers: [{ userId: asha.id }] });
    await portal.dataSource.query('UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE id = ?', [
      interviewId,
    ]);
    const given = { id: interviewId, recommendation: 'YES', skills: 4, communication: 5, attitude: 3 };
    await asha.client.ask(FEEDBACK, { input: given });
    await office.employer.client.ask(REMOVE, { id: asha.id });
    const name = 'Asha Desai, Surat Silk Mills';
    expect(await trailOf(asha.id)).toEqual({ action: 'GIVE_FEEDBACK', actorName: name });
    expect(await csvOf(asha.id)).toContain(`"${name}"`);
  });

  test('leaves the visits of Home and the notifications of each to themselves', async () => {
    const { employer } = office;
    const own = async ({ client }: Actor) => (await client.ask<{ viewer: Own }>(OWN)).viewer;
    const line = { kind: 'INTERVIEW_CANCELLED', text: 'News.', path: '/', createdAt: clock.now() } as const;
    const people = [employer.id, recruiter.id].map((userId) => ({ ...line, userId }));
    const { identifiers } = await portal.dataSource.manager.insert(NotificationEntity, people);
    expect(await own(employer)).toEqual({ unreadNotificationCount: 1, dashboard: { lastVisitAt: null } });
    clock.letPass(60);
    // The ids of a colleague's notifications are ignored.
    await employer.client.ask(MARK_READ, { ids: identifiers.map(({ id }) => String(id)) });
    expect(await own(employer)).toMatchObject({
      unreadNotificationCount: 0,
      dashboard: { lastVisitAt: expect.stringMatching(/./) },
    });
    expect(await own(recruiter)).toEqual({ unreadNotificationCount: 1, dashboard: { lastVisitAt: null } });
  });
});
