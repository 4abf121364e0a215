import type { Migration } from '../migration.js';

const OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const CHOICE = 'VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const KINDS = `'APPLICATION_SUBMITTED', 'APPLICATION_STATUS_CHANGED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_MOVED',
      'INTERVIEW_CANCELLED', 'OFFER_ANSWERED', 'COMPANY_APPROVED'`;

/** Where programs are told of changes, and each event on its way to one of them (decision 0082). */
export const webhooks: Migration = {
  name: 'Webhooks1763600000062',
  steps: [
    `CREATE TABLE webhook (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      api_client_id BIGINT UNSIGNED NOT NULL,
      url VARCHAR(500) NOT NULL,
      kinds TEXT NOT NULL,
      is_active TINYINT(1) NOT NULL DEFAULT 1,
      failed_at DATETIME(3) NULL,
      secret_sealed VARCHAR(255) NOT NULL,
      earlier_sealed VARCHAR(255) NULL,
      earlier_until DATETIME(3) NULL,
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX webhook_api_client (api_client_id, id),
      CONSTRAINT webhook_api_client_fk FOREIGN KEY (api_client_id) REFERENCES api_client (id) ON DELETE CASCADE,
      CONSTRAINT webhook_kinds_check CHECK (JSON_VALID(kinds)),
      CONSTRAINT webhook_failed_check CHECK (failed_at IS NULL OR is_active = 0),
      CONSTRAINT webhook_earlier_check CHECK ((earlier_sealed IS NULL) = (earlier_until IS NULL))
    ) ${OPTIONS}`,
    `CREATE TABLE webhook_delivery (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      webhook_id BIGINT UNSIGNED NOT NULL,
      event_id VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      kind ${CHOICE},
      subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      sequence INT UNSIGNED NOT NULL,
      payload TEXT NOT NULL,
      state ${CHOICE},
      attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
      claimed_by VARCHAR(60) NULL,
      created_at DATETIME(3) NOT NULL,
      due_at DATETIME(3) NOT NULL,
      tried_at DATETIME(3) NULL,
      status SMALLINT UNSIGNED NULL,
      answer VARCHAR(1024) NULL,
      error VARCHAR(500) NULL,
      PRIMARY KEY (id),
      INDEX webhook_delivery_due (webhook_id, state, due_at, id),
      INDEX webhook_delivery_subject (webhook_id, subject, sequence, id),
      INDEX webhook_delivery_latest (webhook_id, created_at, id),
      INDEX webhook_delivery_created (created_at),
      CONSTRAINT webhook_delivery_webhook_fk FOREIGN KEY (webhook_id) REFERENCES webhook (id) ON DELETE CASCADE,
      CONSTRAINT webhook_delivery_kind_check CHECK (kind IN (${KINDS})),
      CONSTRAINT webhook_delivery_state_check CHECK (state IN ('WAITING', 'SENDING', 'DELIVERED', 'FAILED')),
      CONSTRAINT webhook_delivery_claimed_check CHECK ((state = 'SENDING') = (claimed_by IS NOT NULL)),
      CONSTRAINT webhook_delivery_payload_check CHECK (JSON_VALID(payload))
    ) ${OPTIONS}`,
  ],
};
