import type { Migration } from '../migration.js';
import { normalizeOthers } from './0013-exact-emails.js';

/** Browsers that have logged in before (decision 0039), mails in the order in which people wait for them, and domains of e-mails in ASCII. */
export const knownDevicesAndMailOrder: Migration = {
  name: 'KnownDevicesAndMailOrder1763600000015',
  steps: [
    `CREATE TABLE known_device (
      mark_hash CHAR(64) NOT NULL,
      user_id BIGINT UNSIGNED NOT NULL,
      created_at DATETIME(3) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (mark_hash),
      INDEX known_device_user (user_id, expires_at),
      INDEX known_device_expires (expires_at),
      CONSTRAINT known_device_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    `ALTER TABLE outbox_message ADD COLUMN priority TINYINT UNSIGNED NOT NULL DEFAULT 2 AFTER state,
      DROP INDEX outbox_message_due, ADD INDEX outbox_message_due (state, priority, due_at, id)`,
    "UPDATE outbox_message SET priority = 0 WHERE kind IN ('PASSWORD_RESET', 'PASSWORD_WAS_RESET') OR kind LIKE 'SECOND@_FACTOR@_%' ESCAPE '@'",
    "UPDATE outbox_message SET priority = 1 WHERE kind IN ('INVITATION', 'WELCOME')",
    (manager) => normalizeOthers(manager, 'user', 'email'),
    (manager) => normalizeOthers(manager, 'outbox_message', 'recipient'),
    (manager) => normalizeOthers(manager, 'contact_message', 'email'),
  ],
};
