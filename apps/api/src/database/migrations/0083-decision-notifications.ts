import type { Migration } from '../migration.js';

/** Decisions that their employers have not been mailed yet, and when applicants were last mailed to a company (decision 0105). */
export const decisionNotifications: Migration = {
  name: 'DecisionNotifications1763800000083',
  steps: [
    `CREATE TABLE decision_notification (
      approval_id BIGINT UNSIGNED NOT NULL,
      company_id BIGINT UNSIGNED NOT NULL,
      is_applicant TINYINT(1) NOT NULL,
      due_at DATETIME(3) NOT NULL,
      PRIMARY KEY (approval_id),
      INDEX decision_notification_due (company_id, due_at),
      CONSTRAINT decision_notification_approval_fk FOREIGN KEY (approval_id) REFERENCES approval (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    'ALTER TABLE company ADD COLUMN applicants_mailed_at DATETIME(3) NULL',
  ],
};
