import type { Migration } from '../migration.js';

/** When somebody last looked at the home screen (decision 0077), and what of a company's applications is new there, waits or was rejected. */
export const homeVisits: Migration = {
  name: 'HomeVisits1763600000058',
  steps: [
    `CREATE TABLE home_visit (
      user_id BIGINT UNSIGNED NOT NULL,
      looked_at DATETIME(3) NOT NULL,
      earlier_at DATETIME(3) NULL,
      PRIMARY KEY (user_id),
      CONSTRAINT home_visit_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT home_visit_time_check CHECK (earlier_at < looked_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    'ALTER TABLE application ADD INDEX application_company_standing (company_id, approval_state, status_updated_at, id)',
  ],
};
