import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotificationEntity } from '../src/database/entities/messages/notification.entity.js';
import { createAdmin, decideApplication, decideCompany, decideJob } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { postJob, propose, registerEmployer, schedule } from './builders/employer.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const LIST = `query ($first: Int, $after: String, $unreadOnly: Boolean) {
  viewer {
    notifications(first: $first, after: $after, unreadOnly: $unreadOnly) {
      nodes { id kind text path createdAt readAt }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
}`;
const COUNT = '{ viewer { unreadNotificationCount } }';
const MARK_ALL = 'mutation { markAllNotificationsRead { user { unreadNotificationCount } } }';
const MARK = `mutation ($ids: [ID!]!) {
  markNotificationsRead(input: { ids: $ids }) { notifications { id } user { unreadNotificationCount } }
}`;

interface Line {
  id: string;
  kind: string;
  text: string;
  path: string;
  readAt: string | null;
}

interface Bell {
  viewer: {
    notifications: { nodes: Line[]; pageInfo: { hasNextPage: boolean; endCursor: string | null }; totalCount: number };
  };
}

/** The response to marking: the number of unread notifications, and the marked ones. */
const marked = (unreadNotificationCount: number, ids: readonly unknown[]) => ({
  markNotificationsRead: { user: { unreadNotificationCount }, notifications: ids.map((id) => ({ id })) },
});
const allMarked = { markAllNotificationsRead: { user: { unreadNotificationCount: 0 } } };

describe('the notifications of an administrator', () => {
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await sharedPortal();
    listener = new StatementListener(portal);
    office = await openOffice(portal);
    ({ admin } = office);
  });
  beforeEach(() => portal.dataSource.query('DELETE FROM notification'));

  const bellOf = async (actor: Actor, variables: Record<string, unknown> = {}) =>
    (await actor.client.ask<Bell>(LIST, { first: 100, ...variables })).viewer.notifications;
  const linesOf = async (actor: Actor) => (await bellOf(actor)).nodes;
  const unread = async (actor: Actor) =>
    (await actor.client.ask<{ viewer: { unreadNotificationCount: number } }>(COUNT)).viewer.unreadNotificationCount;

  test('announce a new employer, job, application, proposal and interview with a link to the decision', async () => {
    const { id: employerId } = await registerEmployer(portal, { organizationName: 'Tapi Looms' });
    const jobId = await postJob(office.employer, { title: 'Dyer' });
    const candidate = await insertCandidate(portal, { firstName: 'Ravi', lastName: 'Kumar' });
    const applicationId = await apply(candidate, office.jobId);
    await decideApplication(admin, applicationId, 'APPROVE');
    await propose(office.employer, applicationId, 'SHORTLISTED');
    await decideApplication(admin, applicationId, 'APPROVE');
    await schedule(office.employer, applicationId);
    const lines = (await linesOf(admin)).toReversed();
    const application = `/job-alert/admin/manage-application?status=Pending&record=${applicationId}`;
    const about = 'Ravi Kumar';
    expect(lines.map(({ kind, path }) => [kind, path])).toEqual([
      ['NEW_EMPLOYER', `/job-alert/admin/manage-employer?status=Pending&record=${employerId}`],
      ['NEW_JOB', `/job-alert/admin/manage-jobs-listing?status=pending&record=${jobId}`],
      ['NEW_APPLICATION', application],
      ['NEW_PROPOSAL', application],
      ['INTERVIEW_SCHEDULED', application],
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Tapi Looms has signed up and is waiting for approval.',
      'Surat Silk Mills has posted “Dyer”. The job is waiting for approval.',
      `${about} has applied for “Textile Designer” at Surat Silk Mills.`,
      `Surat Silk Mills proposes “Shortlisted” for ${about}, who has applied for “Textile Designer”.`,
      `Surat Silk Mills has scheduled an interview with ${about} for “Textile Designer”. The interview is waiting for approval.`,
    ]);
  });

  test('are marked as read for all administrators once decided, and the others stay unread', async () => {
    const other = await createAdmin(portal);
    const { id: employerId } = await registerEmployer(portal);
    const jobId = await postJob(office.employer);
    const applicationId = await apply(await insertCandidate(portal), office.jobId);
    await postJob(office.employer, { title: 'Still to be decided' });
    expect(await unread(admin)).toBe(4);
    await decideCompany(other, employerId, 'REJECT');
    await decideJob(other, jobId, 'APPROVE');
    await decideApplication(other, applicationId, 'APPROVE');
    for (const bell of [admin, other]) {
      const remaining = (await linesOf(bell)).filter(({ readAt }) => readAt === null);
      expect(remaining.map(({ text }) => text)).toEqual([expect.stringContaining('Still to be decided')]);
    }
    await schedule(office.employer, applicationId);
    expect(await unread(admin)).toBe(2);
    await decideApplication(other, applicationId, 'REJECT');
    expect(await unread(admin)).toBe(1);
  });

  test('are not added when scheduling an interview fails', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    await portal.dataSource.query('DELETE FROM notification');
    await expect(schedule(office.employer, applicationId, { roundType: 'NEXT_ROUND' })).rejects.toThrow(
      'INVALID_INPUT',
    );
    expect(await linesOf(admin)).toEqual([]);
  });

  test('count the unread ones, which no longer include those marked as read', async () => {
    for (let count = 0; count < 3; count += 1) await postJob(office.employer);
    expect(await unread(admin)).toBe(3);
    const [newest] = await linesOf(admin);
    const ids = [newest?.id];
    expect(await admin.client.ask(MARK, { ids })).toEqual(marked(2, ids));
    expect(await admin.client.ask(MARK, { ids })).toEqual(marked(2, ids));
    const remaining = await bellOf(admin, { unreadOnly: true });
    expect(remaining.nodes.map(({ id }) => id)).not.toContain(newest?.id);
    expect(remaining.totalCount).toBe(2);
    const all = await bellOf(admin);
    expect(all.nodes.map(({ readAt }) => readAt !== null)).toEqual([true, false, false]);
    expect(await admin.client.ask(MARK, { ids: [] })).toEqual(marked(2, []));
  });

  test('are all marked as read in one call, even over 1,000, and earlier read times do not change', async () => {
    for (let count = 0; count < 3; count += 1) await postJob(office.employer);
    const [newest] = await linesOf(admin);
    await admin.client.ask(MARK, { ids: [newest?.id] });
    const readAt = (await linesOf(admin))[0]?.readAt;
    const line = { userId: admin.id, kind: 'NEW_JOB', text: 'Old news.', path: '/', createdAt: new Date('2026-01-05') };
    const many = Array.from({ length: 1_001 }, () => ({ ...line }));
    await portal.dataSource.manager.insert(NotificationEntity, many);
    expect(await unread(admin)).toBeGreaterThan(1_000);
    expect(await admin.client.ask(MARK_ALL)).toEqual(allMarked);
    expect((await bellOf(admin, { unreadOnly: true })).totalCount).toBe(0);
    expect((await linesOf(admin))[0]?.readAt).toBe(readAt);
    await postJob(office.employer);
    expect(await unread(admin)).toBe(1);
  });

  test('are marked as read by each administrator separately', async () => {
    const second = await createAdmin(portal);
    await postJob(office.employer);
    const [line] = await linesOf(admin);
    expect(await second.client.ask(MARK, { ids: [line?.id] })).toEqual(marked(1, []));
    expect(await unread(admin)).toBe(1);
    expect(await second.client.ask(MARK_ALL)).toEqual(allMarked);
    expect([await unread(second), await unread(admin)]).toEqual([0, 1]);
  });

  test('are empty for candidates and employers, and null for visitors and on other accounts', async () => {
    await postJob(office.employer);
    const candidate = await insertCandidate(portal);
    for (const actor of [candidate, office.employer]) {
      expect(await linesOf(actor)).toEqual([]);
      expect(await unread(actor)).toBe(0);
    }
    for (const document of [LIST, COUNT]) expect(await visitor(portal).outcome(document)).toBe('NULL');
    const ofAnother = `query ($id: ID!) { user(id: $id) { unreadNotificationCount notifications { totalCount } } }`;
    expect(await admin.client.ask(ofAnother, { id: candidate.id })).toEqual({
      user: { unreadNotificationCount: null, notifications: null },
    });
  });

  test('are read with one statement for the page and one more for a count that the page does not give', async () => {
    for (const _ of [1, 2]) await postJob(office.employer);
    const page = '{ viewer { notifications { nodes { id text } } unreadNotificationCount } }';
    expect(await listener.during(() => admin.client.ask(page))).toHaveLength(2);
    expect(await listener.during(() => admin.client.ask(LIST, { first: 1 }))).toHaveLength(2);
    expect(await listener.during(() => admin.client.ask(LIST, { first: 100 }))).toHaveLength(1);
  });
});
