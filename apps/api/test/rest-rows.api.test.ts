import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from '../src/rest/json-schema.js';
import { parameterNames } from '../src/rest/open-api.js';
import type { RestRoute } from '../src/rest/route.js';
import { restRoutes } from '../src/rest/routes.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, openJob, postJob, registerEmployer } from './builders/employer.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { type Actor, daysFromToday, insertCandidate, nextNumber } from './builders/records.js';
import { formOf, REST_PERSON, RestClient } from './builders/rest.js';
import { candidateRow, csvFile, employerRow } from './builders/spreadsheets.js';
import { type Portal, sharedPortal } from './harness.js';

type Role = 'anonymous' | 'candidate' | 'employer' | 'admin';

const ROW_NAMES = restRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);

/** Does a value have the shape that the document promises: each promised name, no other, and the types? */
function unlike(schema: JsonSchema, value: unknown, place = 'body'): string[] {
  const types = [schema.type ?? []].flat();
  if (schema.items) {
    if (!Array.isArray(value)) return [`${place} is no list`];
    const { items } = schema;
    return value.flatMap((item, index) => unlike(items, item, `${place}[${index}]`));
  }
  if (schema.properties) {
    if (value === null) return [];
    if (typeof value !== 'object') return [`${place} is no object`];
    const promised = Object.keys(schema.properties);
    const given = value as Record<string, unknown>;
    return [
      ...Object.keys(given)
        .filter((name) => !promised.includes(name))
        .map((name) => `${place}.${name} is not promised`),
      ...promised.flatMap((name) =>
        name in given
          ? unlike(schema.properties?.[name] ?? {}, given[name], `${place}.${name}`)
          : [`${place}.${name} is missing`],
      ),
    ];
  }
  if (value === null) return types.includes('null') ? [] : [`${place} is null`];
  const type = Number.isInteger(value) ? 'integer' : typeof value;
  if (types.length > 0 && !types.includes(type)) return [`${place} is ${type}`];
  return schema.enum && !schema.enum.includes(value) ? [`${place} is ${JSON.stringify(value)}`] : [];
}

describe('every REST route', () => {
  let portal: Portal;
  let office: Office;
  let other: { employer: Actor; candidate: Actor };
  let candidate: Actor;
  let applicationId: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    ({ candidate, applicationId } = await approvedApplication(portal, office));
    other = { employer: await approvedEmployer(portal, office.admin), candidate: await insertCandidate(portal) };
  });

  const clientOf = (role: Role): RestClient => {
    const tokens = {
      anonymous: undefined,
      candidate: candidate.token,
      employer: office.employer.token,
      admin: office.admin.token,
    };
    return new RestClient(portal.url, tokens[role]);
  };

  /** The first of the roles that the row names, which is the one that it is made for. */
  const roleOf = ({ who }: RestRoute): Role => {
    if (who === 'anyone') return 'anonymous';
    return who === 'user' ? 'employer' : (who[0]?.toLowerCase() as Role);
  };

  const address = {
    org_address_1: 'A',
    org_city: 'Surat',
    org_state: 'Gujarat',
    org_country: 'India',
    org_pincode: '395002',
  };
  const job = () => ({
    title: 'Dyer',
    description: 'Dyes.',
    job_type: 'parttime',
    work_mode: 'onsite',
    job_deadline: daysFromToday(9),
    no_of_openings: 1,
    city: 'Surat',
    state: 'Gujarat',
    country: 'India',
    salary_min: 1,
    salary_max: 2,
    minimum_qualification: 'SSC',
    prefered_skills: 'Dyes',
    min_experience: 0,
    max_experience: 1,
  });
  const person = () => ({
    first_name: 'A',
    last_name: 'B',
    contact: '9876543210',
    email: `rest-${nextNumber()}@test.example`,
    password: 'Loom&Thread7',
    org_name: 'Mill',
    org_website: 'mill.example',
    gstno: '24ABCDE1234F1Z5',
  });
  /** A job that an application to it is awaited for. */
  const freshApplication = async () => {
    const jobId = await openJob(office.employer, office.admin);
    return (await approvedApplication(portal, { ...office, jobId })).applicationId;
  };
  const waitingApplication = async () => {
    const { applyToJob } = await (await insertCandidate(portal)).client.ask<{
      applyToJob: { application: { id: string } };
    }>('mutation ($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { application { id } } }', {
      jobId: office.jobId,
    });
    return applyToJob.application.id;
  };

  /** A file with one good row, for both steps of an import. */
  const importRequests = (kind: string, row: () => Readonly<Record<string, string>>) =>
    Object.fromEntries(
      ['preview-import', 'bulk-import'].map((step) => [
        `POST api/admin/${step}/${kind}`,
        async () => ({ body: formOf({ file: [new Blob([csvFile([row()]).bytes]), 'people.csv'] }) }),
      ]),
    );

  /** The body and the path parameters of a request that succeeds, for the rows that need one. */
  const REQUESTS: Record<string, () => Promise<{ body?: object; path?: Record<string, string> }>> = {
    'POST api/register': async () => ({ body: { user_type: 'employer', ...person() } }),
    'POST api/login': async () => {
      const given = person();
      await clientOf('anonymous').post('api/register', { user_type: 'employer', ...given });
      return { body: { email: given.email, password: given.password } };
    },
    'POST api/forgot-password': async () => ({ body: { email: (await insertCandidate(portal)).email } }),
    'POST api/reset-password/{token}': async () => {
      const { email } = await insertCandidate(portal);
      await clientOf('anonymous').post('api/forgot-password', { email });
      const token = tokenIn(await mailTo(portal, email, 'PASSWORD_RESET'));
      return { path: { token }, body: { password: 'New&Password9' } };
    },
    'POST api/contact-us': async () => ({
      body: {
        name: 'Asha',
        email: 'asha@test.example',
        phone: '9876543210',
        message: 'Hello.',
        user_type: 'Candidate',
      },
    }),
    'GET api/check-user-status/{id}': async () => ({ path: { id: office.employer.id } }),
    'POST api/employer/company-profile/{id}': async () => ({
      path: { id: office.employer.id },
      body: {
        user: { full_name: 'Meera Shah', contact: '9812345670' },
        company_info: {
          industry: 'Textile',
          company_contact: '9812345671',
          company_headquarter: 'Surat',
          year_established: 1998,
          company_description: 'Weaves.',
        },
        other_addresses: [address],
      },
    }),
    'POST job/post-job': async () => ({ body: job() }),
    'PUT job/edit-job/{id}': async () => ({
      path: { id: office.jobId },
      body: { description: 'New.', job_deadline: daysFromToday(8), no_of_openings: 3 },
    }),
    'POST job/employer/job/status': async () => ({ body: { job_id: Number(office.jobId), action: 'activate' } }),
    'POST job/schedule-interview/{employer_id}/{application_id}': async () => ({
      path: { employer_id: office.employer.id, application_id: await freshApplication() },
      body: { date: daysFromToday(4), time: '10:00', interview_mode: 'face_to_face', location: 'Room 4' },
    }),
    'POST job/employer/applications/{id}': async () => ({
      path: { id: office.employer.id },
      body: { application_id: await freshApplication(), application_status: 'shortlisted', feedback: '' },
    }),
    'POST api/candidate/profile/{id}': async () => ({
      path: { id: candidate.id },
      body: {
        candidate_details: REST_PERSON,
        candidate_education: [
          { edu_qualification: 'BA', university: 'SU', year_of_completion: 2019, marks_obtained: 71 },
        ],
      },
    }),
    'POST job/apply/{job_id}': async () => {
      // The row that saves the profile has left it without a resume.
      await portal.dataSource.query('UPDATE candidate_profile SET is_complete = 1 WHERE id = ?', [candidate.id]);
      return { path: { job_id: await openJob(office.employer, office.admin) }, body: {} };
    },
    'PUT api/admin/employers/status/{id}': async () => ({
      path: { id: (await registerEmployer(portal)).id },
      body: { status: 'Approved' },
    }),
    'PUT api/admin/employers/update-status/{id}': async () => ({
      path: { id: other.employer.id },
      body: { status: 'Inactive' },
    }),
    'PUT api/admin/candidate/update-status/{id}': async () => ({
      path: { id: other.candidate.id },
      body: { status: 'inactive' },
    }),
    'GET api/admin/candidates/details/{id}': async () => ({ path: { id: candidate.id } }),
    'GET api/admin/candidates/{id}': async () => ({ path: { id: candidate.id } }),
    'GET job/admin/jobs/{id}': async () => ({ path: { id: office.jobId } }),
    'POST job/approval-jobs/{id}': async () => ({
      path: { id: await postJob(office.employer) },
      body: { status: 'approve' },
    }),
    'POST job/activation-job/{id}': async () => ({ path: { id: office.jobId }, body: { status: 'Active' } }),
    'DELETE api/admin/users/delete': async () => ({ body: { user_ids: [(await insertCandidate(portal)).id] } }),
    'DELETE job/delete-jobs': async () => ({ body: { job_ids: [await postJob(office.employer)] } }),
    'DELETE job/delete-applications': async () => ({ body: { ids: [await waitingApplication()] } }),
    ...importRequests('employers', employerRow),
    ...importRequests('candidates', candidateRow),
    'GET job/admin/jobApplications/{id}': async () => ({ path: { id: applicationId } }),
    'POST job/admin/approval-jobApplication/{id}': async () => ({
      path: { id: await waitingApplication() },
      body: { status: 'approve' },
    }),
    'POST job/admin/application/update-status/{id}': async () => ({
      path: { id: await waitingApplication() },
      body: { status: 'reject' },
    }),
    'POST job/admin/jobApplications/status/{id}': async () => ({
      path: { id: applicationId },
      body: { status: 'Active' },
    }),
  };

  const pathOf = (route: RestRoute, given: Record<string, string> = {}): string => {
    const own = route.who !== 'user' && roleOf(route) === 'candidate' ? candidate.id : office.employer.id;
    return route.path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? own);
  };

  const rest = ROW_NAMES.filter(([name]) => name !== 'POST api/logout');

  test.each(rest)('%s answers in the shape that the document promises', async (name, route) => {
    const { body, path } = (await REQUESTS[name]?.()) ?? {};
    const answer = await clientOf(roleOf(route)).send(
      route.method,
      pathOf(route, path),
      body as Record<string, unknown>,
    );
    expect({ status: answer.status, error: answer.body['error'] }).toEqual({ status: route.response.status ?? 200 });
    expect(unlike(route.response.schema, answer.body)).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(rest.filter(([, { who }]) => who !== 'anyone'))('%s needs a token', async (_, route) => {
    const answer = await clientOf('anonymous').send(
      route.method,
      pathOf(route),
      route.method === 'GET' ? undefined : {},
    );
    expect(answer).toMatchObject({ status: 401, body: { error: 'Please log in to continue.' } });
  });

  test.each(rest.filter(([, { who }]) => typeof who !== 'string'))('%s refuses the other roles', async (_, route) => {
    for (const role of ['candidate', 'employer', 'admin'] as const) {
      if (route.who.includes(role.toUpperCase() as never)) continue;
      const answer = await clientOf(role).send(route.method, pathOf(route), route.method === 'GET' ? undefined : {});
      expect([role, answer.status]).toEqual([role, 403]);
    }
  });

  const owned = rest.filter(([, route]) => route.own || route.path.includes('my-jobs'));
  test.each(owned)("%s is not there under another's id, nor under an id that nobody has", async (_, route) => {
    const name = route.own ?? 'id';
    const send = async (id: string) => {
      const path = pathOf(route, { [name]: id, application_id: applicationId });
      return (await clientOf(roleOf(route)).send(route.method, path, route.method === 'GET' ? undefined : {})).status;
    };
    const stranger = roleOf(route) === 'candidate' ? other.candidate.id : other.employer.id;
    expect([await send(stranger), await send('987654321'), await send('abc')]).toEqual([404, 404, 404]);
  });

  test('names its parameters in its path, and has its own path and operation', () => {
    const names = ROW_NAMES.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(restRoutes.filter(({ own, path }) => own && !parameterNames(path).includes(own))).toEqual([]);
  });

  test('is reached with and without the slash at its end', async () => {
    for (const path of ['job/current-opening/get-jobs', 'job/current-opening/get-jobs/']) {
      expect((await clientOf('anonymous').get(path)).status).toBe(200);
    }
  });

  test('is in the OpenAPI document and on the page', async () => {
    const { body } = await clientOf('anonymous').get('api/openapi.json');
    expect(body['openapi']).toBe('3.1.0');
    const paths = body['paths'] as Record<string, Record<string, { operationId: string }>>;
    const rows = Object.entries(paths).filter(([path]) => !/^\/(?:feeds|exports)\//.test(path));
    const documented = rows.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1, -1)}`),
    );
    expect(documented.toSorted()).toEqual(ROW_NAMES.map(([name]) => name).toSorted());
    const operationIds = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(operationIds).size).toBe(operationIds.length);
    const page = await (await fetch(`${portal.url}/api/docs/`)).text();
    for (const { path } of restRoutes) expect(page).toContain(`/${path}/`);
    // Nothing that a browser would run, or fetch from another host; an example may name one.
    expect(page).not.toMatch(/<script|(?:src|href|srcset|action)="(?![/#])|@import|url\(/);
  });
});
