import type { Migration } from '../migration.js';

/** Interviews can be cancelled. Coming ones of people who were selected or rejected are. */
export const cancelledInterviews: Migration = {
  name: 'CancelledInterviews1763600000012',
  steps: [
    'ALTER TABLE interview ADD COLUMN cancelled_at DATETIME(3) NULL',
    `UPDATE interview i JOIN application a ON a.id = i.application_id SET i.cancelled_at = UTC_TIMESTAMP(3)
     WHERE a.approved_status IN ('SELECTED', 'REJECTED') AND i.starts_at > UTC_TIMESTAMP(3)`,
  ],
};
