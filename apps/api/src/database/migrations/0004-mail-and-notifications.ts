import type { Migration } from '../migration.js';

const STEPS = [
  `ALTER TABLE outbox_message
    ADD COLUMN message_key VARCHAR(120) NULL AFTER id,
    ADD COLUMN reply_to VARCHAR(254) NULL AFTER recipient,
    ADD COLUMN claimed_by VARCHAR(60) NULL AFTER last_error`,
  "UPDATE outbox_message SET message_key = CONCAT('outbox:', id) WHERE message_key IS NULL",
  `ALTER TABLE outbox_message
    MODIFY COLUMN message_key VARCHAR(120) NOT NULL,
    ADD UNIQUE INDEX outbox_message_key (message_key)`,
  // Of several links for one thing the latest that can still be used stays, as everywhere else (decision 0025).
  `DELETE older FROM password_token older JOIN password_token newer
    ON newer.user_id = older.user_id AND newer.purpose = older.purpose
    AND (newer.used_at IS NULL, newer.created_at, newer.token_hash) > (older.used_at IS NULL, older.created_at, older.token_hash)`,
  'ALTER TABLE password_token ADD UNIQUE INDEX password_token_user_purpose (user_id, purpose)',
  'ALTER TABLE password_token DROP INDEX password_token_user',
  'ALTER TABLE notification ADD INDEX notification_user_unread (user_id, read_at, created_at, id)',
  'ALTER TABLE contact_message ADD INDEX contact_message_handled (is_handled, created_at, id)',
];

/** Mails that are written once and claimed by a worker, one link of each purpose a user, and unread notifications. */
export const mailAndNotifications: Migration = {
  name: 'MailAndNotifications1763600000004',
  steps: STEPS,
};
