import type { Migration } from '../migration.js';

/**
 * The indexes behind the orders and filters of the administrator's lists (decision 0029). Those of people and jobs hold the
 * searched texts and the filters too, so that a search that finds little reads index entries and not the rows.
 */
export const sortedLists: Migration = {
  name: 'SortedLists1763600000007',
  steps: [
    `ALTER TABLE user
      DROP INDEX user_type_created,
      ADD INDEX user_type_created (type, created_at, id, first_name, last_name, email, contact, is_active),
      ADD INDEX user_type_name (type, first_name, last_name, id, email, contact, is_active, created_at),
      ADD INDEX user_type_email (type, email, id, first_name, last_name, contact, is_active, created_at)`,
    'ALTER TABLE company ADD INDEX company_name (name, id)',
    `ALTER TABLE job
      DROP INDEX job_posted,
      ADD INDEX job_posted (posted_at, id, title, company_name, approval_state),
      DROP INDEX job_approval_posted,
      ADD INDEX job_approval_posted (approval_state, posted_at, id, title, company_name),
      ADD INDEX job_title (title, id, company_name, approval_state, posted_at),
      ADD INDEX job_company_name (company_name, id, title, approval_state, posted_at)`,
    `ALTER TABLE application
      ADD INDEX application_changed (status_updated_at, id, applied_at),
      ADD INDEX application_approval_changed (approval_state, status_updated_at, id, applied_at),
      ADD INDEX application_status_applied (status, applied_at, id),
      ADD INDEX application_active_applied (is_active, applied_at, id)`,
  ],
};
