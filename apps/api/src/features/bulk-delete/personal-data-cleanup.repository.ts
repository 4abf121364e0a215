import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/graphql/batch-loader.js';

const IS_DELETED_USER = (ids: string): string => `u.id IN (${ids})`;
/** An unverified address may belong to somebody else (decision 0102). */
const IS_CONFIRMED = 'u.email_verified_at IS NOT NULL';

/** Statements that delete personal data outside a person's own records (decision 0030). Each takes the ids once. */
const CLEANUP_STATEMENTS: readonly ((ids: string) => string)[] = [
  // Emails to these people, emails and notifications to administrators about them, and candidates' emails about their
  // companies.
  (ids) => `DELETE m FROM outbox_message m JOIN user u ON u.email = m.recipient
    WHERE ${IS_DELETED_USER(ids)} AND m.kind <> 'CONTACT' AND (${IS_CONFIRMED} OR m.created_at >= u.created_at)`,
  (ids) => `DELETE FROM outbox_message WHERE candidate_id IN (${ids})`,
  (ids) => `DELETE FROM outbox_message WHERE company_id IN (${ids})`,
  (ids) => `DELETE FROM notification WHERE candidate_id IN (${ids})`,
  (ids) => `DELETE FROM notification WHERE company_id IN (${ids})`,
  // The names of members in notifications about their company, which name the company alone from then on.
  (ids) => `UPDATE notification n JOIN company c ON c.id = n.company_id JOIN company_member m ON m.company_id = c.id
    JOIN user u ON u.id = m.user_id
    SET n.text = REPLACE(n.text, CONCAT(u.first_name, ' ', u.last_name, ', ', c.name), c.name) WHERE ${IS_DELETED_USER(ids)}`,
  // IP addresses of their actions, including those before a login. The trail keeps the actions themselves.
  (ids) => `UPDATE audit_event SET ip = NULL WHERE actor_id IN (${ids})`,
  (ids) => `UPDATE audit_event SET ip = NULL
    WHERE subject_type IN ('USER', 'CANDIDATE', 'COMPANY') AND subject_id IN (${ids}) AND actor_id IS NULL`,
  // Contact messages with the person's email address, and their emails (contact.service names the key).
  (ids) => `DELETE m FROM outbox_message m JOIN contact_message c ON m.message_key = CONCAT('contact:', c.id)
    JOIN user u ON u.email = c.email WHERE ${IS_DELETED_USER(ids)} AND ${IS_CONFIRMED}`,
  (ids) =>
    `DELETE c FROM contact_message c JOIN user u ON u.email = c.email WHERE ${IS_DELETED_USER(ids)} AND ${IS_CONFIRMED}`,
];

/** Deletes emails, notifications and contact messages about people whose accounts are deleted. */
export class PersonalDataCleanupRepository {
  /** Call it before the accounts are deleted: the statements compare their email addresses. */
  async delete(manager: EntityManager, userIds: readonly string[]): Promise<void> {
    for (const statement of CLEANUP_STATEMENTS) await manager.query(statement(placeholders(userIds)), [...userIds]);
  }
}
