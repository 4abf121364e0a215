import { COMPANY_EMAIL_KINDS } from '@job-alert/domain/companies/company-emails';
import { type EntityManager, In } from 'typeorm';
import { HomeVisitEntity } from '../entities/accounts/home-visit.entity.js';
import type { UserEntity } from '../entities/accounts/user.entity.js';
import { CollectedEmailEntity } from '../entities/messages/collected-email.entity.js';
import { NotificationEntity } from '../entities/messages/notification.entity.js';
import { OutboxMessageEntity } from '../entities/messages/outbox-message.entity.js';
import { IdempotencyKeyEntity } from '../entities/operations/idempotency-key.entity.js';

/**
 * Deletes what a member has been told about the work of the company, in the transaction that ends the access to it: notifications, events for the
 * daily email, unsent emails, the last visits to Home, and stored responses.
 */
export async function deleteMemberWork(
  manager: EntityManager,
  { id: userId, email: recipient }: Pick<UserEntity, 'id' | 'email'>,
): Promise<void> {
  for (const entity of [NotificationEntity, CollectedEmailEntity, HomeVisitEntity, IdempotencyKeyEntity]) {
    await manager.delete(entity, { userId });
  }
  const unsent = { recipient, kind: In(COMPANY_EMAIL_KINDS), state: In(['WAITING', 'DEAD']) };
  await manager.delete(OutboxMessageEntity, unsent);
}
