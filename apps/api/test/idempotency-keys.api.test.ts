import { beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { InterviewEntity } from '../src/database/entities/applications/interview.entity.js';
import { JobEntity } from '../src/database/entities/jobs/job.entity.js';
import { IdempotencyKeyEntity } from '../src/database/entities/operations/idempotency-key.entity.js';
import { RateLimitEntity } from '../src/database/entities/operations/rate-limit.entity.js';
import { purgeExpiredRows } from '../src/database/retention.js';
import { requestContext } from '../src/platform/context.js';
import { anonymous } from '../src/platform/viewer.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { formOf, pdf, REST_CANDIDATE, RestClient, restJob } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const keyed = (key: string) => ({ 'idempotency-key': key });

describe('a POST over REST with an Idempotency-Key', () => {
  let portal: Portal;
  let office: Office;
  let employer: RestClient;
  let visitor: RestClient;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    employer = restClient(office.employer);
    visitor = new RestClient(portal.url);
  });

  const restClient = ({ token }: Actor) => new RestClient(portal.url, token);
  const postJob = (client: RestClient, title: string, key: string) =>
    client.post('job/post-job/', { ...restJob(), title }, keyed(key));
  const jobsNamed = (title: string) => portal.dataSource.manager.countBy(JobEntity, { title });
  const keys = () => portal.dataSource.manager.find(IdempotencyKeyEntity);
  /** Moves the request of the only key into the past. */
  const age = async (milliseconds: number, changes: Partial<IdempotencyKeyEntity> = {}) => {
    const createdAt = new Date(Date.now() - milliseconds);
    await portal.dataSource.manager.update(
      IdempotencyKeyEntity,
      { userId: office.employer.id },
      { createdAt, ...changes },
    );
  };
  const forgetKeys = () => portal.dataSource.manager.deleteAll(IdempotencyKeyEntity);

  test('posts a job once and repeats its response; another body is rejected, and the key of another account is another key', async () => {
    const first = await postJob(employer, 'Warper', 'k-1');
    expect(first.status).toBe(201);
    const second = await postJob(employer, 'Warper', 'k-1');
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await jobsNamed('Warper')).toBe(1);
    expect(await postJob(employer, 'Weaver', 'k-1')).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED', error: 'This Idempotency-Key belongs to a different request.' },
    });
    const other = restClient(await approvedEmployer(portal, office.admin, { gstin: '24ABCDE1234F2Z4' }));
    expect((await postJob(other, 'Warper', 'k-1')).status).toBe(201);
    expect(await postJob(employer, 'Warper', 'k-2')).toMatchObject({ status: 201 });
    expect(await jobsNamed('Warper')).toBe(3);
  });

  test('sent five times at once, changes data once; the others are told to try again, and then get the same response', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => postJob(employer, 'Dyer', 'k-dyer')));
    const first = answers.find(({ status }) => status === 201);
    for (const { status, body, headers } of answers) {
      if (status === 201) expect(body).toEqual(first?.body);
      else {
        expect([status, body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
        expect(headers.get('retry-after')).toBe('2');
      }
    }
    expect((await postJob(employer, 'Dyer', 'k-dyer')).body).toEqual(first?.body);
    expect(await jobsNamed('Dyer')).toBe(1);
  });

  test('applies and schedules once', async () => {
    const jobId = await openJob(office.employer, office.admin);
    const candidate = restClient(await insertCandidate(portal));
    const apply = () => candidate.post(`job/apply/${jobId}/`, { job: jobId }, keyed('a-1'));
    const applied = await apply();
    expect(applied.status).toBe(201);
    expect((await apply()).body).toEqual(applied.body);
    expect(await portal.dataSource.manager.countBy(ApplicationEntity, { jobId })).toBe(1);

    const { candidate: invited, applicationId } = await approvedApplication(portal, office);
    const schedule = () =>
      employer.post(
        `job/schedule-interview/${office.employer.id}/${applicationId}/`,
        {
          application_id: applicationId,
          candidate_id: invited.id,
          round_type: 'first_round',
          date: daysFromToday(3),
          time: '11:00',
          interview_mode: 'online',
          location: 'https://meet.example/room',
          additional_notes: '',
        },
        keyed('i-1'),
      );
    const scheduled = await schedule();
    expect(scheduled.status).toBe(201);
    expect(await schedule()).toMatchObject({ status: 201, body: scheduled.body });
    expect(await portal.dataSource.manager.countBy(InterviewEntity, { applicationId })).toBe(1);
  });

  test('signs a visitor up once, without storing the form or the response in clear', async () => {
    const email = 'asha.once@test.example';
    const register = (resume: Blob) =>
      visitor.post(
        'api/register/',
        formOf({ ...REST_CANDIDATE, email, resume: [resume, 'Asha.pdf'] }),
        keyed('register-once'),
      );
    const first = await register(pdf());
    expect(first.status).toBe(201);
    expect(await register(pdf())).toMatchObject({ status: 201, body: first.body });
    expect(await portal.dataSource.manager.countBy(UserEntity, { email })).toBe(1);
    // Another form of a visitor can be another visitor's.
    expect(await register(pdf(400))).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect(JSON.stringify(await keys())).not.toMatch(/asha\.once|Loom|register-once/);
  });

  test('is free again after a response without any change, such as an invalid field', async () => {
    expect(await postJob(employer, '', 'k-free')).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    expect((await postJob(employer, 'Printer', 'k-free')).status).toBe(201);
  });

  test('is free after a day, when its row is also purged', async () => {
    await forgetKeys();
    await postJob(employer, 'Cutter', 'k-day');
    await age(DAY - MINUTE);
    expect((await postJob(employer, 'Cutter', 'k-day')).status).toBe(201);
    expect(await jobsNamed('Cutter')).toBe(1);
    await age(DAY + MINUTE);
    expect((await postJob(employer, 'Cutter', 'k-day')).status).toBe(201);
    expect(await jobsNamed('Cutter')).toBe(2);
    await age(DAY + MINUTE);
    await purgeExpiredRows(portal.dataSource, new Date(), { auditDays: 400, notificationDays: 60 });
    expect(await keys()).toEqual([]);
  });

  test('of an interrupted request is free after two minutes, unless the request has changed data', async () => {
    await forgetKeys();
    await postJob(employer, 'Finisher', 'k-stop');
    const inUse = { status: 409, body: { code: 'IDEMPOTENCY_KEY_IN_USE' } };
    await age(MINUTE, { responseSealed: null, isExecuted: false });
    expect(await postJob(employer, 'Finisher', 'k-stop')).toMatchObject(inUse);
    await age(3 * MINUTE, { responseSealed: null, isExecuted: true });
    expect(await postJob(employer, 'Finisher', 'k-stop')).toMatchObject({
      ...inUse,
      body: { error: expect.stringContaining('its response is unknown') },
    });
    expect(await jobsNamed('Finisher')).toBe(1);
    await age(3 * MINUTE, { responseSealed: null, isExecuted: false });
    expect((await postJob(employer, 'Finisher', 'k-stop')).status).toBe(201);
    expect(await jobsNamed('Finisher')).toBe(2);
  });

  /** Executes a request that inserts a row in a transaction and then does `rest`. */
  const execute = (key: string, rest: () => Promise<{ status: number }>) => {
    const { idempotencyKeys, transactions } = portal.container;
    return idempotencyKeys.run(requestContext(anonymous, '', 1), { key, text: 'a request' }, async () => {
      if (key === 'taken') await portal.dataSource.query("UPDATE idempotency_key SET holder = 'another request'");
      await transactions.run((manager) => manager.insert(RateLimitEntity, { key, points: 1, expire: null }));
      return rest();
    });
  };
  const isChanged = (key: string) => portal.dataSource.manager.existsBy(RateLimitEntity, { key });

  test('whose row another request takes meanwhile changes nothing', async () => {
    await forgetKeys();
    const work = execute('taken', async () => ({ status: 200 }));
    await expect(work).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
    expect(await isChanged('taken')).toBe(false);
  });

  test('is not free after a failure that follows a change', async () => {
    await expect(execute('failed', () => Promise.reject(new Error('the connection is lost')))).rejects.toThrow('lost');
    expect(await isChanged('failed')).toBe(true);
    const again = execute('failed', async () => ({ status: 200 }));
    await expect(again).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
  });

  test('must have visible ASCII characters, and is ignored by the login, whose response has a token', async () => {
    await forgetKeys();
    for (const key of ['', 'has space', 'k'.repeat(256)])
      expect(await postJob(employer, 'Folder', key)).toMatchObject({ status: 400, body: { code: 'MALFORMED' } });
    await visitor.post('api/login/', { email: 'asha.once@test.example', password: 'Loom&Thread7' }, keyed('l-1'));
    expect(await keys()).toEqual([]);
  });
});
