import type { Migration } from '../../migration.js';

/** The roles of administrators (decision 0169). Null is ADMINISTRATOR: servers of the previous release create no other. */
export const administrators: Migration = {
  name: 'Administrators1795824000024',
  steps: [
    `ALTER TABLE user
      ADD COLUMN admin_role VARCHAR(32) COLLATE ascii_bin NULL,
      ADD COLUMN second_factor_required TINYINT NOT NULL DEFAULT 0`,
    `ALTER TABLE user
      ADD CONSTRAINT user_admin_role_check CHECK (admin_role IN ('ADMINISTRATOR', 'RECRUITER', 'READER'))`,
    'ALTER TABLE spreadsheet_link ADD COLUMN created_by_id BIGINT UNSIGNED NULL',
  ],
};
