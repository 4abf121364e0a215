import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

/** Imports as records, with the consent of their people, and the stated job of a candidate without a job history (decision 0153). */
export const imports: Migration = {
  name: 'Imports1795824000013',
  steps: [
    `CREATE TABLE import_batch (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      kind VARCHAR(32) COLLATE ascii_bin NOT NULL,
      file_name VARCHAR(255) NOT NULL,
      author_id BIGINT UNSIGNED NOT NULL,
      author_name VARCHAR(200) NOT NULL,
      imported_at DATETIME(3) NOT NULL,
      imported INT UNSIGNED NOT NULL DEFAULT 0,
      failed INT UNSIGNED NOT NULL DEFAULT 0,
      invites TINYINT(1) NOT NULL,
      consent_channel VARCHAR(32) COLLATE ascii_bin NULL,
      consent_on DATE NULL,
      undone_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      INDEX import_batch_kind (kind, imported_at, id),
      CONSTRAINT import_batch_kind_check CHECK (kind IN ('EMPLOYERS', 'CANDIDATES')),
      CONSTRAINT import_batch_channel_check CHECK (consent_channel IN ('FORM', 'PHONE', 'EMAIL', 'EVENT')),
      CONSTRAINT import_batch_consent_check CHECK ((consent_channel IS NULL) = (consent_on IS NULL))
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE imported_account (
      user_id BIGINT UNSIGNED NOT NULL,
      import_id BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (user_id),
      INDEX imported_account_import (import_id, user_id),
      CONSTRAINT imported_account_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT imported_account_import_fk FOREIGN KEY (import_id) REFERENCES import_batch (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
    `ALTER TABLE candidate_profile
      ADD COLUMN stated_designation VARCHAR(150) NULL,
      ADD COLUMN stated_company VARCHAR(150) NULL,
      ADD COLUMN import_consent_at DATETIME(3) NULL`,
  ],
};
