import type { Migration } from '../migration.js';

/** What an approved application and a note about a job always come with. */
export const standingChecks: Migration = {
  name: 'StandingChecks1763600000027',
  steps: [
    `ALTER TABLE application
      ADD CONSTRAINT application_standing_check CHECK (approval_state <> 'APPROVED' OR approved_status IS NOT NULL)`,
    `ALTER TABLE job ADD CONSTRAINT job_taken_off_note_check CHECK (taken_off_note IS NULL OR taken_off_at IS NOT NULL)`,
  ],
};
