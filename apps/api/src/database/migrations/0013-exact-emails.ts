import { normalizeEmail } from '@job-alert/domain/email';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * E-mails are kept in one form (packages/domain/email) and compared byte by byte. The collation they had takes andre@ and
 * andré@ for one, so that of two people one could not have an account.
 */
export class ExactEmails1763600000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await runner.query(collate(table, column, 'utf8mb4_bin'));
      // What was compared loosely until now cannot become equal; IGNORE is for characters that are younger than that collation.
      await runner.query(`UPDATE IGNORE ${table} SET ${column} = LOWER(${column}) WHERE ${column} <> LOWER(${column})`);
      const others: { id: string; email: string }[] = await runner.query(
        `SELECT id, ${column} AS email FROM ${table} WHERE LENGTH(${column}) <> CHAR_LENGTH(${column})`,
      );
      for (const { id, email } of others) {
        await runner.query(`UPDATE IGNORE ${table} SET ${column} = ? WHERE id = ?`, [normalizeEmail(email), id]);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(collate(table, column, 'utf8mb4_unicode_ci'));
  }
}

const COLUMNS = [
  ['user', 'email'],
  ['outbox_message', 'recipient'],
  ['contact_message', 'email'],
] as const;

const collate = (table: string, column: string, collation: string): string =>
  `ALTER TABLE ${table} MODIFY ${column} VARCHAR(254) CHARACTER SET utf8mb4 COLLATE ${collation} NOT NULL`;
