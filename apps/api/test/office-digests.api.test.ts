import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotificationEntity } from '../src/database/entities/notification.entity.js';
import { createAdmin, decideJob } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { approvedEmployer, jobInput, POST_JOB, postJob, registerEmployer } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate, logIn } from './builders/records.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const DELETE = 'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users } } }';
const JOBS = 'https://jobs.example/job-alert/admin/manage-jobs-listing?status=pending';
const SETTINGS = { ADMIN_MAIL: 'digest', PUBLIC_URL: 'https://jobs.example' };

describe('mails to administrators, gathered', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal(SETTINGS, clock);
    office = await openOffice(portal);
    ({ admin } = office);
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    await portal.dataSource.query('DELETE FROM notification');
    await portal.dataSource.query('DELETE FROM outbox_message');
    await portal.dataSource.query('UPDATE user SET office_mailed_at = NULL');
  });

  const mails = (to = admin) => mailsTo(portal, to.email);
  const subjects = async (to = admin) => (await mails(to)).map(({ subject }) => subject).toReversed();
  const unread = () => portal.dataSource.manager.findBy(NotificationEntity, { userId: admin.id });
  const anHourLater = async () => {
    clock.letPass(61);
    await portal.container.digests.sendDue();
  };

  test('are one at once and then one an hour, which counts what still waits and leads to it', async () => {
    await postJob(office.employer, { title: 'Dyer' });
    const decided = await postJob(office.employer);
    for (let count = 0; count < 3; count += 1) await postJob(office.employer);
    await apply(await insertCandidate(portal), office.jobId);
    await registerEmployer(portal, { organizationName: 'Tapi Looms' });
    await portal.container.digests.sendDue();
    expect(await subjects()).toEqual(['New job: Dyer']);
    expect(await unread()).toHaveLength(7);

    await decideJob(admin, decided, 'APPROVE');
    await anHourLater();
    expect(await subjects()).toEqual(['New job: Dyer', 'Waiting for approval: 1 employer, 3 jobs, 1 application']);
    const [digest] = await mails();
    expect(digest).toMatchObject({ kind: 'OFFICE_DIGEST', text: expect.stringContaining(`Jobs: 3\n${JOBS}`) });
    expect(digest?.text).toContain('https://jobs.example/job-alert/admin/pending-approval');
    expect(digest?.html).toContain(`href="${JOBS}"`);
    expect(digest?.text).not.toContain('Tapi');

    // Nothing new, no mail; and the next news goes out at once.
    await anHourLater();
    await postJob(office.employer, { title: 'Weaver' });
    expect((await subjects()).slice(2)).toEqual(['New job: Weaver']);
  });

  test('stay one an hour while news keep coming', async () => {
    await postJob(office.employer);
    for (let hour = 0; hour < 3; hour += 1) {
      await postJob(office.employer);
      clock.letPass(40);
      await portal.container.digests.sendDue();
      await postJob(office.employer);
      clock.letPass(21);
      await portal.container.digests.sendDue();
    }
    const digests = Array<string>(3).fill('Waiting for approval: 2 jobs');
    expect(await subjects()).toEqual(['New job: Textile Designer', ...digests]);
  });

  test('are a few when a company posts hundreds, and its lines do not fill the bell', async () => {
    const employer = await approvedEmployer(portal, admin, { organizationName: 'Flood Mills' });
    await portal.dataSource.query('DELETE FROM notification');
    await portal.dataSource.query('DELETE FROM outbox_message');
    const posts = Array.from({ length: 60 }, () => employer.client.outcome(POST_JOB, { input: jobInput() }));
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['OK']));
    await postJob(employer);
    await postJob(office.employer);
    await anHourLater();
    expect((await subjects()).at(-1)).toBe('Waiting for approval: 62 jobs');
    expect(await mails()).toHaveLength(1);
    const lines = await unread();
    expect(lines.length).toBeLessThan(40);
    expect(lines.reduce((sum, { events }) => sum + events, 0)).toBe(62);
    const shared = lines.filter(({ events }) => events > 1);
    for (const { text, events, path } of shared) {
      expect([text, path]).toEqual([
        `More jobs posted by Flood Mills: ${events}.`,
        JOBS.slice('https://jobs.example'.length),
      ]);
    }
    expect(shared.length).toBeGreaterThan(0);
    await admin.client.ask(DELETE, { ids: [employer.id] });
    expect(await unread()).toHaveLength(1);
  });

  test('are each administrator’s own, and one however many servers write them and however many events come at once', async () => {
    const other = await startSecondNode(portal, SETTINGS);
    try {
      const second = await createAdmin(portal);
      const there = await logIn(other, office.employer.id);
      const posts = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? office.employer : there).client.outcome(POST_JOB, { input: jobInput() }),
      );
      expect(new Set(await Promise.all(posts))).toEqual(new Set(['OK']));
      expect([await subjects(), await subjects(second)]).toEqual([
        ['New job: Textile Designer'],
        ['New job: Textile Designer'],
      ]);
      clock.letPass(61);
      const { digests } = portal.container;
      await Promise.all([digests.sendDue(), digests.sendDue(), digests.sendDue()]);
      for (const to of [admin, second]) {
        expect((await subjects(to)).slice(1)).toEqual(['Waiting for approval: 19 jobs']);
      }
    } finally {
      await other.stop();
    }
  });
});
