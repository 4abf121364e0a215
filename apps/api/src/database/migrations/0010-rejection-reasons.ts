import type { Migration } from '../migration.js';

/** Why a request was rejected, and which request a line of the bell tells of. */
export const rejectionReasons: Migration = {
  name: 'RejectionReasons1763600000010',
  steps: [
    'ALTER TABLE approval ADD COLUMN reason VARCHAR(32) NULL, ADD COLUMN note TEXT NULL',
    // What administrators wrote to companies stood beside what employers write to candidates.
    'UPDATE approval SET note = feedback, feedback = NULL WHERE application_id IS NULL AND feedback IS NOT NULL',
    `ALTER TABLE notification ADD COLUMN approval_id BIGINT UNSIGNED NULL,
      ADD INDEX notification_approval (approval_id)`,
  ],
};
