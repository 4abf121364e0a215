import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that are written once and claimed by a worker, one link of each purpose a user, and unread notifications. */
export class MailAndNotifications1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE outbox_message
    ADD COLUMN message_key VARCHAR(120) NULL AFTER id,
    ADD COLUMN reply_to VARCHAR(254) NULL AFTER recipient,
    ADD COLUMN claimed_by VARCHAR(60) NULL AFTER last_error`,
  "UPDATE outbox_message SET message_key = CONCAT('outbox:', id) WHERE message_key IS NULL",
  `ALTER TABLE outbox_message
    MODIFY COLUMN message_key VARCHAR(120) NOT NULL,
    ADD UNIQUE INDEX outbox_message_key (message_key)`,
  // Links that were given out before end here: which of several is the newest was not kept.
  'DELETE FROM password_token',
  'ALTER TABLE password_token ADD UNIQUE INDEX password_token_user_purpose (user_id, purpose)',
  'ALTER TABLE password_token DROP INDEX password_token_user',
  'ALTER TABLE notification ADD INDEX notification_user_unread (user_id, read_at, created_at, id)',
  'ALTER TABLE contact_message ADD INDEX contact_message_handled (is_handled, created_at, id)',
];

const DOWN = [
  'ALTER TABLE contact_message DROP INDEX contact_message_handled',
  'ALTER TABLE notification DROP INDEX notification_user_unread',
  'ALTER TABLE password_token ADD INDEX password_token_user (user_id)',
  'ALTER TABLE password_token DROP INDEX password_token_user_purpose',
  `ALTER TABLE outbox_message
    DROP INDEX outbox_message_key, DROP COLUMN claimed_by, DROP COLUMN reply_to, DROP COLUMN message_key`,
];
