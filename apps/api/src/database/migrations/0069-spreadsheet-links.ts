import type { Migration } from '../migration.js';

/** Read-only links to reports for spreadsheets (decision 0087). */
export const spreadsheetLinks: Migration = {
  name: 'SpreadsheetLinks1763600000069',
  steps: [
    `CREATE TABLE spreadsheet_link (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      name VARCHAR(100) NOT NULL,
      report VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      query VARCHAR(500) NOT NULL,
      token_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      is_active TINYINT(1) NOT NULL DEFAULT 1,
      created_at DATETIME(3) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      last_used_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX spreadsheet_link_token (token_hash),
      INDEX spreadsheet_link_expires (expires_at),
      CONSTRAINT spreadsheet_link_time_check CHECK (expires_at > created_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
