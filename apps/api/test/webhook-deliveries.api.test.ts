import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { createContainer } from '../src/container.js';
import { WebhookDeliveryEntity } from '../src/database/entities/messages/webhook-delivery.entity.js';
import { purgeExpiredRows } from '../src/database/retention.js';
import { WebhookDeliveriesRepository } from '../src/features/webhooks/webhook-deliveries.repository.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { RESEND, WebhookDesk } from './builders/webhook-desk.js';

const HOUR = 60;

/** The number of subjects with events, and the number of events of each. */
const SUBJECTS = IS_RELEASE ? 100 : 12;
const STEPS = IS_RELEASE ? 10 : 6;
const EVENTS = SUBJECTS * STEPS;

describe('webhook deliveries', () => {
  let desk: WebhookDesk;
  beforeAll(async () => {
    desk = await WebhookDesk.open();
  });
  afterAll(() => desk.stop());
  beforeEach(() => desk.clear());

  test('store the status and the first kilobyte of the response, and follow no redirect', async () => {
    await desk.create();
    desk.receiver.status = 302;
    desk.receiver.answer = 'x'.repeat(5_000);
    await desk.happen();
    await desk.send();
    const [delivery] = await desk.deliveries();
    expect(delivery).toMatchObject({ state: 'WAITING', attempts: 1, status: 302, error: null });
    expect(delivery?.response).toBe('x'.repeat(1_024));
  });

  test('are retried with growing delays and in order, deactivate the webhook with an email and continue once it is active', async () => {
    const { webhook } = await desk.create();
    desk.receiver.mood = () => 'REFUSE';
    await desk.happen({ applicationId: '1', step: '1' });
    await desk.happen({ applicationId: '1', step: '2' });
    await desk.happen({ applicationId: '2', step: '1' });
    const tried = async () => {
      desk.receiver.forget();
      await desk.send();
      return desk.receiver.events.map(({ body: { data } }) => `${data['applicationId']}.${data['step']}`).toSorted();
    };
    expect(await tried()).toEqual(['1.1', '2.1']);
    expect(await tried()).toEqual([]);
    desk.clock.letPass(1);
    expect(await tried()).toEqual(['1.1', '2.1']);
    desk.clock.letPass(HOUR);
    expect(await tried()).toEqual(['1.1', '2.1']);
    expect(await desk.listed()).toMatchObject([{ id: webhook.id, isActive: false }]);
    expect((await desk.deliveries()).map(({ state }) => state).toSorted()).toEqual(['FAILED', 'FAILED', 'WAITING']);
    const mails = await desk.portal.dataSource.query("SELECT subject FROM outbox_message WHERE kind = 'WEBHOOK_OFF'");
    expect(mails).toEqual([{ subject: `Webhook switched off: 127.0.0.1:${desk.receiver.port}` }]);
    const bell = await desk.office.admin.client.ask<{ viewer: { notifications: { nodes: object[] } } }>(
      '{ viewer { notifications(first: 1) { nodes { kind text path } } } }',
    );
    expect(bell.viewer.notifications.nodes).toMatchObject([{ kind: 'WEBHOOK_OFF', path: '/job-alert/admin/webhooks' }]);
    await desk.happen({ applicationId: '3', step: '1' });
    desk.receiver.mood = () => 'TAKE';
    await desk.update({ id: webhook.id, isActive: true });
    desk.receiver.forget();
    await desk.send();
    expect(desk.receiver.events.map(({ body: { data } }) => `${data['applicationId']}.${data['step']}`)).toSatisfy(
      (order: string[]) => order.indexOf('1.1') < order.indexOf('1.2') && order.length === 3,
    );
  });

  test('wait as long as Retry-After asks, up to the longest retry delay', async () => {
    await desk.create();
    desk.receiver.status = 503;
    const waits = async (header: string): Promise<number> => {
      desk.receiver.retryAfter = header;
      await desk.portal.dataSource.manager.deleteAll(WebhookDeliveryEntity);
      await desk.happen();
      const before = desk.clock.now().getTime();
      await desk.send();
      const { dueAt } = await desk.portal.dataSource.manager.findOneByOrFail(WebhookDeliveryEntity, {
        state: 'WAITING',
      });
      return Math.round((dueAt.getTime() - before) / 10_000) * 10;
    };
    expect(await waits('600')).toBe(600);
    expect(await waits(new Date(desk.clock.now().getTime() + 900_000).toUTCString())).toBe(900);
    expect(await waits('5')).toBe(60);
    expect(await waits('999999')).toBe(3_600);
    expect(await waits('soon')).toBe(60);
  });

  test('are deleted after 30 days', async () => {
    await desk.create();
    for (const applicationId of ['1', '2']) await desk.happen({ applicationId });
    await desk.send();
    const [delivery] = await desk.deliveries();
    await desk.portal.dataSource.query(
      'UPDATE webhook_delivery SET created_at = created_at - INTERVAL 31 DAY WHERE id = ?',
      [delivery?.id],
    );
    await purgeExpiredRows(desk.portal.dataSource, desk.clock.now(), { auditDays: 1_000, notificationDays: 1_000 });
    expect((await desk.deliveries()).map(({ id }) => id)).not.toContain(delivery?.id);
    expect(await desk.deliveries()).toHaveLength(1);
  });

  test('deactivate the webhook at once after 410 Gone', async () => {
    await desk.create();
    desk.receiver.status = 410;
    await desk.happen();
    await desk.send();
    expect(await desk.listed()).toMatchObject([
      { isActive: false, deliveries: { nodes: [{ state: 'FAILED', status: 410 }] } },
    ]);
  });

  test('can be sent again with the same event id, which writes an audit event', async () => {
    const { webhook } = await desk.create();
    await desk.happen();
    await desk.send();
    const [delivery] = await desk.deliveries();
    expect(delivery).toMatchObject({ state: 'DELIVERED', status: 204, attempts: 1 });
    const id = delivery?.id ?? '';
    expect(await desk.office.admin.client.ask(RESEND, { id })).toEqual({
      resendWebhookDelivery: { delivery: { id, state: 'WAITING', attempts: 0 } },
    });
    await desk.send();
    expect(desk.receiver.events.map((event) => event.id)).toEqual([delivery?.eventId, delivery?.eventId]);
    await desk.update({ id: webhook.id, isActive: false });
    expect(await desk.office.admin.client.refusal(RESEND, { id })).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    const events = await desk.portal.dataSource.query(
      "SELECT action FROM audit_event WHERE subject_type = 'WEBHOOK' AND subject_id = ? ORDER BY id",
      [webhook.id],
    );
    expect(events).toEqual([{ action: 'CREATE' }, { action: 'RESEND_EVENT' }, { action: 'EDIT' }]);
  });

  test('do not connect to private and local addresses in any notation', async () => {
    const urls = [
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
    ];
    for (const url of urls) await desk.create({ url });
    await desk.happen();
    await desk.send();
    const tried = (await desk.listed()).flatMap(({ deliveries }) => deliveries.nodes);
    expect(tried).toEqual(urls.map(() => expect.objectContaining({ state: 'WAITING', status: null, response: null })));
    const refused = tried.filter(({ error }) => error?.includes('is a private or local address'));
    expect(refused).toHaveLength(urls.length - 1);
  });

  test('of a server that has stopped are sent by another when its claim ends', async () => {
    await desk.create();
    await desk.happen();
    const dueAt = new Date(desk.clock.now().getTime() + 30_000);
    const claim = { state: 'SENDING', claimedBy: 'a stopped server', attempts: 1 } as const;
    await desk.portal.dataSource.manager.updateAll(WebhookDeliveryEntity, { ...claim, dueAt });
    await desk.send();
    expect(await desk.deliveries()).toMatchObject([{ state: 'SENDING', attempts: 1 }]);
    desk.clock.letPass(1);
    await desk.send();
    expect(await desk.deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  test(`deliver ${EVENTS} events to an unreliable receiver in order without loss, and repeat only after an unclear response`, async () => {
    const { config, dataSource } = desk.portal.container;
    const secret = 'a secret for tests only, of 32 characters and more';
    const node = () =>
      createContainer({
        config: { ...config, WEBHOOK_RETRY_SECONDS: Array<number>(50).fill(0) },
        secret,
        dataSource,
        logger: createLogger('silent'),
      });
    // Several servers share the database. Only one delivers at a time.
    const nodes = [node(), node()];
    const eventTypes = ['APPLICATION_STATUS_CHANGED'];
    await desk.create({ eventTypes });
    for (let step = 0; step < STEPS; step += 1) {
      await dataSource.transaction(async (manager) => {
        for (let subject = 0; subject < SUBJECTS; subject += 1) {
          const ids = { applicationId: String(subject), step: String(step) };
          await nodes[0]?.webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', ids);
        }
      });
    }
    const recorded = vi.spyOn(WebhookDeliveriesRepository.prototype, 'record');
    let dice = 7;
    desk.receiver.mood = () => {
      dice = (dice * 48_271) % 2_147_483_647;
      const rolled = dice % 100;
      if (rolled < 8) return 'REFUSE';
      if (rolled < 11) return 'HANG_UP';
      if (rolled === 11) return 'HANG';
      return rolled === 12 ? 'DIE' : 'TAKE';
    };
    await desk.portal.container.webhookSender.stop();
    const pending = () =>
      dataSource.manager.countBy(WebhookDeliveryEntity, [{ state: 'WAITING' }, { state: 'SENDING' }]);
    while ((await pending()) > 0) await Promise.all(nodes.map(({ webhookSender }) => webhookSender.deliverDue()));
    await Promise.all(nodes.map(({ webhookSender }) => webhookSender.stop()));
    expect(await dataSource.manager.countBy(WebhookDeliveryEntity, { state: 'DELIVERED' })).toBe(EVENTS);
    const accepted = desk.receiver.events.filter(({ mood }) => mood === 'TAKE');
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(EVENTS);
    const last = new Map<string, number>();
    const done = new Set<string>();
    const twice: string[] = [];
    const outOfOrder: string[] = [];
    for (const { id, mood, body } of desk.receiver.events) {
      const { applicationId = '', step = '' } = body.data;
      if (mood === 'TAKE' && done.has(id)) twice.push(id);
      if (Number(step) < (last.get(applicationId) ?? 0)) outOfOrder.push(`${applicationId}.${step}`);
      last.set(applicationId, Number(step));
      if (mood === 'TAKE') done.add(id);
    }
    // The status of each attempt to deliver an event, or null without a complete response.
    const heard = new Map<string, (number | null)[]>();
    for (const [{ delivery, response: answer }] of recorded.mock.calls) {
      heard.set(delivery.eventId, [...(heard.get(delivery.eventId) ?? []), answer.status]);
    }
    recorded.mockRestore();
    // An event was not sent again after an accepted response. An event that arrived twice had at least as many incomplete responses.
    for (const id of done) {
      const answers = heard.get(id) ?? [];
      expect(answers).not.toEqual([]);
      expect(answers.map((status) => status === 204)).toEqual(answers.map((_, at) => at === answers.length - 1));
      const unclear = answers.filter((status) => status === null).length;
      expect(twice.filter((other) => other === id).length).toBeLessThanOrEqual(unclear);
    }
    expect(outOfOrder).toEqual([]);
  }, 180_000);
});
