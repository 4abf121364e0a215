import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decide, decideApplication, requestAbout } from './builders/admin.js';
import { apply, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { member } from './builders/company-members.js';
import { openJob, propose, schedule } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const UNDO = 'mutation ($approvalId: ID!) { undoDecision(input: { approvalId: $approvalId }) { approval { id } } }';
const DELETE = 'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users } } }';
const DECIDE_ALL = `mutation ($decisions: [DecideApprovalInput!]!) {
  decideApprovals(input: { decisions: $decisions }) { results { message } }
}`;
const CHOOSE = `mutation ($choice: CompanyEmailChoice!) {
  setCompanyEmailChoice(input: { topic: DECISIONS, choice: $choice }) { user { id } }
}`;
const APPLICANTS = 'https://jobs.example/job-alert/employer/applicants';

describe('emails to employers about decisions', () => {
  const clock = MovableClock.atNoon();
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: 'https://jobs.example' }, clock);
  });
  beforeEach(async () => {
    office = await openOffice(portal);
    for (const table of ['outbox_message', 'decision_notification'])
      await portal.dataSource.query(`DELETE FROM ${table}`);
  });
  afterAll(() => portal.stop());

  const applicant = async (jobId = office.jobId): Promise<{ candidate: Actor; id: string }> => {
    const candidate = await insertCandidate(portal);
    return { candidate, id: await apply(candidate, jobId) };
  };
  const passedOn = async (jobId?: string) => {
    const applied = await applicant(jobId);
    await decideApplication(office.admin, applied.id, 'APPROVE');
    return applied;
  };
  const afterMinutes = async (minutes: number) => {
    clock.letPass(minutes);
    await portal.container.decisionNotifications.sendDue();
  };
  const mails = async () => (await mailsTo(portal, office.employer.email)).toReversed();
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const approvalOf = (id: string) => requestAbout(office.admin.client, 'application', id);
  const decideAll = async (ids: readonly string[], decision: object) => {
    const decisions = await Promise.all(ids.map(async (id) => ({ approvalId: await approvalOf(id), ...decision })));
    await office.admin.client.ask(DECIDE_ALL, { decisions });
  };
  const FIRST = 'New applicant: Asha Patel for Textile Designer';

  test('name the first applicant after a minute and collect those of the next hour in one email', async () => {
    const other = await openJob(office.employer, office.admin, { title: 'Weaver' });
    await portal.dataSource.query('DELETE FROM outbox_message');
    const { id } = await passedOn();
    await portal.container.decisionNotifications.sendDue();
    expect(await subjects()).toEqual([]);
    await afterMinutes(1);
    expect(await subjects()).toEqual([FIRST]);
    expect((await mails())[0]?.text).toContain(`${APPLICANTS}?search=Asha+Patel&job=${office.jobId}&applicant=${id}`);
    await passedOn();
    await afterMinutes(20);
    await passedOn();
    await passedOn(other);
    await afterMinutes(39);
    expect(await subjects()).toEqual([FIRST]);
    await afterMinutes(1);
    expect(await subjects()).toEqual([FIRST, '3 new applicants']);
    const gathered = (await mails())[1]?.text;
    expect(gathered).toContain(`Textile Designer: 2 applicants\n${APPLICANTS}?job=${office.jobId}`);
    expect(gathered).toContain(`Weaver: 1 applicant\n${APPLICANTS}?job=${other}`);
    expect(gathered).not.toContain('Asha');
    await afterMinutes(90);
    expect(await subjects()).toHaveLength(2);
    await passedOn();
    await afterMinutes(1);
    expect(await subjects()).toEqual([FIRST, '3 new applicants', FIRST]);
  });

  test('omit applicants who have since withdrawn, been deleted, been shortlisted or had their approval undone', async () => {
    await passedOn();
    await afterMinutes(1);
    const [withdrawn, deleted, shortlisted, undone, stays] = [
      await passedOn(),
      await passedOn(),
      await passedOn(),
      await passedOn(),
      await passedOn(),
    ];
    await withdrawn.candidate.client.ask(WITHDRAW, { id: withdrawn.id, reason: 'PAY' });
    await office.admin.client.ask(DELETE, { ids: [deleted.candidate.id] });
    await propose(office.employer, shortlisted.id, 'SHORTLISTED');
    await office.admin.client.ask(UNDO, { approvalId: await approvalOf(undone.id) });
    await afterMinutes(61);
    const news = (await mails()).filter(({ kind }) => kind === 'NEW_APPLICANTS');
    expect(news.map(({ subject }) => subject)).toEqual([FIRST, FIRST]);
    expect(news[1]?.text).toContain(`applicant=${stays.id}`);
    expect(await portal.dataSource.query('SELECT * FROM decision_notification')).toEqual([]);
  });

  test('are separate for a few decisions, but many decisions share one email with their reason', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await passedOn()).id);
    await afterMinutes(1);
    await portal.dataSource.query('DELETE FROM outbox_message');
    for (const id of ids) await propose(office.employer, id, 'SHORTLISTED');
    await decideApplication(office.admin, ids[0] ?? '', 'APPROVE');
    await decide(office.admin, 'application', ids[1] ?? '', 'REJECT', { reason: 'NOT_YET' });
    await afterMinutes(1);
    expect(await subjects()).toEqual([
      'Approved: Shortlisted for Asha Patel',
      'Not approved: Shortlisted for Asha Patel',
    ]);
    await decideAll(ids.slice(2), { decision: 'REJECT', reason: 'NOT_YET' });
    await afterMinutes(1);
    expect((await subjects()).slice(2)).toEqual(['4 of your proposals have been decided']);
    const { text } = (await mails())[2] ?? { text: '' };
    expect(text).toContain('Shortlisted: 4 not approved (It is too early for this step)');
    expect(text).not.toContain('Asha');
    for (const id of ids.slice(2)) {
      expect(text).toContain(
        `Application ${id}, Textile Designer: Shortlisted: not approved (It is too early for this step)`,
      );
      expect(text).toContain(`${APPLICANTS}?job=${office.jobId}&applicant=${id}`);
    }
  });

  test('are separate for decisions with a calendar file, however many there are', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await passedOn()).id);
    for (const [index, id] of ids.entries()) {
      if (index === 0) await propose(office.employer, id, 'SHORTLISTED');
      else await schedule(office.employer, id);
    }
    await afterMinutes(1);
    await portal.dataSource.query('DELETE FROM outbox_message');
    await decideAll(ids, { decision: 'APPROVE' });
    await afterMinutes(1);
    const sent = (await mails()).map(({ subject, calendar }) => [subject, /METHOD:\w+/.exec(calendar ?? '')?.[0]]);
    const invitation = ['Approved: Interview Scheduled for Asha Patel', 'METHOD:REQUEST'];
    expect(sent).toEqual([
      ...Array.from({ length: 4 }, () => invitation),
      ['Approved: Shortlisted for Asha Patel', undefined],
    ]);
  });

  test('need the same few statements for two people and 4 decisions and for ten people and 30 decisions, and none for their files if nobody gets them at once', async () => {
    const listener = new StatementListener(portal);
    const people = [office.employer];
    /** Sends the emails about these decisions, which are made in one bulk, and returns the numbers of emails and statements. */
    const measured = async (decisions: number, choice: string) => {
      for (const { client } of people) await client.ask(CHOOSE, { choice });
      const ids: string[] = [];
      for (let count = 0; count < decisions; count += 1) ids.push((await passedOn()).id);
      for (const id of ids) await schedule(office.employer, id);
      await afterMinutes(61);
      await decideAll(ids, { decision: 'APPROVE' });
      await portal.dataSource.query('DELETE FROM outbox_message');
      clock.letPass(1);
      const sql = await listener.during(() => portal.container.decisionNotifications.sendDue());
      const written = await portal.dataSource.query<{ total: string }[]>(
        "SELECT COUNT(*) AS total FROM outbox_message WHERE kind = 'PROPOSAL_DECIDED' AND calendar IS NOT NULL",
      );
      const count = (words: string) => sql.filter((text) => text.includes(words)).length;
      return {
        emails: Number(written[0]?.total),
        inserts: count('INSERT INTO'),
        others: sql.length - count('INSERT INTO'),
      };
    };
    people.push(await member(portal, office.employer));
    const few = await measured(4, 'EACH');
    expect(few).toMatchObject({ emails: 8, inserts: 2 });
    while (people.length < 10) people.push(await member(portal, office.employer));
    const many = await measured(30, 'EACH');
    expect(many).toEqual({ emails: 300, inserts: 10, others: few.others });
    expect(many.others).toBeLessThanOrEqual(12);
    const daily = await measured(4, 'DAILY');
    expect(daily).toMatchObject({ emails: 0, inserts: 10 });
    const none = await measured(4, 'NONE');
    expect(none).toEqual({ emails: 0, inserts: 0, others: few.others - 3 });
  });

  test('are sent once by several servers, even if they are a day overdue', async () => {
    const second = await startSecondNode(portal);
    await passedOn();
    const { id } = await passedOn();
    await afterMinutes(1);
    await propose(office.employer, id, 'SHORTLISTED');
    await decideApplication(office.admin, id, 'APPROVE');
    await portal.dataSource.query('DELETE FROM outbox_message');
    await portal.dataSource.query('UPDATE company SET applicants_mailed_at = NULL');
    await passedOn();
    await portal.dataSource.query('UPDATE decision_notification SET due_at = due_at - INTERVAL 1 DAY');
    const nodes = [portal, second, portal, second, portal, second];
    await Promise.all(nodes.map(({ container }) => container.decisionNotifications.sendDue()));
    expect((await subjects()).toSorted()).toEqual(['Approved: Shortlisted for Asha Patel', FIRST]);
    await second.stop();
  });

  test('prevent the undo of a decision that has been emailed', async () => {
    const { id } = await passedOn();
    await portal.dataSource.query('UPDATE decision_notification SET due_at = due_at - INTERVAL 20 SECOND');
    await portal.container.decisionNotifications.sendDue();
    expect(await office.admin.client.outcome(UNDO, { approvalId: await approvalOf(id) })).toBe('UNDO_TOO_LATE');
    expect(await subjects()).toEqual([FIRST]);
  });
});
