import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createContainer } from '../src/container.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { Outbox } from '../src/platform/outbox/outbox.js';
import type { OutboxWorker } from '../src/platform/outbox/outbox-worker.js';
import { createAdmin, decideApplication } from './builders/admin.js';
import { apply, approvedApplication, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { registerEmployer, schedule } from './builders/employer.js';
import { createAlert, sendAlerts } from './builders/job-alerts.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import { PRODUCTION } from './builders/production.js';
import { insertCandidate, visitor } from './builders/records.js';
import { SmtpSink } from './builders/smtp-sink.js';
import { emptyTables, type Portal, startPortal } from './harness.js';

const DEAD_MAILS = '{ undeliveredEmails { nodes { id recipient kind subject state attempts lastError } totalCount } }';
const RESEND = 'mutation ($id: ID!) { resendEmail(input: { id: $id }) { outgoingEmail { id state attempts } } }';
const BULK_RESEND =
  'mutation ($input: ResendEmailsInput!) { resendEmails(input: $input) { resentIds remainingCount } }';
/** Longer than the maximum wait between two attempts, in minutes. */
const HALF_A_DAY = 12 * 60 + 1;

describe('emails over SMTP', () => {
  let sink: SmtpSink;
  let clock = new MovableClock();
  let portal: Portal;
  let worker: OutboxWorker;
  let port: number;
  beforeAll(async () => {
    const first = await SmtpSink.start();
    port = Number(new URL(first.url).port);
    const settings = { SMTP_URL: first.url, MAIL_FROM: 'Kaam <no-reply@kaam.example>', LOG_LEVEL: 'silent' };
    portal = await startPortal(settings, { now: () => clock.now() });
    await first.stop();
  });
  beforeEach(async () => {
    await emptyTables(portal.databaseUrl);
    clock = new MovableClock();
    sink = await SmtpSink.start(port);
    // A stopped worker cannot start again.
    worker = otherWorker();
  });
  afterEach(() => sink.stop());
  afterAll(() => portal.stop());

  function workerOf({ outboxWorker }: { outboxWorker: OutboxWorker | null }): OutboxWorker {
    if (!outboxWorker) throw new Error('There is no worker without a mail server.');
    return outboxWorker;
  }

  /** Creates the worker of another API server on the same database. */
  const otherWorker = (): OutboxWorker => {
    const { config, dataSource } = portal.container;
    const secret = 'a secret for tests only, of 32 characters and more';
    return workerOf(createContainer({ config, secret, dataSource, logger: createLogger('silent'), clock }));
  };

  async function drain(by = worker): Promise<void> {
    while ((await by.deliverDue()) > 0);
  }

  const mailRows = (): Promise<OutboxMessageEntity[]> => portal.dataSource.manager.find(OutboxMessageEntity);
  const states = async () => (await mailRows()).map(({ state }) => state);
  const signUp = async (): Promise<string> => (await registerEmployer(portal)).email;

  test('written while the clock was a day ahead are sent once it is right again', async () => {
    clock.letPass(24 * 60);
    const email = await signUp();
    clock.letPass(-24 * 60);
    await drain();
    expect(sink.mailsTo(email)).toHaveLength(1);
  });

  test('with a password link are not sent after the link has expired', async () => {
    const email = await signUp();
    await drain();
    sink.mails.length = 0;
    await visitor(portal).ask(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      {
        email,
      },
    );
    clock.letPass(61);
    await drain();
    expect(sink.mailsTo(email)).toEqual([]);
    const { state, lastError } = (await mailRows()).find(({ kind }) => kind === 'PASSWORD_RESET') ?? {};
    expect({ state, lastError }).toEqual({ state: 'DEAD', lastError: expect.stringMatching(/its link has expired/) });
  });

  test('are deleted 30 days after they were sent, at most 500 in each round', async () => {
    const at = clock.now();
    const mail = { kind: 'WELCOME', subject: 'Welcome', text: '', html: '', recipient: 'asha@people.example' };
    const sent = { ...mail, state: 'SENT', createdAt: at, dueAt: at, sentAt: at } as const;
    const rows = Array.from({ length: 1_200 }, (_, index) => ({ ...sent, messageKey: `old:${index}` }));
    const { manager } = portal.dataSource;
    await manager.createQueryBuilder().insert().into(OutboxMessageEntity).values(rows).updateEntity(false).execute();
    clock.letPass(31 * 24 * 60);
    const remaining: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await worker.deliverDue();
      remaining.push(await manager.count(OutboxMessageEntity));
    }
    expect(remaining).toEqual([700, 200, 0]);
  });

  test('arrive as text and HTML from the configured sender, and their content is deleted after sending', async () => {
    const email = await signUp();
    expect(await states()).toEqual(['WAITING']);
    await drain();
    const [mail, ...more] = sink.mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      headers: { from: 'Kaam <no-reply@kaam.example>', to: email, subject: 'Confirm your email address for Job Alert' },
      parts: { 'text/plain': expect.stringContaining('Welcome, Meera'), 'text/html': expect.stringContaining('<h1') },
    });
    expect(mail?.headers['message-id']).toMatch(/^<[0-9a-f]{64}@kaam\.example>$/);
    expect(await mailRows()).toMatchObject([{ state: 'SENT', attempts: 1, text: '', html: '', lastError: null }]);
  });

  test('are sent by priority: a password reset link first, then invitations, then news', async () => {
    const email = await signUp();
    await drain();
    sink.mails.length = 0;
    const { mailer, dataSource } = portal.container;
    const content = { subject: 'News', preview: 'News', heading: 'News', paragraphs: [] };
    const post = (kind: string, count: number) =>
      mailer.enqueue(
        dataSource.manager,
        ...Array.from({ length: count }, (_, index) => ({
          key: `${kind}:${index}`,
          kind,
          to: `${index}@${kind.toLowerCase().replace('_', '-')}.example`,
          content,
        })),
      );
    await post('NEW_JOB', 300);
    await post('INVITATION', 300);
    clock.letPass(1);
    await visitor(portal).ask(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      { email },
    );
    await worker.deliverDue();
    expect(sink.mailsTo(email)).toHaveLength(1);
    expect(new Set(sink.mails.filter(({ to }) => to !== email).map(({ to }) => to.split('@')[1]))).toEqual(
      new Set(['invitation.example']),
    );
  });

  test('contain the calendar file of an interview', async () => {
    const office = await openOffice(portal);
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await schedule(office.employer, applicationId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    clock.letPass(1);
    await drain();
    const invitation = sink.mailsTo(candidate.email).find(({ parts }) => 'text/calendar' in parts);
    expect(invitation?.headers['subject']).toMatch(/^Interview on /);
    expect(invitation?.parts['text/calendar; charset=utf-8; method=REQUEST']).toMatch(
      /^BEGIN:VCALENDAR\r\n[^]*METHOD:REQUEST\r\n[^]*END:VCALENDAR/,
    );
  });

  test('have headers for one-click unsubscribe (RFC 8058) if they are job alerts, and not otherwise', async () => {
    const candidate = await insertCandidate(portal, { emailVerifiedAt: new Date() });
    const { id } = await createAlert(candidate);
    await insertOpenJobs(portal, [{ title: 'Weaver' }]);
    expect(await sendAlerts(portal)).toBe(1);
    const other = await signUp();
    clock.letPass(1);
    await drain();
    const [{ headers } = { headers: {} }] = sink.mailsTo(candidate.email);
    expect(headers).toMatchObject({
      'list-unsubscribe': expect.stringMatching(new RegExp(`^<https?://[^>]+[?]alert=${id}&signature=[^>]+>$`)),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(Object.keys(sink.mailsTo(other)[0]?.headers ?? {})).not.toContain('list-unsubscribe');
  });

  test('are sent automatically while the worker runs, and no longer after it stops', async () => {
    worker.start();
    const email = await signUp();
    await expect.poll(() => sink.mailsTo(email)).toHaveLength(1);
    await worker.stop();
    await signUp();
    await pause(1_100);
    expect(sink.mails).toHaveLength(1);
    expect(await portal.dataSource.query('SELECT name FROM lease')).toEqual([]);
  });

  test('deliver a contact message to the support address with the visitor as Reply-To', async () => {
    await visitor(portal).ask(
      'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }',
      {
        input: { name: 'Zoë Ünal', email: 'zoe@visitor.example', phone: '9876543210', message: '.\n.. dots' },
      },
    );
    await drain();
    expect(sink.mails).toMatchObject([
      {
        to: 'support@job-alert.example',
        headers: { 'reply-to': 'zoe@visitor.example', subject: 'Message from Zoë Ünal' },
        parts: { 'text/plain': expect.stringContaining('> .\r\n> .. dots') },
      },
    ]);
  });

  test.each(['REFUSE', 'HANG_UP'] as const)(
    'are retried later when the mail server does %s, and arrive once',
    async (mood) => {
      sink.mood = mood;
      const email = await signUp();
      await drain();
      expect(await mailRows()).toMatchObject([{ state: 'WAITING', attempts: 1, lastError: expect.any(String) }]);
      const tries = sink.connections;
      await drain();
      expect(sink.connections).toBe(tries);
      sink.mood = 'ACCEPT';
      clock.letPass(1);
      await drain();
      clock.letPass(HALF_A_DAY);
      await drain();
      expect(sink.mailsTo(email)).toHaveLength(1);
      expect(await states()).toEqual(['SENT']);
    },
  );

  test('do not delay requests while the mail server hangs, and are delivered later', async () => {
    const office = await openOffice(portal);
    sink.mood = 'HANG';
    worker.start();
    await expect.poll(() => sink.connections).toBeGreaterThan(0);
    const stuck = (await states()).filter((state) => state === 'SENDING').length;
    expect(stuck).toBeGreaterThan(0);
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    await decideApplication(office.admin, id, 'APPROVE');
    // All requests were answered while the first emails were still pending.
    expect((await states()).filter((state) => state === 'SENDING')).toHaveLength(stuck);
    expect(sink.mails).toEqual([]);

    const began = Date.now();
    await worker.stop();
    expect(Date.now() - began).toBeLessThan(8_000);
    expect(new Set(await states())).toEqual(new Set(['WAITING']));
    sink.mood = 'ACCEPT';
    clock.letPass(1);
    await drain(otherWorker());
    expect(sink.mailsTo(candidate.email)).toHaveLength(2);
    expect(sink.mails).toHaveLength((await mailRows()).length);
  });

  test('are undelivered after nine failed attempts, and an administrator can find and resend them', async () => {
    sink.mood = 'REFUSE';
    await portal.container.mailer.enqueue(portal.dataSource.manager, {
      key: 'story',
      kind: 'STORY',
      to: 'gone@test.example',
      content: { subject: 'A story', preview: 'News', heading: 'Once', paragraphs: [] },
    });
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await drain();
      clock.letPass(HALF_A_DAY);
    }
    expect(await mailRows()).toMatchObject([{ state: 'DEAD', attempts: 9 }]);
    const { client } = await createAdmin(portal);
    const { undeliveredEmails } = await client.ask<{ undeliveredEmails: { nodes: { id: string }[] } }>(DEAD_MAILS);
    expect(undeliveredEmails).toMatchObject({
      nodes: [
        { recipient: 'gone@test.example', state: 'DEAD', lastError: expect.stringContaining('550 No such mailbox') },
      ],
      totalCount: 1,
    });
    const id = undeliveredEmails.nodes[0]?.id;
    const searched =
      'query ($search: String) { undeliveredEmails(filter: { search: $search }) { nodes { id } totalCount } }';
    for (const [search, total] of [
      ['gone@test.example', 1],
      ['test GONE', 1],
      ['one', 0],
      ['%', 0],
      ['', 1],
    ] as const) {
      expect(await client.ask(searched, { search })).toMatchObject({ undeliveredEmails: { totalCount: total } });
    }
    sink.mood = 'ACCEPT';
    expect(await client.ask(RESEND, { id })).toEqual({
      resendEmail: { outgoingEmail: { id, state: 'WAITING', attempts: 0 } },
    });
    expect(await client.outcome(RESEND, { id })).toBe('NOT_FOUND');
    await drain();
    expect(sink.mailsTo('gone@test.example')).toHaveLength(1);
    expect(await client.ask(DEAD_MAILS)).toMatchObject({ undeliveredEmails: { nodes: [] } });
  });

  test('are resent by an administrator, either all undelivered ones or those that a search finds', async () => {
    const emails = [await signUp(), await signUp(), await signUp()];
    await portal.dataSource.query("UPDATE outbox_message SET state = 'DEAD', last_error = 'ECONNREFUSED'");
    const { client } = await createAdmin(portal);
    const resend = (input: object) => client.ask(BULK_RESEND, { input });
    expect(await resend({ filter: { search: emails[0] } })).toMatchObject({
      resendEmails: { resentIds: [expect.any(String)] },
    });
    expect(await resend({ ids: [] })).toEqual({ resendEmails: { resentIds: [], remainingCount: 0 } });
    expect(await resend({ ids: ['999999', 'none'] })).toEqual({ resendEmails: { resentIds: [], remainingCount: 0 } });
    await drain();
    expect(sink.mails.map(({ to }) => to)).toEqual([emails[0]]);
    const audited = 'SELECT COUNT(*) AS count FROM audit_event WHERE action = ?';
    const [{ count }] = await portal.dataSource.query(audited, ['RESEND']);
    expect(Number(count)).toBe(1);
    await resend({});
    await drain();
    expect(sink.mails.map(({ to }) => to)).toEqual(expect.arrayContaining(emails));
    expect(await client.ask(DEAD_MAILS)).toMatchObject({ undeliveredEmails: { nodes: [], totalCount: 0 } });
  });

  test('are resent up to 1,000 at a time, and the response says how many remain', async () => {
    const at = clock.now();
    const mail = { kind: 'WELCOME', subject: 'Welcome', text: '', html: '', recipient: 'asha@people.example' };
    const dead = { ...mail, state: 'DEAD', attempts: 9, createdAt: at, dueAt: at } as const;
    const rows = Array.from({ length: 1_003 }, (_, index) => ({ ...dead, messageKey: `dead:${index}` }));
    const { manager } = portal.dataSource;
    await manager.createQueryBuilder().insert().into(OutboxMessageEntity).values(rows).updateEntity(false).execute();
    const { client } = await createAdmin(portal);
    const resend = () =>
      client.ask<{ resendEmails: { resentIds: string[]; remainingCount: number } }>(BULK_RESEND, { input: {} });
    const answers = [await resend(), await resend()].map(({ resendEmails }) => resendEmails);
    expect(answers.map(({ resentIds, remainingCount }) => [resentIds.length, remainingCount])).toEqual([
      [1_000, 3],
      [3, 0],
    ]);
    expect(await client.outcome(BULK_RESEND, { input: { ids: Array.from({ length: 1_001 }, () => '1') } })).toBe(
      'INVALID_INPUT',
    );
  });

  test('are sent once when two servers send at the same time', async () => {
    const emails: string[] = [];
    for (let count = 0; count < 6; count += 1) emails.push(await signUp());
    const other = otherWorker();
    await Promise.all([drain(), drain(other), drain(), drain(other)]);
    await drain();
    await drain(other);
    expect(sink.mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
    const [lease] = await portal.dataSource.query('SELECT COUNT(*) AS held FROM lease');
    expect(Number(lease.held)).toBe(1);
  });

  test('are sent by another server when the first has disappeared', async () => {
    const email = await signUp();
    const claimed = "state = 'SENDING', claimed_by = 'gone', attempts = 1";
    await portal.dataSource.query(`UPDATE outbox_message SET ${claimed}, due_at = ?`, [clock.now()]);
    await portal.dataSource.query(
      "INSERT INTO lease (name, holder, expires_at) VALUES ('outbox', 'gone', UTC_TIMESTAMP(3) + INTERVAL 1 HOUR)",
    );
    await drain();
    expect(sink.mails).toEqual([]);
    await portal.dataSource.query('UPDATE lease SET expires_at = UTC_TIMESTAMP(3)');
    clock.letPass(10);
    await drain();
    expect(sink.mailsTo(email)).toHaveLength(1);
    expect(await mailRows()).toMatchObject([{ state: 'SENT', attempts: 2 }]);
  });

  test('are not sent again when the database fails before the worker has recorded the delivery', async () => {
    const email = await signUp();
    sink.onMail = async () => {
      await portal.dataSource.query('RENAME TABLE outbox_message TO outbox_message_away');
    };
    await expect(worker.deliverDue()).rejects.toThrow(/doesn't exist/);
    await expect(worker.deliverDue()).rejects.toThrow(/doesn't exist/);
    sink.onMail = async () => undefined;
    await portal.dataSource.query('RENAME TABLE outbox_message_away TO outbox_message');
    expect(await states()).toEqual(['SENDING']);
    clock.letPass(HALF_A_DAY);
    await drain();
    expect(await states()).toEqual(['SENT']);
    expect(sink.mailsTo(email)).toHaveLength(1);
  });

  test('are stored once for each event, and are rejected with a line break in a header', async () => {
    const outbox = new Outbox(clock);
    const { manager } = portal.dataSource;
    const mail = { key: 'event:1', kind: 'STORY', to: 'a@test.example', subject: 'One', text: 'One', html: '<p>One' };
    await outbox.enqueue(manager, [mail]);
    await outbox.enqueue(manager, [{ ...mail, subject: 'Two' }]);
    expect(await mailRows()).toMatchObject([{ subject: 'One' }]);
    for (const header of [{ subject: 'A\r\nBcc: b@test.example' }, { to: 'a@b.example\nx' }, { replyTo: 'a\u2028b' }]) {
      await expect(outbox.enqueue(manager, [{ ...mail, key: 'event:2', ...header }])).rejects.toThrow('line break');
    }
    expect(await mailRows()).toHaveLength(1);
  });
});

describe('emails and TLS', () => {
  let sink: SmtpSink;
  const started: Portal[] = [];
  beforeEach(async () => {
    sink = await SmtpSink.start();
  });
  afterEach(async () => {
    await sink.stop();
    for (const portal of started.splice(0)) await portal.stop();
  });

  async function sendOne(settings: Record<string, string>): Promise<OutboxMessageEntity> {
    const portal = await startPortal({ ...settings, LOG_LEVEL: 'silent' });
    started.push(portal);
    const { email } = await registerEmployer(portal);
    await portal.container.outboxWorker?.deliverDue();
    return portal.dataSource.manager.findOneByOrFail(OutboxMessageEntity, { recipient: email });
  }

  test('are not sent in production to a server without STARTTLS', async () => {
    expect(await sendOne({ ...PRODUCTION, SMTP_URL: sink.url })).toMatchObject({ state: 'WAITING', attempts: 1 });
    expect(sink.verbs).toContain('STAR');
    expect(sink.verbs).not.toContain('MAIL');
  });

  test.each([
    ['where SMTP_URL says that TLS is optional', PRODUCTION, '?tls=optional'],
    ['outside production', {}, ''],
  ])('are sent without TLS %s', async (_, settings, words) => {
    expect(await sendOne({ ...settings, SMTP_URL: sink.url + words })).toMatchObject({ state: 'SENT' });
    expect(sink.mails).toHaveLength(1);
  });
});
