import type { Migration } from '../migration.js';

/**
 * The status under which the administrator's list finds an application, kept by the database itself: `listStatus` of
 * packages/domain in SQL. Its indexes take the place of those by status and by approval state.
 */
export const listStatus: Migration = {
  name: 'ListStatus1763600000014',
  steps: [
    `ALTER TABLE application
      ADD COLUMN list_status VARCHAR(32) GENERATED ALWAYS AS (IF(approval_state = 'APPROVED', status, approval_state)) STORED,
      ADD INDEX application_list_applied (list_status, applied_at, id),
      ADD INDEX application_list_changed (list_status, status_updated_at, id, applied_at),
      DROP INDEX application_status_applied,
      DROP INDEX application_approval_applied,
      DROP INDEX application_approval_changed`,
  ],
};
