import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

/** Keeps the responses of requests with an Idempotency-Key for a day (decision 0139). */
export const idempotencyKeys: Migration = {
  name: 'IdempotencyKeys1764324000005',
  steps: [
    `CREATE TABLE idempotency_key (
      key_hash CHAR(64) COLLATE ascii_bin NOT NULL,
      request_hash CHAR(64) COLLATE ascii_bin NOT NULL,
      holder VARCHAR(36) COLLATE ascii_bin NOT NULL,
      user_id BIGINT UNSIGNED NULL,
      created_at DATETIME(3) NOT NULL,
      is_executed TINYINT(1) NOT NULL DEFAULT 0,
      response_sealed MEDIUMTEXT COLLATE ascii_bin NULL,
      PRIMARY KEY (key_hash),
      INDEX idempotency_key_created (created_at),
      CONSTRAINT idempotency_key_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
  ],
};
