import { COMPANY_EMAIL_KINDS, COMPANY_EMAILS } from '@job-alert/domain/companies/company-emails';
import { type EntityManager, In } from 'typeorm';
import { HomeVisitEntity } from '../entities/accounts/home-visit.entity.js';
import type { UserEntity } from '../entities/accounts/user.entity.js';
import { CollectedEmailEntity } from '../entities/messages/collected-email.entity.js';
import { NotificationEntity } from '../entities/messages/notification.entity.js';
import { OutboxMessageEntity } from '../entities/messages/outbox-message.entity.js';
import { IdempotencyKeyEntity } from '../entities/operations/idempotency-key.entity.js';

/** The emails of a person's own interviews, and the daily email. */
const INTERVIEWER_EMAIL_KINDS = [
  'INTERVIEWER_INVITED',
  'INTERVIEWER_CANCELLED',
  'INTERVIEWER_LEFT',
  'FEEDBACK_REMINDER',
  'COMPANY_DIGEST',
] as const;

/** An email about a cancelled interview replaces that of an interviewer. */
const RECRUITING_KINDS = COMPANY_EMAIL_KINDS.filter((kind) => COMPANY_EMAILS[kind].topic !== 'INTERVIEWS');

/**
 * Deletes what a member has been told about the work of the company, in the transaction that ends the access to it: notifications, events for the
 * daily email, unsent emails, the last visits to Home, and stored responses. A recruiter who becomes an interviewer keeps the emails about interviews in which they take part.
 */
export async function deleteMemberWork(
  manager: EntityManager,
  { id: userId, email: recipient }: Pick<UserEntity, 'id' | 'email'>,
  { stillInterviews }: { stillInterviews: boolean },
): Promise<void> {
  for (const entity of [NotificationEntity, CollectedEmailEntity, HomeVisitEntity, IdempotencyKeyEntity]) {
    await manager.delete(entity, { userId });
  }
  const kinds = stillInterviews ? RECRUITING_KINDS : [...COMPANY_EMAIL_KINDS, ...INTERVIEWER_EMAIL_KINDS];
  const unsent = { recipient, kind: In(kinds), state: In(['WAITING', 'DEAD']) };
  await manager.delete(OutboxMessageEntity, unsent);
}
