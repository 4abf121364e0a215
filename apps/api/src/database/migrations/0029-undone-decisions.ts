import type { Migration } from '../migration.js';

/** What stood before a decision, so that it can be undone (decision 0054). */
export const undoneDecisions: Migration = {
  name: 'UndoneDecisions1763600000029',
  steps: [
    `CREATE TABLE decision_undo (
      approval_id BIGINT UNSIGNED NOT NULL,
      decided_at DATETIME(3) NOT NULL,
      before_state TEXT NOT NULL,
      mail_keys TEXT NOT NULL,
      PRIMARY KEY (approval_id),
      INDEX decision_undo_decided (decided_at),
      CONSTRAINT decision_undo_before_check CHECK (JSON_VALID(before_state)),
      CONSTRAINT decision_undo_approval_fk FOREIGN KEY (approval_id) REFERENCES approval (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
