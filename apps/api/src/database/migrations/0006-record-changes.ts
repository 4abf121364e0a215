import type { Migration } from '../migration.js';

const COLUMN = `ADD COLUMN modified_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)`;

/** The database records when each listed row last changed, so no write can forget it. Existing rows count as changed by this migration. */
export const recordChanges: Migration = {
  name: 'RecordChanges1764324000006',
  steps: [
    `ALTER TABLE user ${COLUMN}, ADD INDEX user_type_modified (type, modified_at)`,
    `ALTER TABLE company ${COLUMN}, ADD INDEX company_modified (modified_at)`,
    `ALTER TABLE job ${COLUMN}, ADD INDEX job_modified (modified_at)`,
    `ALTER TABLE application ${COLUMN}, ADD INDEX application_modified (modified_at)`,
  ],
};
