import { todayInIndia } from '@job-alert/domain/india/calendar';
import {
  type EventIds,
  type WebhookEventType,
  webhookBody,
  webhookSubject,
} from '@job-alert/domain/integrations/webhooks';
import type { EntityManager } from 'typeorm';
import { WebhookEntity } from '../../database/entities/messages/webhook.entity.js';
import type { Clock } from '../../platform/clock.js';
import { newToken } from '../../platform/crypto.js';
import { KEY_IS_ACTIVE } from '../api-clients/active-keys.read-model.js';

// One statement for any number of webhooks. Inserts nothing without active webhooks.
const WRITE = `INSERT INTO webhook_delivery (webhook_id, event_id, kind, subject, sequence, payload, state, attempts, created_at, due_at)
  SELECT w.id, ?, ?, ?, COALESCE((SELECT MAX(d.sequence) FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.subject = ?), 0) + 1,
    ?, 'WAITING', 0, ?, ?
  FROM webhook w JOIN api_client c ON c.id = w.api_client_id
  WHERE w.is_active = 1 AND ${KEY_IS_ACTIVE} AND JSON_CONTAINS(w.kinds, ?)`;

/**
 * Writes events in the transaction of the change, so that neither exists without the other. The transaction has already
 * written the row of the subject, which orders its events.
 */
export class WebhookEventsService {
  constructor(private readonly clock: Clock) {}

  /** Returns true if there are active webhooks. Check it before writing many events. */
  async hasActiveWebhooks(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(WebhookEntity, { isActive: true });
  }

  async write(manager: EntityManager, kind: WebhookEventType, ids: EventIds): Promise<void> {
    const now = this.clock.now();
    const subject = webhookSubject(kind, ids);
    const body = webhookBody(kind, ids, now);
    await manager.query(WRITE, [
      `evt_${newToken()}`,
      kind,
      subject,
      subject,
      body,
      now,
      now,
      todayInIndia(now),
      JSON.stringify(kind),
    ]);
  }
}
