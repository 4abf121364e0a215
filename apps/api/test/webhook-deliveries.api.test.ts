import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { createContainer } from '../src/container.js';
import { WebhookDeliveryEntity } from '../src/database/entities/messages/webhook-delivery.entity.js';
import { purgeExpiredRows } from '../src/database/retention.js';
import { WebhookDeliveriesRepository } from '../src/features/webhooks/webhook-deliveries.repository.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { RESEND, WebhookSetup } from './builders/webhook-setup.js';

const HOUR = 60;

/** The number of subjects with events, and the number of events of each. */
const SUBJECTS = IS_RELEASE ? 100 : 12;
const STEPS = IS_RELEASE ? 10 : 6;
const EVENTS = SUBJECTS * STEPS;

describe('webhook deliveries', () => {
  let setup: WebhookSetup;
  beforeAll(async () => {
    setup = await WebhookSetup.open();
  });
  afterAll(() => setup.stop());
  beforeEach(() => setup.clear());

  test('store the status and the first kilobyte of the response, and follow no redirect', async () => {
    await setup.create();
    setup.receiver.status = 302;
    setup.receiver.answer = 'x'.repeat(5_000);
    await setup.happen();
    await setup.send();
    const [delivery] = await setup.deliveries();
    expect(delivery).toMatchObject({ state: 'WAITING', attempts: 1, status: 302, error: null });
    expect(delivery?.response).toBe('x'.repeat(1_024));
  });

  test('are retried with growing delays and in order, deactivate the webhook with an email and continue once it is active', async () => {
    const { webhook } = await setup.create();
    setup.receiver.mood = () => 'REFUSE';
    await setup.happen({ applicationId: '1', step: '1' });
    await setup.happen({ applicationId: '1', step: '2' });
    await setup.happen({ applicationId: '2', step: '1' });
    const tried = async () => {
      setup.receiver.forget();
      await setup.send();
      return setup.receiver.events.map(({ body: { data } }) => `${data['applicationId']}.${data['step']}`).toSorted();
    };
    expect(await tried()).toEqual(['1.1', '2.1']);
    expect(await tried()).toEqual([]);
    setup.clock.letPass(1);
    expect(await tried()).toEqual(['1.1', '2.1']);
    setup.clock.letPass(HOUR);
    expect(await tried()).toEqual(['1.1', '2.1']);
    expect(await setup.listed()).toMatchObject([{ id: webhook.id, isActive: false }]);
    expect((await setup.deliveries()).map(({ state }) => state).toSorted()).toEqual(['FAILED', 'FAILED', 'WAITING']);
    const mails = await setup.portal.dataSource.query("SELECT subject FROM outbox_message WHERE kind = 'WEBHOOK_OFF'");
    expect(mails).toEqual([{ subject: `Webhook switched off: 127.0.0.1:${setup.receiver.port}` }]);
    const bell = await setup.office.admin.client.ask<{ viewer: { notifications: { nodes: object[] } } }>(
      '{ viewer { notifications(first: 1) { nodes { kind text path } } } }',
    );
    expect(bell.viewer.notifications.nodes).toMatchObject([{ kind: 'WEBHOOK_OFF', path: '/job-alert/admin/webhooks' }]);
    await setup.happen({ applicationId: '3', step: '1' });
    setup.receiver.mood = () => 'TAKE';
    await setup.update({ id: webhook.id, isActive: true });
    setup.receiver.forget();
    await setup.send();
    expect(setup.receiver.events.map(({ body: { data } }) => `${data['applicationId']}.${data['step']}`)).toSatisfy(
      (order: string[]) => order.indexOf('1.1') < order.indexOf('1.2') && order.length === 3,
    );
  });

  test('wait as long as Retry-After asks, up to the longest retry delay', async () => {
    await setup.create();
    setup.receiver.status = 503;
    const waits = async (header: string): Promise<number> => {
      setup.receiver.retryAfter = header;
      await setup.portal.dataSource.manager.deleteAll(WebhookDeliveryEntity);
      await setup.happen();
      const before = setup.clock.now().getTime();
      await setup.send();
      const { dueAt } = await setup.portal.dataSource.manager.findOneByOrFail(WebhookDeliveryEntity, {
        state: 'WAITING',
      });
      return Math.round((dueAt.getTime() - before) / 10_000) * 10;
    };
    expect(await waits('600')).toBe(600);
    expect(await waits(new Date(setup.clock.now().getTime() + 900_000).toUTCString())).toBe(900);
    expect(await waits('5')).toBe(60);
    expect(await waits('999999')).toBe(3_600);
    expect(await waits('soon')).toBe(60);
  });

  test('written while the clock was a day ahead are sent once it is right again', async () => {
    await setup.create();
    setup.clock.letPass(24 * HOUR);
    await setup.happen();
    setup.clock.letPass(-24 * HOUR);
    await setup.send();
    expect(setup.receiver.events).toHaveLength(1);
  });

  test('are deleted after 30 days', async () => {
    await setup.create();
    for (const applicationId of ['1', '2']) await setup.happen({ applicationId });
    await setup.send();
    const [delivery] = await setup.deliveries();
    await setup.portal.dataSource.query(
      'UPDATE webhook_delivery SET created_at = created_at - INTERVAL 31 DAY WHERE id = ?',
      [delivery?.id],
    );
    await purgeExpiredRows(setup.portal.dataSource, setup.clock.now(), { auditDays: 1_000, notificationDays: 1_000 });
    expect((await setup.deliveries()).map(({ id }) => id)).not.toContain(delivery?.id);
    expect(await setup.deliveries()).toHaveLength(1);
  });

  test('deactivate the webhook at once after 410 Gone', async () => {
    await setup.create();
    setup.receiver.status = 410;
    await setup.happen();
    await setup.send();
    expect(await setup.listed()).toMatchObject([
      { isActive: false, deliveries: { nodes: [{ state: 'FAILED', status: 410 }] } },
    ]);
  });

  test('can be sent again with the same event id, which writes an audit event', async () => {
    const { webhook } = await setup.create();
    await setup.happen();
    await setup.send();
    const [delivery] = await setup.deliveries();
    expect(delivery).toMatchObject({ state: 'DELIVERED', status: 204, attempts: 1 });
    const id = delivery?.id ?? '';
    expect(await setup.office.admin.client.ask(RESEND, { id })).toEqual({
      resendWebhookDelivery: { delivery: { id, state: 'WAITING', attempts: 0 } },
    });
    await setup.send();
    expect(setup.receiver.events.map((event) => event.id)).toEqual([delivery?.eventId, delivery?.eventId]);
    await setup.update({ id: webhook.id, isActive: false });
    expect(await setup.office.admin.client.errorOf(RESEND, { id })).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    const events = await setup.portal.dataSource.query(
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
    for (const url of urls) await setup.create({ url });
    await setup.happen();
    await setup.send();
    const tried = (await setup.listed()).flatMap(({ deliveries }) => deliveries.nodes);
    expect(tried).toEqual(urls.map(() => expect.objectContaining({ state: 'WAITING', status: null, response: null })));
    const refused = tried.filter(({ error }) => error?.includes('is a private or local address'));
    expect(refused).toHaveLength(urls.length - 1);
  });

  test('of a server that has stopped are sent by another when its claim ends', async () => {
    await setup.create();
    await setup.happen();
    const dueAt = new Date(setup.clock.now().getTime() + 30_000);
    const claim = { state: 'SENDING', claimedBy: 'a stopped server', attempts: 1 } as const;
    await setup.portal.dataSource.manager.updateAll(WebhookDeliveryEntity, { ...claim, dueAt });
    await setup.send();
    expect(await setup.deliveries()).toMatchObject([{ state: 'SENDING', attempts: 1 }]);
    setup.clock.letPass(1);
    await setup.send();
    expect(await setup.deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  test(`deliver ${EVENTS} events to an unreliable receiver in order without loss, and repeat only after an unclear response`, async () => {
    const { config, dataSource } = setup.portal.container;
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
    await setup.create({ eventTypes });
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
    setup.receiver.mood = () => {
      dice = (dice * 48_271) % 2_147_483_647;
      const rolled = dice % 100;
      if (rolled < 8) return 'REFUSE';
      if (rolled < 11) return 'HANG_UP';
      if (rolled === 11) return 'HANG';
      return rolled === 12 ? 'DIE' : 'TAKE';
    };
    await setup.portal.container.webhookSender.stop();
    const pending = () =>
      dataSource.manager.countBy(WebhookDeliveryEntity, [{ state: 'WAITING' }, { state: 'SENDING' }]);
    while ((await pending()) > 0) await Promise.all(nodes.map(({ webhookSender }) => webhookSender.deliverDue()));
    await Promise.all(nodes.map(({ webhookSender }) => webhookSender.stop()));
    expect(await dataSource.manager.countBy(WebhookDeliveryEntity, { state: 'DELIVERED' })).toBe(EVENTS);
    const accepted = setup.receiver.events.filter(({ mood }) => mood === 'TAKE');
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(EVENTS);
    const last = new Map<string, number>();
    const done = new Set<string>();
    const twice: string[] = [];
    const outOfOrder: string[] = [];
    for (const { id, mood, body } of setup.receiver.events) {
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
