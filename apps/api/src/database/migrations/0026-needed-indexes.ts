import type { Migration } from '../migration.js';

/** Indexes for statements that read a whole table until now, and none that no statement uses: `test/index-uses.test.ts` has them all. */
export const neededIndexes: Migration = {
  name: 'NeededIndexes1763600000026',
  steps: [
    'ALTER TABLE approval ADD INDEX approval_requested_by (requested_by_id, requested_at, id)',
    'ALTER TABLE notification ADD INDEX notification_created (created_at)',
    'ALTER TABLE password_token ADD INDEX password_token_expires (purpose, expires_at)',
    'ALTER TABLE contact_message ADD INDEX contact_message_email (email)',
    'ALTER TABLE interview DROP INDEX interview_starts',
  ],
};
