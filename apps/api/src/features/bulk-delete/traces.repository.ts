import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/graphql/batch-loader.js';

const OF_PEOPLE = (ids: string): string => `u.id IN (${ids})`;
/** An address that was not confirmed may be somebody else's (decision 0102). */
const IS_CONFIRMED = 'u.email_verified_at IS NOT NULL';

/** Statements that remove personal data outside a person's own records (decision 0030). Each takes the ids once. */
const TRACES: readonly ((ids: string) => string)[] = [
  // Mails to them, mails and lines that tell administrators of them, and candidates' mails about a company that is no more.
  (ids) => `DELETE m FROM outbox_message m JOIN user u ON u.email = m.recipient
    WHERE ${OF_PEOPLE(ids)} AND m.kind <> 'CONTACT' AND (${IS_CONFIRMED} OR m.created_at >= u.created_at)`,
  (ids) => `DELETE FROM outbox_message WHERE candidate_id IN (${ids})`,
  (ids) => `DELETE FROM outbox_message WHERE company_id IN (${ids})`,
  (ids) => `DELETE FROM notification WHERE candidate_id IN (${ids})`,
  (ids) => `DELETE FROM notification WHERE company_id IN (${ids})`,
  // From where they acted, also before they were logged in: the trail keeps who did what, but not the address.
  (ids) => `UPDATE audit_event SET ip = NULL WHERE actor_id IN (${ids})`,
  (ids) => `UPDATE audit_event SET ip = NULL
    WHERE subject_type IN ('USER', 'CANDIDATE', 'COMPANY') AND subject_id IN (${ids}) AND actor_id IS NULL`,
  // Contact messages with the person's email address, and their emails (contact.service names the key).
  (ids) => `DELETE m FROM outbox_message m JOIN contact_message c ON m.message_key = CONCAT('contact:', c.id)
    JOIN user u ON u.email = c.email WHERE ${OF_PEOPLE(ids)} AND ${IS_CONFIRMED}`,
  (ids) =>
    `DELETE c FROM contact_message c JOIN user u ON u.email = c.email WHERE ${OF_PEOPLE(ids)} AND ${IS_CONFIRMED}`,
];

/** Removes mails, notifications and contact messages about people whose accounts are deleted. */
export class TracesRepository {
  /** In the caller's transaction, while the accounts are still there to be compared with. */
  async delete(manager: EntityManager, userIds: readonly string[]): Promise<void> {
    for (const statement of TRACES) await manager.query(statement(placeholders(userIds)), [...userIds]);
  }
}
