import { beforeAll, describe, expect, test } from 'vitest';
import { auditedDetails, createAdmin } from './builders/admin.js';
import {
  approvedEmployer,
  completeCompany,
  jobInput,
  openJob,
  POST_JOB,
  postJob,
  postJobError,
  registerEmployer,
} from './builders/employer.js';
import { type Actor, daysFromToday, letDeadlinePass, visitor } from './builders/records.js';
import { RestClient, restJob } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const JOB = `query ($id: ID!) { job(id: $id) { id description deadline openings isActive isOpen version viewerCanEdit } }`;
const EDIT = `mutation ($input: EditJobInput!) {
  editJob(input: $input) { job { description deadline openings version isOpen } }
}`;
const SET_ACTIVE = `mutation ($id: ID!, $isActive: Boolean!) { setJobActive(input: { id: $id, isActive: $isActive }) { job { isActive isOpen } } }`;
const MY_JOBS = `query ($filter: JobsFilter, $direction: OrderDirection!) {
  viewer { jobs(filter: $filter, orderBy: { field: POSTED_AT, direction: $direction }) { nodes { id title isActive } totalCount } }
}`;

const edit = (values: Record<string, unknown> = {}) => ({
  description: 'New words.',
  deadline: daysFromToday(40),
  openings: 5,
  ...values,
});

describe('posting a job', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
  });

  test('creates an active job with its company name that waits for approval', async () => {
    const { postJob: posted } = await employer.client.ask<{ postJob: unknown }>(POST_JOB, {
      input: jobInput({ preferredSkills: ' Weaving, weaving ,Photoshop,, ' }),
    });
    expect(posted).toEqual({
      job: {
        id: expect.any(String),
        title: 'Textile Designer',
        approvalState: 'PENDING',
        isActive: true,
        isOpen: false,
        preferredSkills: ['Weaving', 'Photoshop'],
        companyName: 'Surat Silk Mills',
        viewerCanEdit: true,
        version: 1,
      },
    });
  });

  test('shows the typed company details for that job only, and administrators also see the company profile', async () => {
    const typed = {
      companyName: 'Silk Mills, Unit 2',
      companyWebsite: 'unit2.silk.example',
      companyDescription: 'Prints silk in Udhna.',
      industry: 'Printing',
    };
    const stated = { ...typed, companyWebsite: 'https://unit2.silk.example' };
    const ids = [await openJob(employer, admin, typed), await openJob(employer, admin, { companyName: ' ' })];
    const PUBLIC = '{ openJobs { nodes { id company { name website description industry } } } }';
    const { openJobs } = await visitor(portal).ask<{ openJobs: { nodes: { id: string }[] } }>(PUBLIC);
    const profile = {
      name: 'Surat Silk Mills',
      website: 'https://silk.example',
      description: 'Weaves and prints silk.',
      industry: 'Textile',
    };
    const { companyName: name, companyWebsite: website, companyDescription: description, industry } = stated;
    expect(openJobs.nodes).toEqual([
      { id: ids[1], company: profile },
      { id: ids[0], company: { name, website, description, industry } },
    ]);
    const SEEN = `query ($id: ID!) { job(id: $id) {
      companyName companyWebsite companyDescription industry company { name website description industry }
    } }`;
    expect(await admin.client.ask(SEEN, { id: ids[0] })).toEqual({ job: { ...stated, company: profile } });
    expect(await postJobError(employer, { companyWebsite: 'javascript:alert(1)' })).toMatchObject({
      fields: { companyWebsite: ['Enter a valid URL (e.g., https://example.com)'] },
    });
  });

  test('accepts company details over REST and shows administrators the company profile too', async () => {
    const rest = (actor: Actor) => new RestClient(portal.url, actor.token);
    const job = { ...restJob(), company_name: 'Silk Mills, Unit 3', industries: 'Dyeing' };
    const posted = await rest(employer).post('job/post-job/', job);
    expect(posted).toMatchObject({
      status: 201,
      body: { job: { company_name: job.company_name, industries: 'Dyeing' } },
    });
    const { id } = posted.body['job'] as { id: string };
    expect((await rest(admin).get(`job/admin/jobs/${id}/`)).body).toMatchObject({
      job_details: {
        company_name: job.company_name,
        industries: 'Dyeing',
        company_website: 'https://silk.example',
        company_profile: { company_name: 'Surat Silk Mills', industries: 'Textile' },
      },
    });
    const refused = await rest(employer).post('job/post-job/', { ...job, industries: 'x'.repeat(500) });
    expect(refused).toMatchObject({ status: 422, body: { errors: { industries: [expect.any(String)] } } });
  });

  test('is rejected until the company profile is complete', async () => {
    const fresh = await registerEmployer(portal);
    expect(await postJobError(fresh)).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
      message: 'Please complete your company profile to access all features.',
    });
  });

  test('is possible for a company that waits for approval, but the job is not public', async () => {
    const pending = await registerEmployer(portal);
    await completeCompany(pending);
    const id = await openJob(pending, admin);
    expect(await visitor(portal).ask('query ($id: ID!) { openJob(id: $id) { id } }', { id })).toEqual({
      openJob: null,
    });
  });

  test('reports all invalid fields at once with the messages of the form', async () => {
    const { fields } = await postJobError(employer, { title: ' ', country: 'Nepal', maxExperience: 1 });
    expect(fields).toEqual({
      title: ['Job Title is required.'],
      country: ['Choose a valid Country.'],
      maxExperience: ['Max experience should be greater than min experience'],
    });
  });

  test('allows edits that keep the job open, and the audit event stores the values before and after', async () => {
    const id = await openJob(employer, admin);
    const { editJob } = await employer.client.ask<{ editJob: unknown }>(EDIT, { input: edit({ id }) });
    expect(editJob).toEqual({ job: { ...edit(), version: expect.any(Number), isOpen: true } });
    expect(await auditedDetails(portal, 'EDIT', id)).toEqual({
      before: { description: 'Designs prints for silk.', deadline: daysFromToday(30), openings: 2, questions: [] },
      after: { ...edit(), questions: [] },
    });
  });

  test('allows a new deadline that reopens the job after the old deadline has passed', async () => {
    const id = await openJob(employer, admin);
    await letDeadlinePass(portal, id);
    expect(await employer.client.ask(JOB, { id })).toMatchObject({ job: { isOpen: false } });
    expect(await employer.client.ask(EDIT, { input: edit({ id }) })).toMatchObject({
      editJob: { job: { isOpen: true } },
    });
  });

  test('accepts only one of two concurrent edits of the same version', async () => {
    const id = await postJob(employer);
    const { job } = await employer.client.ask<{ job: { version: number } }>(JOB, { id });
    const save = (openings: number) =>
      employer.client.outcome(EDIT, { input: edit({ id, openings, version: job.version }) });
    expect((await Promise.all([save(3), save(4)])).toSorted()).toEqual(['OK', 'STALE_VERSION']);
  });

  test('adds the job to the list of your jobs, which can be searched, filtered and sorted', async () => {
    const own = await approvedEmployer(portal, admin);
    const first = await postJob(own, { title: 'Cutter 100%' });
    const second = await postJob(own, { title: 'Dyer' });
    await own.client.ask(SET_ACTIVE, { id: second, isActive: false });
    const ids = async (filter: object, direction = 'DESC') => {
      const { viewer } = await own.client.ask<{ viewer: { jobs: { nodes: { id: string }[] } } }>(MY_JOBS, {
        filter,
        direction,
      });
      return viewer.jobs.nodes.map(({ id }) => id);
    };
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({}, 'ASC')).toEqual([first, second]);
    expect(await ids({ isActive: false })).toEqual([second]);
    expect(await ids({ search: '100%' })).toEqual([first]);
    expect(await ids({ search: '%' })).toEqual([]);
    expect(await ids({ search: 'dy' })).toEqual([second]);
    expect(await ids({ search: '_yer' })).toEqual([]);
  });
});
