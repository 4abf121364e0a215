import type { Migration } from '../migration.js';

/**
 * What an administrator switched off is told from what the employer did. Of jobs that are off the audit trail knows who did it
 * last; one that it does not know is its employer's.
 */
export const jobsTakenOff: Migration = {
  name: 'JobsTakenOff1763600000016',
  steps: [
    'ALTER TABLE job ADD COLUMN taken_off_at DATETIME(3) NULL, ADD COLUMN taken_off_note TEXT NULL',
    `UPDATE job j JOIN audit_event e ON e.id = (
        SELECT last.id FROM audit_event last
        WHERE last.subject_type = 'JOB' AND last.subject_id = CAST(j.id AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_unicode_ci AND last.action IN ('ACTIVATE', 'DEACTIVATE')
        ORDER BY last.at DESC, last.id DESC LIMIT 1)
      SET j.taken_off_at = e.at
      WHERE j.is_active = 0 AND e.action = 'DEACTIVATE' AND e.actor_type = 'ADMIN'`,
  ],
};
