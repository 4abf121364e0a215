import { normalizeEmail } from '@job-alert/domain/email';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Browsers that have logged in before (decision 0039), mails in the order in which people wait for them, and domains of e-mails
 * in ASCII. Every step can be taken again.
 */
export class KnownDevicesAndMailOrder1763600000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE IF NOT EXISTS known_device (
        mark_hash CHAR(64) NOT NULL,
        user_id BIGINT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (mark_hash),
        INDEX known_device_user (user_id, expires_at),
        INDEX known_device_expires (expires_at),
        CONSTRAINT known_device_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    );
    if (!(await runner.hasColumn('outbox_message', 'priority'))) {
      await runner.query(
        `ALTER TABLE outbox_message ADD COLUMN priority TINYINT UNSIGNED NOT NULL DEFAULT 2 AFTER state,
          DROP INDEX outbox_message_due, ADD INDEX outbox_message_due (state, priority, due_at, id)`,
      );
    }
    await runner.query(
      "UPDATE outbox_message SET priority = 0 WHERE kind IN ('PASSWORD_RESET', 'PASSWORD_WAS_RESET') OR kind LIKE 'SECOND@_FACTOR@_%' ESCAPE '@'",
    );
    await runner.query("UPDATE outbox_message SET priority = 1 WHERE kind IN ('INVITATION', 'WELCOME')");
    for (const [table, column] of EMAILS) {
      const rows: { id: string; email: string }[] = await runner.query(
        `SELECT id, ${column} AS email FROM ${table} WHERE LENGTH(${column}) <> CHAR_LENGTH(${column})`,
      );
      for (const { id, email } of rows) {
        // Of two that have become one, the later keeps its old form and has to sign up again.
        await runner.query(`UPDATE IGNORE ${table} SET ${column} = ? WHERE id = ?`, [normalizeEmail(email), id]);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE outbox_message DROP INDEX outbox_message_due, ADD INDEX outbox_message_due (state, due_at, id),
        DROP COLUMN priority`,
    );
    await runner.query('DROP TABLE known_device');
  }
}

const EMAILS = [
  ['user', 'email'],
  ['outbox_message', 'recipient'],
  ['contact_message', 'email'],
] as const;
