import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { JobEntity } from '../src/database/entities/jobs/job.entity.js';
import { purgeExpiredRows } from '../src/database/retention.js';
import { seededRandom } from '../src/demo/random.js';
import { createAdmin, requestAbout, setUserActive } from './builders/admin.js';
import { MovableClock } from './builders/clock.js';
import { approvedEmployer, openJob, postJob, setJobActive } from './builders/employer.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import { type Actor, daysFromToday, letDeadlinePass, logIn, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { JOB_FIELDS, type JobCopy, SyncClient } from './builders/sync-client.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const DAY = 86_400_000;
/** The number of writes that a client follows. */
const WRITES = IS_RELEASE ? 200 : 40;
const EDIT = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { id } } }';
const EXTEND = 'mutation ($input: ExtendJobDeadlineInput!) { extendJobDeadline(input: $input) { job { id } } }';
const DELETE = 'mutation ($ids: [ID!]!) { deleteJobs(input: { ids: $ids }) { deleted { jobs } } }';
const DELETE_USERS = 'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { jobs } } }';
const UNDO = 'mutation ($id: ID!) { undoDecision(input: { approvalId: $id }) { approval { state } } }';
const ACTIVE = 'mutation ($input: SetJobActiveInput!) { setJobActive(input: $input) { job { id } } }';

const edit = (description: string, more: object = {}) => ({
  description,
  deadline: daysFromToday(30),
  openings: 2,
  ...more,
});

describe('the job change feed', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  let reader: SyncClient;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    reader = new SyncClient(portal);
  });
  afterAll(() => portal.stop());

  test('reports once when a job opens, changes or closes, and omits jobs that are not public', async () => {
    const id = await postJob(employer);
    expect(await reader.catchUp()).toEqual([]);
    await employer.client.ask(EDIT, { input: { id, ...edit('Before it is public.') } });
    expect(await reader.catchUp()).toEqual([]);

    const open = await openJob(employer, admin);
    expect(await reader.catchUp()).toEqual([`OPENED ${open}`]);
    const posted = reader.stored.jobs[open];
    await employer.client.ask(EDIT, { input: { id: open, ...edit('A better text.') } });
    await employer.client.ask(EDIT, { input: { id: open, ...edit('A better text.') } });
    expect(await reader.catchUp()).toEqual([`CHANGED ${open}`]);
    const changed = reader.stored.jobs[open];
    expect(changed?.description).toBe('A better text.');
    expect(Date.parse(changed?.updatedAt ?? '')).toBeGreaterThan(Date.parse(posted?.updatedAt ?? ''));
    await setJobActive(employer, open, false);
    await setJobActive(employer, open, false);
    await setJobActive(employer, open, true);
    expect(await reader.catchUp()).toEqual([`CLOSED ${open}`, `OPENED ${open}`]);
    expect(Object.keys(reader.stored.jobs)).toEqual([open]);
  });

  test('reports all jobs of a company that is deactivated or deleted', async () => {
    const other = await approvedEmployer(portal, admin);
    const ids = [await openJob(other, admin), await openJob(other, admin)];
    await reader.catchUp();
    const lines = (kind: string) => ids.map((id) => `${kind} ${id}`);
    await setUserActive(admin, other.id, false);
    expect(await reader.catchUp()).toEqual(lines('CLOSED'));
    await setUserActive(admin, other.id, true);
    expect(await reader.catchUp()).toEqual(lines('OPENED'));
    await admin.client.ask(DELETE, { ids: ids.slice(0, 1) });
    await admin.client.ask(DELETE_USERS, { ids: [other.id] });
    expect(await reader.catchUp()).toEqual(lines('CLOSED'));
    expect(ids.filter((id) => id in reader.stored.jobs)).toEqual([]);
  });

  test('reports a job as closed when its approval is undone', async () => {
    const id = await openJob(employer, admin);
    await admin.client.ask(UNDO, { id: await requestAbout(admin.client, 'job', id) });
    expect(await reader.catchUp()).toEqual([`OPENED ${id}`, `CLOSED ${id}`]);
    expect(reader.stored.jobs).not.toHaveProperty(id);
  });

  test('reports a passed deadline once with two servers, and reports the job as opened after a later deadline', async () => {
    const id = await openJob(employer, admin);
    await reader.catchUp();
    await letDeadlinePass(portal, id);
    const second = await startSecondNode(portal);
    const nodes = [portal, second, portal, second];
    await Promise.all(nodes.map(({ container }) => container.noteJobChanges.closePassed()));
    await second.stop();
    expect(await reader.catchUp()).toEqual([`CLOSED ${id}`]);
    await employer.client.ask(EXTEND, { input: { id, deadline: daysFromToday(9) } });
    expect(await reader.catchUp()).toEqual([`OPENED ${id}`]);
  });

  test('shows no change before an earlier change that is committed later', async () => {
    const [slow = '', quick = ''] = await insertOpenJobs(portal, [{ title: 'Slow' }, { title: 'Quick' }]);
    await reader.catchUp();
    const { dataSource, container } = portal;
    let isSettled = false;
    let later: Promise<unknown> = Promise.resolve();
    await dataSource.transaction('READ COMMITTED', async (manager) => {
      await container.noteJobChanges.note(manager, [slow], true);
      later = setJobActive(admin, quick, false).then(() => (isSettled = true));
      // The second writer acquires its locks meanwhile. None of its changes may be visible yet.
      for (let times = 0; times < 8; times += 1) expect(await reader.catchUp()).toEqual([]);
      expect(isSettled).toBe(false);
    });
    await later;
    expect(await reader.catchUp()).toEqual([`CHANGED ${slow}`, `CLOSED ${quick}`]);
  });

  test('is available as JSON with the URL of each job page', async () => {
    const rest = new RestClient(portal.url);
    const { body } = await rest.get('feeds/jobs/changes.json?first=100');
    const id = await openJob(employer, admin, { title: 'Warp Knitter' });
    const { body: news } = await rest.get(`feeds/jobs/changes.json?after=${String(body['cursor'])}`);
    expect(news).toMatchObject({ changes: [{ kind: 'OPENED', jobId: id, job: { id, title: 'Warp Knitter' } }] });
    expect(JSON.stringify(news)).toContain(`/job-alert/job-opportunites/${id}-warp-knitter"`);
    const { body: quiet } = await rest.get(`feeds/jobs/changes.json?after=${String(news['cursor'])}`);
    expect(quiet).toEqual({ changes: [], cursor: news['cursor'], hasMore: false });
    expect((await rest.get('feeds/jobs/changes.json?after=made-up')).status).toBe(400);
    expect((await rest.get('feeds/jobs/changes.json?first=101')).status).toBe(400);
  });

  test('keeps a client complete and free of duplicates when it is killed at random during many concurrent changes', async () => {
    const random = seededRandom('a day of changes');
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    };
    const ids = await insertOpenJobs(
      portal,
      Array.from({ length: 12 }, (_, index) => ({ title: `Weaver ${index}` })),
    );
    const { companyId } = await portal.dataSource.manager.findOneByOrFail(JobEntity, { id: ids[0] ?? '' });
    const company = await logIn(portal, companyId);
    const client = new SyncClient(portal);
    const ends = new Set<string>();
    let made = 0;
    async function write(): Promise<void> {
      while (made < WRITES) {
        made += 1;
        const id = pick(ids);
        const turn = random();
        const isActive = random() < 0.6;
        if (turn < 0.45) ends.add(await admin.client.outcome(ACTIVE, { input: { id, isActive } }));
        else if (turn < 0.9) ends.add(await company.client.outcome(EDIT, { input: { id, ...edit(`Text ${made}.`) } }));
        else if (turn < 0.97) await setUserActive(admin, companyId, isActive);
        else ends.add(await admin.client.outcome(DELETE, { ids: [id] }));
      }
    }
    const progress = { isDone: false };
    const writers = Promise.all([write(), write(), write(), write()]).finally(() => (progress.isDone = true));
    while (!progress.isDone) await client.poll({ first: 1 + Math.floor(random() * 5), isKilled: random() < 0.4 });
    await writers;
    await client.catchUp();
    expect([...ends].filter((end) => ['INTERNAL', 'UNAVAILABLE'].includes(end))).toEqual([]);

    const changes = await portal.dataSource.query<{ line: string }[]>(
      "SELECT CONCAT(kind, ' ', job_id) AS line FROM job_change ORDER BY id",
    );
    expect(client.stored.lines).toEqual(changes.map(({ line }) => line));
    const document = `{ openJobs(first: 100) { nodes { ${JOB_FIELDS} } } }`;
    const { openJobs } = await visitor(portal).ask<{ openJobs: { nodes: JobCopy[] } }>(document);
    const byId = (jobs: readonly JobCopy[]) => jobs.toSorted((a, b) => Number(a.id) - Number(b.id));
    expect(byId(Object.values(client.stored.jobs))).toEqual(byId(openJobs.nodes));
  });

  test('keeps changes for 90 days and open jobs forever, and rejects an older cursor as expired', async () => {
    const retention = { auditDays: 4_000, notificationDays: 4_000 };
    const id = await openJob(employer, admin, { deadline: daysFromToday(200) });
    const closed = await openJob(employer, admin);
    await reader.catchUp();
    const { cursor: late } = reader.stored;
    await setJobActive(employer, closed, false);
    await reader.catchUp();
    const { cursor: inStep } = reader.stored;
    const ask = (after: string | null) =>
      visitor(portal).outcome('query ($after: String) { jobChanges(after: $after) { nodes { jobId } } }', { after });

    await purgeExpiredRows(portal.dataSource, new Date(Date.now() + 89 * DAY), retention);
    expect([await ask(late), await ask(inStep)]).toEqual(['OK', 'OK']);
    await purgeExpiredRows(portal.dataSource, new Date(Date.now() + 91 * DAY), retention);
    expect([await ask(late), await ask(inStep)]).toEqual(['CURSOR_EXPIRED', 'OK']);
    const { status } = await new RestClient(portal.url).get(`feeds/jobs/changes.json?after=${late}`);
    expect(status).toBe(410);

    const anew = new SyncClient(portal);
    while (await anew.poll({ first: 1 }));
    const jobIds = new Set(anew.stored.lines.map((line) => line.split(' ')[1]));
    expect(jobIds.has(id)).toBe(true);
    expect(jobIds.has(closed)).toBe(false);
    expect(anew.stored.jobs).toEqual(reader.stored.jobs);
    expect(anew.stored.lines).toHaveLength(Object.keys(reader.stored.jobs).length);
  });
});
