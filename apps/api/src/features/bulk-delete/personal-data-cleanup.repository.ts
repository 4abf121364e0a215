import type { EntityManager } from 'typeorm';
import { indexUsers } from '../../database/search/search-words.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';

const IS_DELETED_USER = (ids: string): string => `u.id IN (${ids})`;
/** An unverified address may belong to somebody else (decision 0102). */
const IS_CONFIRMED = 'u.email_verified_at IS NOT NULL';

/** Statements that delete data about people outside their own records (decision 0030). Each takes the ids once. */
const PERSON_STATEMENTS: readonly ((ids: string) => string)[] = [
  (ids) => `DELETE m FROM outbox_message m JOIN user u ON u.email = m.recipient
    WHERE ${IS_DELETED_USER(ids)} AND m.kind <> 'CONTACT' AND (${IS_CONFIRMED} OR m.created_at >= u.created_at)`,
  // The names of members in notifications about their company, which name the company alone from then on.
  (ids) => `UPDATE notification n JOIN company c ON c.id = n.company_id JOIN company_member m ON m.company_id = c.id
    JOIN user u ON u.id = m.user_id
    SET n.text = REPLACE(n.text, CONCAT(u.first_name, ' ', u.last_name, ', ', c.name), c.name) WHERE ${IS_DELETED_USER(ids)}`,
  // The same for the companies that they worked for before, which the audit trail names.
  (ids) => `UPDATE notification n JOIN company c ON c.id = n.company_id
    JOIN (SELECT DISTINCT actor_id, actor_company_id FROM audit_event WHERE actor_id IN (${ids})) e ON e.actor_company_id = c.id
    JOIN user u ON u.id = e.actor_id
    SET n.text = REPLACE(n.text, CONCAT(u.first_name, ' ', u.last_name, ', ', c.name), c.name)`,
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

/** The same for candidates and companies: emails and notifications about them. */
const RECORD_STATEMENTS: readonly ((ids: string) => string)[] = [
  (ids) => `DELETE FROM outbox_message WHERE candidate_id IN (${ids})`,
  (ids) => `DELETE FROM outbox_message WHERE company_id IN (${ids})`,
  (ids) => `DELETE FROM notification WHERE candidate_id IN (${ids})`,
  (ids) => `DELETE FROM notification WHERE company_id IN (${ids})`,
];

/** The tables with rows of a person that nobody else needs. */
const OWN_TABLES = [
  'session',
  'password_token',
  'email_verification',
  'known_device',
  'home_visit',
  'notification',
  'collected_email',
  'email_choice',
  'idempotency_key',
] as const;
const ERASED_ACCOUNT = `UPDATE user SET email = CONCAT(id, '@erased.invalid'), first_name = 'Former', last_name = 'Colleague', contact = '',
  password_hash = NULL, email_verified_at = NULL, consent_version = NULL, consent_at = NULL, version = version + 1 WHERE id = ?`;

/** Deletes emails, notifications and contact messages about people whose accounts are deleted. */
export class PersonalDataCleanupRepository {
  /** Call it before the accounts are deleted: the statements compare their email addresses. */
  async delete(manager: EntityManager, userIds: readonly string[]): Promise<void> {
    for (const statement of [...PERSON_STATEMENTS, ...RECORD_STATEMENTS]) {
      await manager.query(statement(placeholders(userIds)), [...userIds]);
    }
  }

  /** Erases the person of an account whose row stays, because a company has its id (decision 0165). */
  async eraseAccount(manager: EntityManager, userId: string): Promise<void> {
    for (const statement of PERSON_STATEMENTS) await manager.query(statement('?'), [userId]);
    for (const table of OWN_TABLES) await manager.query(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
    await manager.query(ERASED_ACCOUNT, [userId]);
    await indexUsers(manager, [userId]);
  }
}
