import { randomBytes } from 'node:crypto';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { apiKeyStatus } from '@job-alert/domain/integrations/api-scopes';
import {
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_MESSAGES,
  webhookSchema,
} from '@job-alert/domain/integrations/webhooks';
import { type EntityManager, In } from 'typeorm';
import { ApiClientEntity } from '../../database/entities/messages/api-client.entity.js';
import { WebhookEntity } from '../../database/entities/messages/webhook.entity.js';
import { WebhookDeliveryEntity } from '../../database/entities/messages/webhook-delivery.entity.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import type { WebhooksPolicy } from './webhooks.policy.js';
import type { CreateWebhookInput, UpdateWebhookInput } from './webhooks.types.js';

const HOUR = 3_600_000;

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock' | 'fieldEncryption' | 'config'> {
  policy: WebhooksPolicy;
}

/** A secret in the format of Standard Webhooks: 24 to 64 random bytes in base64. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Creates, updates and deletes webhooks, and resends their events. */
export class WebhooksService {
  constructor(private readonly deps: Deps) {}

  async create(context: RequestContext, input: CreateWebhookInput): Promise<{ id: string; secret: string }> {
    const { transactions, audit, clock, fieldEncryption, policy, config } = this.deps;
    const apiClientId = policy.ownerFor(context.viewer) ?? checkId(input.apiClientId ?? '', 'API client');
    const values = parseInput(webhookSchema(config.isProduction), input);
    const secret = newSecret();
    const id = await transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      await this.requireCapacity(manager, apiClientId);
      const saved = await manager.save(
        manager.create(WebhookEntity, {
          ...values,
          apiClientId,
          secretSealed: fieldEncryption.seal(secret),
          createdAt: clock.now(),
        }),
      );
      const entry = { subjectType: 'WEBHOOK', subjectId: saved.id, details: { kinds: values.eventTypes } } as const;
      await audit.record(manager, context, { action: 'CREATE', ...entry });
      return saved.id;
    });
    return { id, secret };
  }

  /** Returns the new secret if one was requested. */
  async update(context: RequestContext, input: UpdateWebhookInput): Promise<string | null> {
    const { transactions, audit, clock, fieldEncryption, config } = this.deps;
    const secret = input.newSecret ? newSecret() : null;
    await transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const webhook = await this.own(manager, context, input.id);
      const { id, url, eventTypes, isActive: wasActive } = webhook;
      const merged = { url: input.url ?? url, eventTypes: input.eventTypes ?? eventTypes };
      const values = parseInput(webhookSchema(config.isProduction), merged);
      const isActive = input.isActive ?? wasActive;
      const earlierUntil = new Date(clock.now().getTime() + SECRET_OVERLAP_HOURS * HOUR);
      const sealed = secret && {
        secretSealed: fieldEncryption.seal(secret),
        earlierSealed: webhook.secretSealed,
        earlierUntil,
      };
      const failedAt = isActive || input.isActive === false ? null : webhook.failedAt;
      await manager.update(WebhookEntity, { id }, { ...values, isActive, failedAt, ...sealed });
      if (isActive && !wasActive) await this.requeueUnsent(manager, id);
      const details = { url: values.url, kinds: values.eventTypes, isActive, newSecret: secret !== null };
      await audit.record(manager, context, { action: 'EDIT', subjectType: 'WEBHOOK', subjectId: id, details });
    });
    return secret;
  }

  async delete(context: RequestContext, id: string): Promise<void> {
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      await this.own(manager, context, id);
      await manager.delete(WebhookEntity, { id });
      await this.deps.audit.record(manager, context, { action: 'DELETE', subjectType: 'WEBHOOK', subjectId: id });
    });
  }

  /** Keeps the `webhook-id`, so that the receiver can detect a repeated event. */
  async resend(context: RequestContext, deliveryId: string): Promise<void> {
    const { transactions, audit, clock } = this.deps;
    const id = checkId(deliveryId, 'Delivery');
    await transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const delivery = await manager.findOneBy(WebhookDeliveryEntity, { id });
      const { isActive } = await this.own(manager, context, delivery?.webhookId ?? '0', 'Delivery');
      if (!isActive) throw new PortalError('STATUS_NOT_ALLOWED', WEBHOOK_MESSAGES.off);
      const ended = { id, state: In(['DELIVERED', 'FAILED']) };
      const { affected } = await manager.update(WebhookDeliveryEntity, ended, {
        state: 'WAITING',
        attempts: 0,
        dueAt: clock.now(),
      });
      // The event is already pending or being sent.
      if (affected !== 1) return;
      await audit.record(manager, context, {
        action: 'RESEND_EVENT',
        subjectType: 'WEBHOOK',
        subjectId: delivery?.webhookId ?? '',
        details: { eventId: delivery?.eventId },
      });
    });
  }

  private async requeueUnsent(manager: EntityManager, webhookId: string): Promise<void> {
    const unsent = { webhookId, state: In(['WAITING', 'FAILED']) };
    const dueAt = this.deps.clock.now();
    await manager.update(WebhookDeliveryEntity, unsent, { state: 'WAITING', attempts: 0, dueAt });
  }

  /** Locks the key, so that concurrent requests cannot exceed the limit. */
  private async requireCapacity(manager: EntityManager, id: string): Promise<void> {
    const client = await manager.findOne(ApiClientEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!client) throw notFound('API client');
    const apiClientError = (message: string) => invalidInput({ apiClientId: [message] });
    const keyStatus = apiKeyStatus(client, todayInIndia(this.deps.clock.now()));
    if (keyStatus === 'REVOKED') throw apiClientError(WEBHOOK_MESSAGES.revoked);
    if (keyStatus === 'EXPIRED') throw apiClientError(WEBHOOK_MESSAGES.expired);
    if (!client.scopes.includes('WEBHOOKS')) throw apiClientError(WEBHOOK_MESSAGES.noScope);
    if ((await manager.countBy(WebhookEntity, { apiClientId: id })) >= MAX_WEBHOOKS)
      throw apiClientError(WEBHOOK_MESSAGES.tooMany);
  }

  /** Returns a webhook of the viewer. Webhooks of other keys give NOT_FOUND. */
  private async own(
    manager: EntityManager,
    { viewer }: RequestContext,
    id: string,
    recordName = 'Webhook',
  ): Promise<WebhookEntity> {
    const owner = this.deps.policy.ownerFor(viewer);
    const where = { id: checkId(id, recordName), ...(owner !== null && { apiClientId: owner }) };
    const webhook = await manager.findOne(WebhookEntity, { where, lock: { mode: 'pessimistic_write' } });
    if (!webhook) throw notFound(recordName);
    return webhook;
  }
}
