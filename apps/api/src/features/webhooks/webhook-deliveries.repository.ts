import { todayInIndia } from '@job-alert/domain/india/calendar';
import {
  isDelivered,
  isEndpointGone,
  MAX_WEBHOOK_RESPONSE_LENGTH,
  nextRetryDelay,
} from '@job-alert/domain/integrations/webhooks';
import { type EntityManager, In } from 'typeorm';
import { WebhookEntity } from '../../database/entities/messages/webhook.entity.js';
import { WebhookDeliveryEntity } from '../../database/entities/messages/webhook-delivery.entity.js';
import type { CoreServices } from '../../platform/core-services.js';
import { newToken } from '../../platform/crypto.js';
import { ABORT_GRACE_MS } from '../../platform/with-timeout.js';
import { KEY_IS_ACTIVE } from '../api-clients/active-keys.read-model.js';
import type { WebhooksEmails } from './webhooks.emails.js';

const ACTIVE_WEBHOOK = `webhook w JOIN api_client c ON c.id = w.api_client_id AND w.is_active = 1 AND ${KEY_IS_ACTIVE}`;
// A delivery that is due after the longest wait was written while a clock was ahead. It is due now, or it would wait for that time.
const IS_DUE = '(d.due_at <= ? OR d.due_at > ?)';
const HAS_DUE = (state: string) =>
  `EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = '${state}' AND ${IS_DUE})`;
const DUE_WEBHOOKS = `SELECT w.id FROM ${ACTIVE_WEBHOOK} WHERE ${HAS_DUE('WAITING')} OR ${HAS_DUE('SENDING')} ORDER BY w.id`;

/** The first undelivered event of each subject, if it is due. Each state is one index range. */
const DUE_IN_STATE = (state: string) => `(SELECT d.id FROM webhook_delivery d
  WHERE d.webhook_id = ? AND d.state = '${state}' AND ${IS_DUE} AND NOT EXISTS (
    SELECT 1 FROM webhook_delivery e WHERE e.webhook_id = d.webhook_id AND e.subject = d.subject
      AND e.state IN ('WAITING', 'SENDING') AND (e.sequence < d.sequence OR (e.sequence = d.sequence AND e.id < d.id)))
  ORDER BY d.due_at, d.id LIMIT ?)`;
const DUE = `SELECT due.id FROM (${DUE_IN_STATE('SENDING')} UNION ALL ${DUE_IN_STATE('WAITING')}) due
  WHERE EXISTS (SELECT 1 FROM ${ACTIVE_WEBHOOK} WHERE w.id = ?) LIMIT ?`;
const CLAIM = `UPDATE webhook_delivery d SET state = 'SENDING', claimed_by = ?, attempts = attempts + 1, due_at = ?
  WHERE id IN (?) AND state IN ('WAITING', 'SENDING') AND ${IS_DUE}`;

/** A claim expires after this multiple of the time that a delivery can take. The worker has then died. */
const CLAIM_FACTOR = 3;
/** The tolerance for small corrections of a clock. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The response of a receiver, or the error without one. */
export interface WebhookResponse {
  status: number | null;
  text: string | null;
  error: string | null;
  /** The seconds until the next attempt, if the receiver requests a delay. */
  retryAfterSeconds: number | null;
}

export interface DeliveryOutcome {
  delivery: WebhookDeliveryEntity;
  response: WebhookResponse;
}

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'clock' | 'config' | 'logger'> {
  emails: WebhooksEmails;
}

/** Pending webhook deliveries, for the sender. */
export class WebhookDeliveriesRepository {
  constructor(private readonly deps: Deps) {}

  /** Returns the webhooks with due events. */
  async dueWebhooks(): Promise<string[]> {
    const now = this.deps.clock.now();
    const due = this.dueAround(now);
    const values = [todayInIndia(now), ...due, ...due];
    const rows = await this.deps.dataSource.query<{ id: string }[]>(DUE_WEBHOOKS, values);
    return rows.map(({ id }) => String(id));
  }

  /** Claims due events of a webhook, at most one per subject. */
  async claim(webhookId: string, limit: number): Promise<WebhookDeliveryEntity[]> {
    const { dataSource, clock } = this.deps;
    const now = clock.now();
    const due = this.dueAround(now);
    const rows = await dataSource.query<{ id: string }[]>(DUE, [
      webhookId,
      ...due,
      limit,
      webhookId,
      ...due,
      limit,
      todayInIndia(now),
      webhookId,
      limit,
    ]);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const claimedBy = newToken();
    const until = new Date(now.getTime() + this.claimMs());
    await dataSource.query(CLAIM, [claimedBy, until, ids, ...due]);
    const where = { claimedBy, id: In(ids), state: 'SENDING' } as const;
    return dataSource.manager.find(WebhookDeliveryEntity, { where, relations: { webhook: true } });
  }

  /** Returns the values of IS_DUE. */
  private dueAround(now: Date): Date[] {
    const longestDelay = Math.max(...this.deps.config.WEBHOOK_RETRY_SECONDS) * 1_000;
    return [now, new Date(now.getTime() + Math.max(longestDelay, this.claimMs()) + CLOCK_TOLERANCE_MS)];
  }

  private claimMs(): number {
    return CLAIM_FACTOR * (this.deps.config.WEBHOOK_TIMEOUT_SECONDS * 1_000 + ABORT_GRACE_MS);
  }

  /** Records an attempt. The last failure deactivates the webhook and notifies the administrators. */
  async record(outcome: DeliveryOutcome): Promise<void> {
    const { delivery, response } = outcome;
    const { id, webhookId, subject, attempts, claimedBy } = delivery;
    const { dataSource, transactions, clock } = this.deps;
    const now = clock.now();
    const { state, dueAt } = this.next(outcome, now);
    const claimed = { id, state: 'SENDING', claimedBy: claimedBy ?? '' } as const;
    const responseColumns = {
      status: response.status,
      answer: response.text?.slice(0, MAX_WEBHOOK_RESPONSE_LENGTH) ?? null,
    };
    const changes = {
      state,
      dueAt,
      claimedBy: null,
      triedAt: now,
      error: response.error?.slice(0, 500) ?? null,
      ...responseColumns,
    };
    if (state === 'DELIVERED' && attempts === 1) {
      await dataSource.manager.update(WebhookDeliveryEntity, claimed, changes);
      return;
    }
    await transactions.run(async (manager) => {
      const { affected } = await manager.update(WebhookDeliveryEntity, claimed, changes);
      if (affected !== 1) return;
      if (state === 'FAILED') await this.switchOff(manager, delivery, now);
      // Later events of the subject wait as long as this one, because they could not be claimed before it.
      await manager.update(WebhookDeliveryEntity, { webhookId, subject, state: 'WAITING' }, { dueAt });
    });
  }

  private next({ delivery, response: { status, retryAfterSeconds } }: DeliveryOutcome, now: Date) {
    if (status !== null && isDelivered(status)) return { state: 'DELIVERED', dueAt: now } as const;
    const isPermanent = status !== null && isEndpointGone(status);
    const delays = this.deps.config.WEBHOOK_RETRY_SECONDS;
    const delay = isPermanent ? null : nextRetryDelay(delays, delivery.attempts, retryAfterSeconds);
    if (delay === null) return { state: 'FAILED', dueAt: now } as const;
    return { state: 'WAITING', dueAt: new Date(now.getTime() + delay * 1_000) } as const;
  }

  private async switchOff(manager: EntityManager, delivery: WebhookDeliveryEntity, failedAt: Date): Promise<void> {
    const id = delivery.webhookId;
    const { affected } = await manager.update(WebhookEntity, { id, isActive: true }, { isActive: false, failedAt });
    if (affected !== 1) return;
    this.deps.logger.warn({ webhookId: id }, 'a webhook is switched off: its events could not be delivered');
    await this.deps.emails.switchedOff(manager, delivery, failedAt);
  }
}
