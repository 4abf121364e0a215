import type { EventIds } from '@job-alert/domain/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContainer } from '../src/container.js';
import { WebhookEntity } from '../src/database/entities/webhook.entity.js';
import { WebhookDeliveryEntity } from '../src/database/entities/webhook-delivery.entity.js';
import { removeExpiredRows } from '../src/database/expired-rows.js';
import { WebhookDeliveriesRepository } from '../src/features/webhooks/webhook-deliveries.repository.js';
import { createLogger } from '../src/platform/logger.js';
import { decideApplication } from './builders/admin.js';
import { apply, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { MovableClock } from './builders/clock.js';
import { approvedEmployer, openJob, propose, schedule, setJobActive } from './builders/employer.js';
import { PRODUCTION } from './builders/production.js';
import { insertCandidate } from './builders/records.js';
import { WebhookReceiver } from './builders/webhook-receiver.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const CREATE_KEY = `mutation ($scopes: [ApiScope!]!) {
  createApiClient(input: { name: "Payroll", scopes: $scopes }) { key apiClient { id } }
}`;
const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id url kinds isActive failedAt apiClient { id name } } }
}`;
const UPDATE = `mutation ($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) { secret webhook { id url kinds isActive failedAt } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedId } }';
const RESEND = `mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { delivery { id state attempts } } }`;
const LIST = `{ webhooks { id isActive deliveries(first: 50) {
  totalCount nodes { id eventId kind state attempts status answer error payload nextAttemptAt triedAt }
} } }`;

const ALL = [
  'JOB_OPENED',
  'JOB_CHANGED',
  'JOB_CLOSED',
  'APPLICATION_SUBMITTED',
  'APPLICATION_STATUS_CHANGED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_MOVED',
  'INTERVIEW_CANCELLED',
  'OFFER_ANSWERED',
  'COMPANY_APPROVED',
];
const HOUR = 60;

interface Delivery {
  id: string;
  eventId: string;
  kind: string;
  state: string;
  attempts: number;
  status: number | null;
  answer: string | null;
  error: string | null;
  payload: string;
}
interface Listed {
  id: string;
  isActive: boolean;
  deliveries: { totalCount: number; nodes: Delivery[] };
}
interface Created {
  secret: string;
  webhook: { id: string; url: string; isActive: boolean };
}

describe('webhooks', () => {
  let portal: Portal;
  let office: Office;
  let receiver: WebhookReceiver;
  let clock: MovableClock;
  let apiClientId: string;
  let key: string;
  beforeAll(async () => {
    clock = new MovableClock();
    const settings = { WEBHOOK_ALLOW: '127.0.0.1', WEBHOOK_TIMEOUT_SECONDS: '0.2', LOG_LEVEL: 'silent' };
    portal = await startPortal({ ...settings, WEBHOOK_RETRY_SECONDS: '60,3600' }, clock);
    office = await openOffice(portal);
    ({ key, apiClientId } = await newKey(['WEBHOOKS']));
    receiver = await WebhookReceiver.start();
  });
  afterAll(async () => {
    await receiver.stop();
    await portal.container.webhookSender.stop();
    await portal.stop();
  });
  beforeEach(async () => {
    await portal.dataSource.manager.deleteAll(WebhookEntity);
    receiver.mood = () => 'TAKE';
    receiver.status = 204;
    receiver.answer = '';
    receiver.retryAfter = undefined;
    receiver.forget();
  });

  async function newKey(scopes: string[]) {
    const { createApiClient } = await office.admin.client.ask<{
      createApiClient: { key: string; apiClient: { id: string } };
    }>(CREATE_KEY, { scopes });
    return { key: createApiClient.key, apiClientId: createApiClient.apiClient.id };
  }

  const createAs = async (client: TestClient, input: object = {}): Promise<Created> => {
    const given = { url: receiver.url, kinds: ALL, ...input };
    const { createWebhook } = await client.ask<{ createWebhook: Created }>(CREATE, { input: given });
    receiver.knows(createWebhook.secret);
    return createWebhook;
  };
  const create = (input: object = {}) => createAs(office.admin.client, { apiClientId, ...input });
  const update = async (input: object) =>
    (
      await office.admin.client.ask<{ updateWebhook: { secret: string | null; webhook: { isActive: boolean } } }>(
        UPDATE,
        { input },
      )
    ).updateWebhook;
  const listed = async (client = office.admin.client) => (await client.ask<{ webhooks: Listed[] }>(LIST)).webhooks;
  const deliveries = async (): Promise<Delivery[]> => (await listed())[0]?.deliveries.nodes ?? [];
  const send = () => portal.container.webhookSender.deliverDue();
  const happen = (ids: EventIds = { applicationId: '1' }) =>
    portal.dataSource.transaction((manager) =>
      portal.container.webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', ids),
    );

  test('tell of an application from its first day to its end, by ids and times only, in order', async () => {
    await create();
    const candidate = await insertCandidate(portal);
    const applicationId = await apply(candidate, office.jobId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await schedule(office.employer, applicationId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await schedule(office.employer, applicationId, { roundType: 'RESCHEDULE' });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await candidate.client.ask(WITHDRAW, { id: applicationId, reason: 'OTHER_JOB' });
    await send();
    expect(receiver.taken).toEqual([
      'application.submitted',
      'application.status_changed',
      'application.status_changed',
      'interview.scheduled',
      'application.status_changed',
      'application.status_changed',
      'interview.moved',
      'application.status_changed',
      'application.status_changed',
      'interview.cancelled',
    ]);
    for (const { body } of receiver.events) {
      expect(Object.keys(body)).toEqual(['type', 'timestamp', 'data']);
      expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
      expect(body.data['applicationId']).toBe(applicationId);
      for (const [name, value] of Object.entries(body.data)) {
        expect(value).toMatch(name === 'startsAt' ? /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ : /^\d+$/);
      }
    }
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(receiver.events.length);
  });

  test('tell of an answered offer and an approved company, and of nothing that was not asked for', async () => {
    await create({ kinds: ['OFFER_ANSWERED', 'COMPANY_APPROVED'] });
    const company = await approvedEmployer(portal, office.admin);
    const candidate = await insertCandidate(portal);
    const applicationId = await apply(candidate, office.jobId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: '2099-01-04' });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const { application } = await candidate.client.ask<{ application: { offer: { id: string } } }>(
      'query ($id: ID!) { application(id: $id) { offer { id } } }',
      { id: applicationId },
    );
    await candidate.client.ask(
      'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }',
      { input: { applicationId, offerId: application.offer.id, answer: 'ACCEPTED' } },
    );
    await send();
    expect(receiver.events.map(({ body }) => [body.type, body.data['companyId']])).toEqual([
      ['company.approved', company.id],
      ['offer.answered', office.employer.id],
    ]);
  });

  test('tell of jobs what the feed of changes tells', async () => {
    await create({ kinds: ['JOB_OPENED', 'JOB_CLOSED'] });
    const jobId = await openJob(office.employer, office.admin);
    await setJobActive(office.employer, jobId, false);
    await setJobActive(office.employer, jobId, true);
    await send();
    expect(receiver.events.map(({ body }) => [body.type, body.data])).toEqual([
      ['job.opened', { jobId }],
      ['job.closed', { jobId }],
      ['job.opened', { jobId }],
    ]);
  });

  test('what is rolled back tells nobody, and a revoked key hears nothing more', async () => {
    const other = await newKey(['WEBHOOKS']);
    await create({ apiClientId: other.apiClientId });
    const { dataSource, container } = portal;
    await dataSource
      .transaction(async (manager) => {
        await container.webhookEvents.write(manager, 'COMPANY_APPROVED', { companyId: '1' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await happen();
    await office.admin.client.ask('mutation ($id: ID!) { revokeApiClient(input: { id: $id }) { apiClient { id } } }', {
      id: other.apiClientId,
    });
    await happen();
    await send();
    expect(receiver.events).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING' }]);
  });

  test('keep status and the first kilobyte of an answer, and follow no redirect', async () => {
    await create();
    receiver.status = 302;
    receiver.answer = 'x'.repeat(5_000);
    await happen();
    await send();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'WAITING', attempts: 1, status: 302, error: null });
    expect(delivery?.answer).toBe('x'.repeat(1_024));
  });

  test('try again later and later, in order for each subject, then are switched off with a mail; switched on they go on', async () => {
    const { webhook } = await create();
    receiver.mood = () => 'REFUSE';
    await happen({ applicationId: '1', step: '1' });
    await happen({ applicationId: '1', step: '2' });
    await happen({ applicationId: '2', step: '1' });
    const tried = async () => {
      receiver.forget();
      await send();
      return receiver.events.map(({ body: { data } }) => `${data['applicationId']}.${data['step']}`).toSorted();
    };
    expect(await tried()).toEqual(['1.1', '2.1']);
    expect(await tried()).toEqual([]);
    clock.letPass(1);
    expect(await tried()).toEqual(['1.1', '2.1']);
    clock.letPass(HOUR);
    expect(await tried()).toEqual(['1.1', '2.1']);
    expect(await listed()).toMatchObject([{ id: webhook.id, isActive: false }]);
    expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['FAILED', 'FAILED', 'WAITING']);
    const mails = await portal.dataSource.query("SELECT subject FROM outbox_message WHERE kind = 'WEBHOOK_OFF'");
    expect(mails).toEqual([{ subject: `Webhook switched off: 127.0.0.1:${receiver.port}` }]);
    const bell = await office.admin.client.ask<{ viewer: { notifications: { nodes: object[] } } }>(
      '{ viewer { notifications(first: 1) { nodes { kind text path } } } }',
    );
    expect(bell.viewer.notifications.nodes).toEqual([
      {
        kind: 'WEBHOOK_OFF',
        text: `The webhook to 127.0.0.1:${receiver.port} is switched off: an event could not be delivered.`,
        path: '/job-alert/admin/webhooks',
      },
    ]);
    await happen({ applicationId: '3', step: '1' });
    receiver.mood = () => 'TAKE';
    await update({ id: webhook.id, isActive: true });
    receiver.forget();
    await send();
    expect(receiver.events.map(({ body: { data } }) => `${data['applicationId']}.${data['step']}`)).toSatisfy(
      (order: string[]) => order.indexOf('1.1') < order.indexOf('1.2') && order.length === 3,
    );
  });

  test('leave a receiver alone for as long as it asks, up to the longest of their own delays', async () => {
    await create();
    receiver.status = 503;
    const waits = async (header: string): Promise<number> => {
      receiver.retryAfter = header;
      await portal.dataSource.manager.deleteAll(WebhookDeliveryEntity);
      await happen();
      const before = clock.now().getTime();
      await send();
      const { dueAt } = await portal.dataSource.manager.findOneByOrFail(WebhookDeliveryEntity, { state: 'WAITING' });
      return Math.round((dueAt.getTime() - before) / 10_000) * 10;
    };
    expect(await waits('600')).toBe(600);
    expect(await waits(new Date(clock.now().getTime() + 900_000).toUTCString())).toBe(900);
    expect(await waits('5')).toBe(60);
    expect(await waits('999999')).toBe(3_600);
    expect(await waits('soon')).toBe(60);
  });

  test('go nowhere without TLS in production', async () => {
    const production = await startSecondNode(portal, { ...PRODUCTION, LOG_LEVEL: 'silent' });
    const client = new TestClient(production.url, key);
    const input = { url: 'http://payroll.example/hooks', kinds: ALL };
    expect(await client.refusal(CREATE, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { url: ['The address must begin with https://.'] },
    });
    expect(await client.outcome(CREATE, { input: { ...input, url: 'https://payroll.example/hooks' } })).toBe('OK');
    await production.stop();
  });

  test('what was delivered is swept away after 30 days', async () => {
    await create();
    for (const applicationId of ['1', '2']) await happen({ applicationId });
    await send();
    const [delivery] = await deliveries();
    await portal.dataSource.query(
      'UPDATE webhook_delivery SET created_at = created_at - INTERVAL 31 DAY WHERE id = ?',
      [delivery?.id],
    );
    await removeExpiredRows(portal.dataSource, clock.now(), { auditDays: 1_000, notificationDays: 1_000 });
    expect((await deliveries()).map(({ id }) => id)).not.toContain(delivery?.id);
    expect(await deliveries()).toHaveLength(1);
  });

  test('a key that has ended hears nothing', async () => {
    const other = await newKey(['WEBHOOKS']);
    await create({ apiClientId: other.apiClientId });
    await happen({ applicationId: '1' });
    await portal.dataSource.query("UPDATE api_client SET valid_through = '2020-01-01' WHERE id = ?", [
      other.apiClientId,
    ]);
    await happen({ applicationId: '2' });
    await send();
    expect(receiver.events).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING' }]);
    const input = { apiClientId: other.apiClientId, url: receiver.url, kinds: ALL };
    expect(await office.admin.client.refusal(CREATE, { input })).toMatchObject({
      fields: { apiClientId: ['This key has expired.'] },
    });
  });

  test('are switched off at once by 410 Gone', async () => {
    await create();
    receiver.status = 410;
    await happen();
    await send();
    expect(await listed()).toMatchObject([
      { isActive: false, deliveries: { nodes: [{ state: 'FAILED', status: 410 }] } },
    ]);
  });

  test('a new secret signs beside the earlier one for a day', async () => {
    const { webhook, secret } = await create();
    const { secret: next } = await update({ id: webhook.id, newSecret: true });
    expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(next).not.toBe(secret);
    for (const known of [secret, next ?? '']) {
      receiver.knows(known);
      await happen();
      await send();
    }
    expect(receiver.headers.map((headers) => headers['webhook-signature']?.split(' ').length)).toEqual([2, 2]);
    await portal.dataSource.query('UPDATE webhook SET earlier_until = created_at');
    receiver.knows(next ?? '');
    await happen();
    await send();
    expect(receiver.headers.at(-1)?.['webhook-signature']?.split(' ')).toHaveLength(1);
    const rows = JSON.stringify(await portal.dataSource.query('SELECT * FROM webhook'));
    expect(rows).not.toContain(secret.slice(6));
    expect(rows).not.toContain(next?.slice(6));
  });

  test('a delivery is sent again under the same id, and said so in the audit trail', async () => {
    const { webhook } = await create();
    await happen();
    await send();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'DELIVERED', status: 204, attempts: 1 });
    const id = delivery?.id ?? '';
    expect(await office.admin.client.ask(RESEND, { id })).toEqual({
      resendWebhookDelivery: { delivery: { id, state: 'WAITING', attempts: 0 } },
    });
    await send();
    expect(receiver.events.map((event) => event.id)).toEqual([delivery?.eventId, delivery?.eventId]);
    await update({ id: webhook.id, isActive: false });
    expect(await office.admin.client.refusal(RESEND, { id })).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    const events = await portal.dataSource.query(
      "SELECT action FROM audit_event WHERE subject_type = 'WEBHOOK' AND subject_id = ? ORDER BY id",
      [webhook.id],
    );
    expect(events).toEqual([{ action: 'CREATE' }, { action: 'RESEND_EVENT' }, { action: 'EDIT' }]);
  });

  test('belong to a key with the scope, which manages its own and no others', async () => {
    const program = new TestClient(portal.url, key);
    const other = await newKey(['WEBHOOKS']);
    const stranger = new TestClient(portal.url, other.key);
    const { webhook } = await createAs(program);
    await happen();
    const [delivery] = await deliveries();
    expect((await listed(program)).map(({ id }) => id)).toEqual([webhook.id]);
    expect(await listed(stranger)).toEqual([]);
    expect(await stranger.refusal(DELETE, { id: webhook.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.refusal(UPDATE, { input: { id: webhook.id } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.refusal(RESEND, { id: delivery?.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.ask('query ($id: ID!) { webhook(id: $id) { id } }', { id: webhook.id })).toEqual({
      webhook: null,
    });
    const reader = await newKey(['JOBS_READ']);
    const input = { apiClientId: reader.apiClientId, url: receiver.url, kinds: ALL };
    expect(await office.admin.client.refusal(CREATE, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { apiClientId: ['This key does not have the scope webhooks.'] },
    });
    expect(await new TestClient(portal.url, reader.key).refusal(CREATE, { input })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await program.ask(DELETE, { id: webhook.id })).toEqual({ deleteWebhook: { deletedId: webhook.id } });
    expect(await portal.dataSource.manager.count(WebhookDeliveryEntity)).toBe(0);
  });

  test.each([
    'http://127.0.0.2/',
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://2130706434/',
    'http://localhost.localdomain.invalid/',
  ])('do not connect to %s', async (url) => {
    await create({ url });
    await happen();
    await send();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'WAITING', status: null, answer: null });
    if (!url.includes('invalid')) expect(delivery?.error).toContain('is a private or local address');
  });

  test('1,000 events reach a receiver that fails, hangs, hangs up and dies: none is lost, in order per subject, twice only after an unclear answer', async () => {
    const { config, dataSource } = portal.container;
    const secret = 'a secret for tests only, of 32 characters and more';
    const node = () =>
      createContainer({
        config: { ...config, WEBHOOK_RETRY_SECONDS: Array<number>(50).fill(0) },
        secret,
        dataSource,
        logger: createLogger('silent'),
      });
    // Several servers on one database, of which one at a time delivers.
    const nodes = [node(), node()];
    const kinds = ['APPLICATION_STATUS_CHANGED'];
    await create({ kinds });
    for (let step = 0; step < 10; step += 1) {
      await dataSource.transaction(async (manager) => {
        for (let subject = 0; subject < 100; subject += 1) {
          const ids = { applicationId: String(subject), step: String(step) };
          await nodes[0]?.webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', ids);
        }
      });
    }
    const recorded = vi.spyOn(WebhookDeliveriesRepository.prototype, 'record');
    let dice = 7;
    receiver.mood = () => {
      dice = (dice * 48_271) % 2_147_483_647;
      const rolled = dice % 100;
      if (rolled < 8) return 'REFUSE';
      if (rolled < 11) return 'HANG_UP';
      if (rolled === 11) return 'HANG';
      return rolled === 12 ? 'DIE' : 'TAKE';
    };
    await portal.container.webhookSender.stop();
    const left = () => dataSource.manager.countBy(WebhookDeliveryEntity, [{ state: 'WAITING' }, { state: 'SENDING' }]);
    while ((await left()) > 0) await Promise.all(nodes.map(({ webhookSender }) => webhookSender.deliverDue()));
    await Promise.all(nodes.map(({ webhookSender }) => webhookSender.stop()));
    expect(await dataSource.manager.countBy(WebhookDeliveryEntity, { state: 'DELIVERED' })).toBe(1_000);
    const taken = receiver.events.filter(({ mood }) => mood === 'TAKE');
    expect(new Set(taken.map(({ id }) => id)).size).toBe(1_000);
    const last = new Map<string, number>();
    const done = new Set<string>();
    const twice: string[] = [];
    const outOfOrder: string[] = [];
    for (const { id, mood, body } of receiver.events) {
      const { applicationId = '', step = '' } = body.data;
      if (mood === 'TAKE' && done.has(id)) twice.push(id);
      if (Number(step) < (last.get(applicationId) ?? 0)) outOfOrder.push(`${applicationId}.${step}`);
      last.set(applicationId, Number(step));
      if (mood === 'TAKE') done.add(id);
    }
    // What the portal has heard of each event, attempt by attempt: the status, or null where the answer was unclear.
    const heard = new Map<string, (number | null)[]>();
    for (const [{ delivery, answer }] of recorded.mock.calls) {
      heard.set(delivery.eventId, [...(heard.get(delivery.eventId) ?? []), answer.status]);
    }
    recorded.mockRestore();
    // Once an event was heard to be taken, it was not sent again; one that was taken twice had no clear answer as often.
    for (const id of done) {
      const answers = heard.get(id) ?? [];
      expect(answers).not.toEqual([]);
      expect(answers.map((status) => status === 204)).toEqual(answers.map((_, at) => at === answers.length - 1));
      const unclear = answers.filter((status) => status === null).length;
      expect(twice.filter((other) => other === id).length).toBeLessThanOrEqual(unclear);
    }
    expect(outOfOrder).toEqual([]);
  }, 60_000);
});
