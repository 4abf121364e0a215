import { normalizeEmail } from '@job-alert/domain/email';
import type { EntityManager } from 'typeorm';
import type { Migration } from '../migration.js';

const COLUMNS = [
  ['user', 'email'],
  ['outbox_message', 'recipient'],
  ['contact_message', 'email'],
] as const;

/**
 * E-mails are kept in one form (packages/domain/email) and compared byte by byte. The collation they had takes andre@ and
 * andré@ for one, so that of two people one could not have an account.
 */
export const exactEmails: Migration = {
  name: 'ExactEmails1763600000013',
  steps: COLUMNS.flatMap(([table, column]) => [
    `ALTER TABLE ${table} MODIFY ${column} VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`,
    // What was compared loosely until now cannot become equal; IGNORE is for characters that are younger than that collation.
    `UPDATE IGNORE ${table} SET ${column} = LOWER(${column}) WHERE ${column} <> LOWER(${column})`,
    (manager: EntityManager) => normalizeOthers(manager, table, column),
  ]),
};

/** Brings what is not plain ASCII into its one form. Of two that become one, the later keeps its old form and has to sign up again. */
export async function normalizeOthers(manager: EntityManager, table: string, column: string): Promise<void> {
  const rows = await manager.query<{ id: string; email: string }[]>(
    `SELECT id, ${column} AS email FROM ${table} WHERE LENGTH(${column}) <> CHAR_LENGTH(${column})`,
  );
  for (const { id, email } of rows) {
    await manager.query(`UPDATE IGNORE ${table} SET ${column} = ? WHERE id = ?`, [normalizeEmail(email), id]);
  }
}
