import type { Migration } from '../migration.js';

/** Mails to administrators that are gathered, and lines of the bell that stand for several events (decision 0040). */
export const officeDigests: Migration = {
  name: 'OfficeDigests1763600000019',
  steps: [
    'ALTER TABLE user ADD COLUMN office_mailed_at DATETIME(3) NULL',
    `ALTER TABLE notification
      ADD COLUMN events INT UNSIGNED NOT NULL DEFAULT 1,
      ADD COLUMN unmailed INT UNSIGNED NOT NULL DEFAULT 0,
      DROP INDEX notification_company,
      ADD INDEX notification_company (company_id, kind, user_id, read_at)`,
  ],
};
