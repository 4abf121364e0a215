import { type EventIds, WEBHOOK_EVENT_TYPES } from '@job-alert/domain/integrations/webhooks';
import { WebhookEntity } from '../../src/database/entities/messages/webhook.entity.js';
import { type Portal, startPortal } from '../harness.js';
import { type Office, openOffice } from './applications.js';
import type { TestClient } from './client.js';
import { MovableClock } from './clock.js';
import { WebhookReceiver } from './webhook-receiver.js';

const CREATE_KEY = `mutation ($scopes: [ApiScope!]!) {
  createApiClient(input: { name: "Payroll", scopes: $scopes }) { key apiClient { id } }
}`;
export const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id url eventTypes isActive failedAt apiClient { id name } } }
}`;
export const UPDATE = `mutation ($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) { secret webhook { id url eventTypes isActive failedAt } }
}`;
export const DELETE = 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedId } }';
export const RESEND = `mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { delivery { id state attempts } } }`;
const LIST = `{ webhooks { id isActive deliveries(first: 50) {
  totalCount nodes { id eventId eventType state attempts status response error payload nextAttemptAt attemptedAt }
} } }`;

interface Delivery {
  id: string;
  eventId: string;
  eventType: string;
  state: string;
  attempts: number;
  status: number | null;
  response: string | null;
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

interface Updated {
  secret: string | null;
  webhook: { isActive: boolean };
}

/** A portal with an API client for webhooks and a receiver. */
export class WebhookSetup {
  private constructor(
    readonly portal: Portal,
    readonly office: Office,
    readonly receiver: WebhookReceiver,
    readonly clock: MovableClock,
    /** The key and its API client. */
    readonly own: { key: string; apiClientId: string },
  ) {}

  static async open(): Promise<WebhookSetup> {
    const clock = new MovableClock();
    const settings = { WEBHOOK_ALLOW: '127.0.0.1', WEBHOOK_TIMEOUT_SECONDS: '0.2', LOG_LEVEL: 'silent' };
    const portal = await startPortal({ ...settings, WEBHOOK_RETRY_SECONDS: '60,3600' }, clock);
    const office = await openOffice(portal);
    const own = await newKey(office, ['WEBHOOKS']);
    return new WebhookSetup(portal, office, await WebhookReceiver.start(), clock, own);
  }

  async stop(): Promise<void> {
    await this.receiver.stop();
    await this.portal.container.webhookSender.stop();
    await this.portal.stop();
  }

  /** Deletes all webhooks and makes the receiver accept everything. */
  async clear(): Promise<void> {
    await this.portal.dataSource.manager.deleteAll(WebhookEntity);
    this.receiver.mood = () => 'TAKE';
    this.receiver.status = 204;
    this.receiver.answer = '';
    this.receiver.retryAfter = undefined;
    this.receiver.forget();
  }

  newKey(scopes: string[]): Promise<{ key: string; apiClientId: string }> {
    return newKey(this.office, scopes);
  }

  async createAs(client: TestClient, input: object = {}): Promise<Created> {
    const values = { url: this.receiver.url, eventTypes: WEBHOOK_EVENT_TYPES, ...input };
    const { createWebhook } = await client.ask<{ createWebhook: Created }>(CREATE, { input: values });
    this.receiver.knows(createWebhook.secret);
    return createWebhook;
  }

  create(input: object = {}): Promise<Created> {
    return this.createAs(this.office.admin.client, { apiClientId: this.own.apiClientId, ...input });
  }

  async update(input: object): Promise<Updated> {
    const { updateWebhook } = await this.office.admin.client.ask<{ updateWebhook: Updated }>(UPDATE, { input });
    return updateWebhook;
  }

  async listed(client = this.office.admin.client): Promise<Listed[]> {
    return (await client.ask<{ webhooks: Listed[] }>(LIST)).webhooks;
  }

  /** Returns the deliveries of the newest webhook. */
  async deliveries(): Promise<Delivery[]> {
    return (await this.listed())[0]?.deliveries.nodes ?? [];
  }

  send() {
    return this.portal.container.webhookSender.deliverDue();
  }

  /** Writes the event of an application's status change. */
  happen(ids: EventIds = { applicationId: '1' }) {
    return this.portal.dataSource.transaction((manager) =>
      this.portal.container.webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', ids),
    );
  }
}

async function newKey(office: Office, scopes: string[]) {
  const { createApiClient } = await office.admin.client.ask<{
    createApiClient: { key: string; apiClient: { id: string } };
  }>(CREATE_KEY, { scopes });
  return { key: createApiClient.key, apiClientId: createApiClient.apiClient.id };
}
