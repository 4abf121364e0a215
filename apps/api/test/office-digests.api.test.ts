import {
  addDays,
  formatDate,
  formatWeekdayAndTime,
  instantInIndia,
  todayInIndia,
} from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotificationEntity } from '../src/database/entities/messages/notification.entity.js';
import type { Clock } from '../src/platform/clock.js';
import { createAdmin, decideJob, deleteUsers } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { assign } from './builders/assignments.js';
import { approvedEmployer, jobInput, POST_JOB, postJob, registerEmployer } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { emptyTables, type Portal, startPortal } from './harness.js';
import { ADD_NOTE } from './matrix/notes.js';

const CHOOSE =
  'mutation ($adminEmailPreference: AdminEmailPreference!) { setAdminEmailPreference(input: { adminEmailPreference: $adminEmailPreference }) { user { email adminEmailPreference } } }';
const SITE = 'https://jobs.example/job-alert/admin';
const JOBS = `${SITE}/manage-jobs-listing?status=pending`;
const SETTINGS = { ADMIN_MAIL: 'digest', PUBLIC_URL: 'https://jobs.example' };

/** A clock that a test sets to a time in India and that runs on from there. */
class OfficeClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  set(day: string, time: string): void {
    this.ahead = instantInIndia(day, time).getTime() - Date.now();
  }
}

/** Today. The days below start on the next Monday. */
const TODAY = todayInIndia(new Date());
const MONDAY = addDays(TODAY, 7 - ((new Date(TODAY).getUTCDay() + 6) % 7));
const [TUESDAY = '', SATURDAY = '', SUNDAY = '', NEXT = ''] = [1, 5, 6, 7].map((days) => addDays(MONDAY, days));

describe('emails to administrators about pending requests', () => {
  const clock = new OfficeClock();
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal(SETTINGS, clock);
  });
  beforeEach(async () => {
    clock.set(MONDAY, '08:00');
    await emptyTables(portal.databaseUrl);
    office = await openOffice(portal);
    ({ admin } = office);
    await portal.dataSource.query('DELETE FROM outbox_message');
  });
  afterAll(() => portal.stop());

  const mails = (to = admin) => mailsTo(portal, to.email);
  const subjects = async (to = admin) => (await mails(to)).map(({ subject }) => subject).toReversed();
  const unread = () => portal.dataSource.manager.findBy(NotificationEntity, { userId: admin.id });
  const at = async (day: string, time: string) => {
    clock.set(day, time);
    await portal.container.digests.sendDue();
  };

  test('are sent once at ten on each working day, with the pending, late and oldest requests', async () => {
    const first = await postJob(office.employer, { title: 'Dyer' });
    const decided = await postJob(office.employer);
    await apply(await insertCandidate(portal), office.jobId);
    const { id } = await registerEmployer(portal, { organizationName: 'Tapi Looms' });
    await decideJob(admin, decided, 'APPROVE');
    await at(MONDAY, '09:59');
    expect(await subjects()).toEqual([]);
    await at(MONDAY, '10:00');
    await at(MONDAY, '10:01');
    await at(MONDAY, '18:30');
    await postJob(office.employer, { title: 'Weaver' });
    expect(await subjects()).toEqual(['Waiting for approval: 3 requests']);
    const [digest] = await mails();
    expect(digest?.kind).toBe('OFFICE_DIGEST');
    expect(digest?.text).toContain('3 requests are waiting for a decision. None is late.');
    expect(digest?.text).toContain(`Jobs: 1\n${JOBS}`);
    const [, oldest] = /^Oldest: Dyer · \S.*: Job, (.*\n.*)$/m.exec(digest?.text ?? '') ?? [];
    expect(oldest).toBe(
      `since ${formatWeekdayAndTime(instantInIndia(MONDAY, '08:00'))}, due in 8 h\n${JOBS}&record=${first}`,
    );
    expect(digest?.text).toContain(
      `Next: Application, Applied, since ${formatWeekdayAndTime(instantInIndia(MONDAY, '08:00'))}, due in 8 h`,
    );
    expect(digest?.text).toContain(
      `Next: Employer, since ${formatWeekdayAndTime(instantInIndia(MONDAY, '08:00'))}, due in 2 working days`,
    );
    expect(digest?.text).toContain(`${SITE}/manage-employer?status=Pending&record=${id}`);
    expect(digest?.html).toContain(`href="${JOBS}"`);
    expect(digest?.text).not.toMatch(/Tapi|Asha/);

    await at(TUESDAY, '10:00');
    expect((await subjects()).slice(1)).toEqual(['Waiting for approval: 4 requests, 2 late']);
    expect((await mails())[0]?.text).toContain(`Jobs: 2, 1 late\n${JOBS}`);
    await at(SUNDAY, '12:00');
    await at(SATURDAY, '19:30');
    expect(await subjects()).toHaveLength(2);
    await at(NEXT, '11:45');
    expect((await subjects()).slice(2)).toEqual(['Waiting for approval: 4 requests, 4 late']);
  });

  test('leave out the requests that a colleague is responsible for', async () => {
    const colleague = await createAdmin(portal, { adminRole: 'RECRUITER' });
    await postJob(office.employer, { title: 'Dyer' });
    await registerEmployer(portal, { organizationName: 'Tapi Looms' });
    await assign(admin, 'COMPANY', [office.employer.id], colleague.id);
    await at(MONDAY, '10:00');
    expect(await subjects()).toEqual(['Waiting for approval: 1 request']);
    expect((await mails())[0]?.text).not.toContain('Dyer');
    expect(await subjects(colleague)).toEqual(['Waiting for approval: 2 requests']);
    expect((await mails(colleague))[0]?.text).toContain('Oldest: Dyer');
  });

  test('are not sent when nothing is pending', async () => {
    await at(MONDAY, '10:00');
    expect(await subjects()).toEqual([]);
  });

  const followUp = (dueOn: string, more: object = {}) =>
    admin.client.ask(ADD_NOTE, {
      input: { subjectKind: 'JOB', subjectId: office.jobId, text: 'Asks for Leela.', dueOn, ...more },
    });

  test('name the follow-ups that are due, without their texts, also when no request is pending', async () => {
    await followUp(MONDAY, { kind: 'CALL', outcome: 'CALL_BACK' });
    await followUp(TUESDAY);
    await followUp(TUESDAY);
    await at(MONDAY, '10:00');
    expect(await subjects()).toEqual(['Follow-ups: 1 due today']);
    const [digest] = await mails();
    expect(digest?.text).toContain(
      `Follow-up: Call · Call back, Today\n${SITE}/manage-jobs-listing?record=${office.jobId}`,
    );
    expect(digest?.text).toContain(`${SITE}/home`);
    expect(digest?.text).not.toMatch(/Leela|Tuesday/);
    await postJob(office.employer);
    await at(TUESDAY, '10:00');
    await at(TUESDAY, '10:01');
    expect((await subjects()).slice(1)).toEqual([
      'Waiting for approval: 1 request, 1 late. Follow-ups: 2 due today, 1 overdue',
    ]);
    const lines = (await mails())[0]?.text.match(/^Follow-up: .*$/gm);
    expect(lines).toEqual([
      `Follow-up: Call · Call back, Overdue since ${formatDate(MONDAY)}`,
      'Follow-up: Today',
      'Follow-up: Today',
    ]);
  });

  test('name at most five follow-ups', async () => {
    for (let count = 0; count < 7; count += 1) await followUp(MONDAY);
    await at(MONDAY, '10:00');
    expect((await mails())[0]?.text.match(/^Follow-up: /gm)).toHaveLength(5);
  });

  test('name at most five requests', async () => {
    for (let count = 0; count < 7; count += 1) await postJob(office.employer);
    await at(MONDAY, '10:00');
    expect((await mails())[0]?.text.match(/^(?:Oldest|Next): /gm)).toHaveLength(5);
  });

  test('name the candidate of the oldest request, and are deleted with the candidate', async () => {
    const candidate = await insertCandidate(portal, { firstName: 'Leela', lastName: 'Menon' });
    await apply(candidate, office.jobId);
    await postJob(office.employer, { title: 'Dyer' });
    await at(MONDAY, '10:00');
    expect((await mails())[0]?.text).toMatch(/^Oldest: Leela Menon · .+ · .+: Application, Applied, since /m);
    expect((await mails())[0]?.text).not.toContain('Dyer');
    await deleteUsers(admin, candidate.id);
    expect(await mails()).toEqual([]);
  });

  test('follow the choice of each administrator: one for each event, the digest or none', async () => {
    const [each, none] = [await createAdmin(portal), await createAdmin(portal)];
    const chosen = async (who: Actor) =>
      (await who.client.ask<{ viewer: { adminEmailPreference: string } }>('{ viewer { adminEmailPreference } }')).viewer
        .adminEmailPreference;
    expect(await chosen(each)).toBe('DIGEST');
    await each.client.ask(CHOOSE, { adminEmailPreference: 'EACH' });
    await none.client.ask(CHOOSE, { adminEmailPreference: 'NONE' });
    expect([await chosen(admin), await chosen(each), await chosen(none)]).toEqual(['DIGEST', 'EACH', 'NONE']);
    await postJob(office.employer, { title: 'Dyer' });
    await postJob(office.employer, { title: 'Weaver' });
    await at(MONDAY, '10:00');
    expect(await subjects()).toEqual(['Waiting for approval: 2 requests']);
    expect(await subjects(each)).toEqual(['New job: Dyer', 'New job: Weaver']);
    expect(await subjects(none)).toEqual([]);
    const lines = await portal.dataSource.manager.countBy(NotificationEntity, { userId: none.id });
    expect(lines).toBe(2);
    expect(await office.employer.client.ask('{ viewer { adminEmailPreference } }')).toEqual({
      viewer: { adminEmailPreference: null },
    });
  });

  test('are sent once to each administrator when four runs send at the same time', async () => {
    const second = await createAdmin(portal);
    await postJob(office.employer);
    clock.set(MONDAY, '10:00');
    const { digests } = portal.container;
    await Promise.all([digests.sendDue(), digests.sendDue(), digests.sendDue(), digests.sendDue()]);
    for (const to of [admin, second]) expect(await subjects(to)).toEqual(['Waiting for approval: 1 request']);
  });

  test('stay a single email when a company posts 61 jobs, whose notifications are combined', async () => {
    const employer = await approvedEmployer(portal, admin, { organizationName: 'Flood Mills' });
    await portal.dataSource.query('DELETE FROM notification');
    const posts = Array.from({ length: 60 }, () => employer.client.outcome(POST_JOB, { input: jobInput() }));
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['OK']));
    await postJob(employer);
    await postJob(office.employer);
    await at(MONDAY, '10:00');
    expect(await subjects()).toEqual(['Waiting for approval: 62 requests']);
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
    await deleteUsers(admin, employer.id);
    expect(await unread()).toHaveLength(1);
  });
});
