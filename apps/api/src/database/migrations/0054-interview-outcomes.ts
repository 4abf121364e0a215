import type { Migration } from '../migration.js';

const CHOICE = 'VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL';

/** Why an interview was cancelled, and what became of one that was not (decision 0075). What is known of earlier ones is written down. */
export const interviewOutcomes: Migration = {
  name: 'InterviewOutcomes1763600000054',
  steps: [
    `ALTER TABLE interview
      ADD COLUMN cancelled_for ${CHOICE},
      ADD COLUMN cancel_note VARCHAR(2000) NULL,
      ADD COLUMN outcome ${CHOICE},
      ADD CONSTRAINT interview_cancelled_for_check CHECK (cancelled_for IN ('INTERVIEWER_AWAY', 'CANDIDATE_ASKED', 'JOB_ON_HOLD', 'OTHER', 'SELECTED', 'REJECTED', 'WITHDRAWN')),
      ADD CONSTRAINT interview_outcome_check CHECK (outcome IN ('HELD', 'NO_SHOW')),
      ADD CONSTRAINT interview_cancelled_check CHECK (cancelled_at IS NOT NULL OR (cancelled_for IS NULL AND cancel_note IS NULL)),
      ADD CONSTRAINT interview_held_check CHECK (cancelled_at IS NULL OR outcome IS NULL)`,
    `UPDATE interview i JOIN application a ON a.id = i.application_id SET i.cancelled_for = a.approved_status
     WHERE i.cancelled_at IS NOT NULL AND a.approved_status IN ('SELECTED', 'REJECTED')`,
  ],
};
