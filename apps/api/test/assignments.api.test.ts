import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotificationEntity } from '../src/database/entities/messages/notification.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { createAdmin, decideJob, deleteUsers, requestAbout, setUserActive } from './builders/admin.js';
import { CHANGE_ADMINISTRATOR, REMOVE_ADMINISTRATOR } from './builders/administrators.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { ASSIGN, assign } from './builders/assignments.js';
import { approvedEmployer, openJob, postJob } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { emptyTables, type Portal, startPortal } from './harness.js';

const QUEUE = `query ($filter: ApprovalsFilter) { approvals(first: 100, filter: $filter) { nodes { id responsible { id name } } } }`;
const COMPANIES = 'query ($filter: CompaniesFilter) { companies(filter: $filter) { nodes { id } totalCount } }';
const JOBS = 'query ($filter: JobsFilter) { jobs(filter: $filter) { nodes { id } totalCount } }';
const MY_JOBS = 'query ($filter: JobsFilter) { viewer { jobs(filter: $filter) { nodes { id } } } }';
const NAMED = '{ responsibleAdministrators { id name } }';
const RESPONSIBILITIES = '{ administrators { id responsibilities } }';
const MINE = '{ waitingCounts { mine } }';

interface Nodes {
  nodes: { id: string; responsible: { id: string; name: string } | null }[];
}

describe('responsible administrators', () => {
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  let ravi: Actor;
  let reader: Actor;
  beforeAll(async () => {
    portal = await startPortal({ ADMIN_MAIL: 'each' });
  });
  beforeEach(async () => {
    await emptyTables(portal.databaseUrl);
    office = await openOffice(portal);
    ({ admin } = office);
    ravi = await createAdmin(portal, { firstName: 'Ravi', lastName: 'Desai', adminRole: 'RECRUITER' });
    reader = await createAdmin(portal, { firstName: 'Leela', adminRole: 'READER' });
    await portal.dataSource.query('DELETE FROM outbox_message');
    await portal.dataSource.query('DELETE FROM notification');
  });
  afterAll(() => portal.stop());

  const namedRavi = () => ({ id: ravi.id, name: 'Ravi Desai' });
  const queue = async (filter: object = { state: 'PENDING' }) =>
    (await admin.client.ask<{ approvals: Nodes }>(QUEUE, { filter })).approvals.nodes;
  const waiting = async () => {
    const applicationId = await apply(await insertCandidate(portal), office.jobId);
    return requestAbout(admin.client, 'application', applicationId);
  };
  const linesOf = ({ id }: Actor) => portal.dataSource.manager.findBy(NotificationEntity, { userId: id });

  test('are chosen for companies, jobs and requests, changed and cleared by administrators and recruiters', async () => {
    const requestId = await waiting();
    expect(await assign(ravi, 'COMPANY', [office.employer.id])).toEqual([
      { __typename: 'Company', id: office.employer.id, responsible: namedRavi() },
    ]);
    expect(await assign(admin, 'JOB', [office.jobId], ravi.id)).toEqual([
      { __typename: 'Job', id: office.jobId, responsible: namedRavi() },
    ]);
    expect(await assign(admin, 'REQUEST', [requestId])).toEqual([
      { __typename: 'Approval', id: requestId, responsible: { id: admin.id, name: 'Asha Patel' } },
    ]);
    expect(await assign(ravi, 'JOB', [office.jobId], null)).toMatchObject([{ responsible: null }]);
    const input = { kind: 'JOB', ids: [office.jobId], responsibleId: reader.id };
    expect(await reader.client.outcome(ASSIGN, { input })).toBe('FORBIDDEN');
    expect(await admin.client.errorOf(ASSIGN, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { responsibleId: ['Choose an active administrator who is not a reader.'] },
    });
    expect((await admin.client.ask<{ responsibleAdministrators: object[] }>(NAMED)).responsibleAdministrators).toEqual([
      { id: admin.id, name: 'Asha Patel' },
      namedRavi(),
    ]);
  });

  test('are chosen for at most 100 records at once, without those that are gone or decided', async () => {
    const requestId = await waiting();
    const jobId = await postJob(office.employer);
    const decidedId = await requestAbout(admin.client, 'job', jobId);
    await decideJob(admin, jobId, 'APPROVE');
    const records = await assign(admin, 'REQUEST', [requestId, decidedId, '987654321', requestId]);
    expect(records.map(({ id }) => id)).toEqual([requestId]);
    const many = Array.from({ length: 101 }, (_, index) => String(index + 1));
    const outcome = (ids: string[]) => admin.client.outcome(ASSIGN, { input: { kind: 'JOB', ids } });
    expect([await outcome(many), await outcome([]), await outcome(['1x'])]).toEqual([
      'INVALID_INPUT',
      'INVALID_INPUT',
      'NOT_FOUND',
    ]);
  });

  test('of a request are those of the request, else of its job, else of its company', async () => {
    const requestId = await waiting();
    const responsible = async () => (await queue()).find(({ id }) => id === requestId)?.responsible?.id ?? null;
    expect(await responsible()).toBeNull();
    await assign(admin, 'COMPANY', [office.employer.id], ravi.id);
    expect(await responsible()).toBe(ravi.id);
    await assign(admin, 'JOB', [office.jobId]);
    expect(await responsible()).toBe(admin.id);
    await assign(admin, 'REQUEST', [requestId], ravi.id);
    expect(await responsible()).toBe(ravi.id);
    await assign(admin, 'REQUEST', [requestId], null);
    expect(await responsible()).toBe(admin.id);
  });

  test('filter the lists of companies, jobs and requests, also for nobody', async () => {
    const other = await approvedEmployer(portal, admin);
    const otherJobId = await openJob(other, admin);
    const requestId = await waiting();
    await assign(admin, 'COMPANY', [other.id], ravi.id);
    await assign(admin, 'JOB', [office.jobId], ravi.id);
    const ids = async (document: string, name: string, responsibleId: string) => {
      const filter = { responsibleId };
      return (await admin.client.ask<Record<string, Nodes>>(document, { filter }))[name]?.nodes.map(({ id }) => id);
    };
    expect(await ids(COMPANIES, 'companies', ravi.id)).toEqual([other.id]);
    expect(await ids(COMPANIES, 'companies', 'none')).toEqual([office.employer.id]);
    expect(await ids(JOBS, 'jobs', ravi.id)).toEqual([office.jobId]);
    expect(await ids(JOBS, 'jobs', 'none')).toEqual([otherJobId]);
    expect(await ids(JOBS, 'jobs', 'x')).toEqual([]);
    const pending = async (responsibleId: string) =>
      (await queue({ state: 'PENDING', responsibleId })).map(({ id }) => id);
    expect([await pending(ravi.id), await pending(admin.id), await pending('none')]).toEqual([[requestId], [], []]);
    expect(await ravi.client.ask(MINE)).toEqual({ waitingCounts: { mine: 1 } });
    expect(await admin.client.ask(MINE)).toEqual({ waitingCounts: { mine: 0 } });
    const rest = await fetch(`${portal.url}/api/admin/employers/?responsible=${ravi.id}`, {
      headers: { authorization: `Token ${admin.token}` },
    });
    expect(((await rest.json()) as { employers: object[] }).employers).toMatchObject([
      { id: other.id, responsible: namedRavi() },
    ]);
  });

  test('stand in the files of employers and jobs, which the same filter limits', async () => {
    await assign(admin, 'COMPANY', [office.employer.id], ravi.id);
    await assign(admin, 'JOB', [office.jobId], ravi.id);
    for (const file of ['employers', 'jobs']) {
      const read = async (responsible: string) => {
        const response = await fetch(`${portal.url}/exports/${file}.csv?responsible=${responsible}`, {
          headers: { authorization: `Token ${admin.token}` },
        });
        return (await response.text()).trim().split('\r\n');
      };
      const [header, ...rows] = await read(ravi.id);
      expect(header).toMatch(/,Responsible$/);
      expect(rows).toEqual([expect.stringMatching(/,Ravi Desai$/)]);
      expect(await read('none')).toHaveLength(1);
    }
  });

  test('are unknown to employers, who cannot filter by them either', async () => {
    const { employer, jobId } = office;
    await assign(admin, 'JOB', [jobId], ravi.id);
    const field = 'query ($id: ID!) { job(id: $id) { responsible { name } } }';
    expect(await employer.client.outcome(field, { id: jobId })).toBe('FORBIDDEN');
    const filter = { responsibleId: 'none' };
    expect(await employer.client.ask(MY_JOBS, { filter })).toEqual({ viewer: { jobs: { nodes: [{ id: jobId }] } } });
    const own = '{ viewer { company { approval { responsible { id } } } } }';
    expect(await employer.client.ask(own)).toEqual({ viewer: { company: { approval: { responsible: null } } } });
  });

  test('alone get the news and the emails about new requests, as long as they are administrators', async () => {
    await assign(admin, 'COMPANY', [office.employer.id], ravi.id);
    await portal.dataSource.query('DELETE FROM notification');
    await postJob(office.employer);
    const kinds = async (actor: Actor) => (await linesOf(actor)).map(({ kind }) => kind);
    expect([await kinds(ravi), await kinds(admin)]).toEqual([['NEW_JOB'], []]);
    expect((await mailsTo(portal, ravi.email)).map(({ kind }) => kind)).toEqual(['NEW_JOB']);
    expect(await mailsTo(portal, admin.email)).toEqual([]);
    await admin.client.ask(REMOVE_ADMINISTRATOR, { id: ravi.id });
    await postJob(office.employer);
    expect(await kinds(admin)).toEqual(['NEW_JOB']);
  });

  test('are told once about all records of a choice, but not about their own choice', async () => {
    const jobs = [office.jobId, await postJob(office.employer), await postJob(office.employer)];
    await portal.dataSource.query('DELETE FROM notification');
    await assign(admin, 'JOB', jobs, ravi.id);
    await assign(admin, 'JOB', jobs, ravi.id);
    await assign(ravi, 'COMPANY', [office.employer.id]);
    expect(await linesOf(ravi)).toMatchObject([
      {
        kind: 'ASSIGNED',
        text: 'You are now responsible for 3 jobs.',
        path: `/job-alert/admin/manage-jobs-listing?responsible=${ravi.id}`,
      },
    ]);
  });

  test('and each change of them are in the audit trail, a request under its record', async () => {
    const requestId = await waiting();
    await assign(admin, 'COMPANY', [office.employer.id], ravi.id);
    await assign(admin, 'COMPANY', [office.employer.id], ravi.id);
    await assign(admin, 'REQUEST', [requestId], ravi.id);
    await assign(ravi, 'COMPANY', [office.employer.id], null);
    const events = await portal.dataSource.manager.find(AuditEventEntity, {
      where: { action: 'ASSIGN' },
      order: { id: 'ASC' },
    });
    const { id } = office.employer;
    expect(events).toMatchObject([
      { actorId: admin.id, subjectType: 'COMPANY', subjectId: id, details: { responsibleId: ravi.id } },
      { actorId: admin.id, subjectType: 'APPLICATION', details: { requestId, responsibleId: ravi.id } },
      { actorId: ravi.id, subjectType: 'COMPANY', subjectId: id, details: { responsibleId: null } },
    ]);
  });

  const left = async () => {
    const [company] = await portal.dataSource.query('SELECT responsible_id AS id FROM company');
    const [job] = await portal.dataSource.query('SELECT responsible_id AS id FROM job');
    const requests = await portal.dataSource.query('SELECT id FROM approval WHERE responsible_id IS NOT NULL');
    return [company.id, job.id, requests.length];
  };

  test.each([
    ['are removed', () => admin.client.ask(REMOVE_ADMINISTRATOR, { id: ravi.id })],
    ['become readers', () => admin.client.ask(CHANGE_ADMINISTRATOR, { input: toReader(ravi) })],
    ['are set inactive', () => setUserActive(admin, ravi.id, false)],
    ['are deleted', () => deleteUsers(admin, ravi.id)],
  ])('are nobody when they %s', async (_how, end) => {
    await assign(admin, 'COMPANY', [office.employer.id], ravi.id);
    await assign(admin, 'JOB', [office.jobId], ravi.id);
    await assign(admin, 'REQUEST', [await waiting()], ravi.id);
    expect((await admin.client.ask<{ administrators: object[] }>(RESPONSIBILITIES)).administrators).toContainEqual({
      id: ravi.id,
      responsibilities:
        'Ravi Desai is responsible for 1 company, 1 job and 1 pending request. They will have no responsible administrator.',
    });
    await end();
    expect(await left()).toEqual([null, null, 0]);
  });
});

const toReader = ({ id }: Actor) => ({ id, role: 'READER', secondFactorRequired: false });
