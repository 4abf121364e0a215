import type { Migration } from '../migration.js';
import { indexAllNotes } from '../search/search-words.js';
import { TABLE_OPTIONS } from '../table-options.js';

const CHOICE = 'VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL';
const ONE_RECORD =
  '(company_id IS NOT NULL) + (candidate_id IS NOT NULL) + (application_id IS NOT NULL) + (job_id IS NOT NULL) = 1';

/** Notes on jobs, kinds and due days of notes, and the search for notes (decision 0149). */
export const followUps: Migration = {
  name: 'FollowUps1795824000009',
  steps: [
    `ALTER TABLE note
      ADD COLUMN job_id BIGINT UNSIGNED NULL,
      ADD COLUMN kind ${CHOICE},
      ADD COLUMN outcome ${CHOICE},
      ADD COLUMN due_on DATE NULL,
      ADD COLUMN done_at DATETIME(3) NULL,
      ADD COLUMN done_by_name VARCHAR(200) NULL,
      ADD INDEX note_job (job_id, created_at, id),
      ADD INDEX note_due (done_at, due_on, id),
      ADD CONSTRAINT note_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE,
      ADD CONSTRAINT note_kind_check CHECK (kind IN ('CALL', 'SCREENING', 'INTERVIEW_WITH_US', 'OTHER')),
      ADD CONSTRAINT note_outcome_check CHECK (outcome IN ('REACHED', 'NO_ANSWER', 'CALL_BACK', 'NOT_INTERESTED', 'WRONG_NUMBER')),
      ADD CONSTRAINT note_call_check CHECK (outcome IS NULL OR (kind IS NOT NULL AND kind = 'CALL')),
      ADD CONSTRAINT note_done_check CHECK ((done_at IS NULL) = (done_by_name IS NULL) AND (done_at IS NULL OR due_on IS NOT NULL))`,
    // The new condition accepts every row that the old one does, so servers of the previous release keep writing.
    'ALTER TABLE note DROP CONSTRAINT note_subject_check',
    `ALTER TABLE note ADD CONSTRAINT note_subject_check CHECK (${ONE_RECORD})`,
    `CREATE TABLE note_word (
      note_id BIGINT UNSIGNED NOT NULL,
      word VARCHAR(40) NOT NULL,
      PRIMARY KEY (note_id, word),
      INDEX note_word_word (word),
      CONSTRAINT note_word_note_fk FOREIGN KEY (note_id) REFERENCES note (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
    indexAllNotes,
  ],
};
