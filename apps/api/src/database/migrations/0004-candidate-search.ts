import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

/** The search for candidates (decision 0145). The index is written in the background after the migration. */
export const candidateSearch: Migration = {
  name: 'CandidateSearch1764324000004',
  steps: [
    'ALTER TABLE user ADD COLUMN last_active_on DATE NULL',
    'ALTER TABLE candidate_profile ADD COLUMN is_hidden_from_search TINYINT(1) NOT NULL DEFAULT 0',
    `CREATE TABLE candidate_search (
      candidate_id BIGINT UNSIGNED NOT NULL,
      due_at DATETIME(3) NULL,
      resume_due_at DATETIME(3) NULL,
      resume_file_id BIGINT UNSIGNED NULL,
      resume_text MEDIUMTEXT NULL,
      experience_months SMALLINT UNSIGNED NULL,
      qualification VARCHAR(32) COLLATE ascii_bin NULL,
      PRIMARY KEY (candidate_id),
      INDEX candidate_search_due (due_at),
      INDEX candidate_search_resume_due (resume_due_at),
      CONSTRAINT candidate_search_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
      CONSTRAINT candidate_search_qualification_check CHECK (qualification IN ('DOCTORATE', 'POSTGRADUATE', 'GRADUATE', 'DIPLOMA', 'TWELFTH', 'TENTH', 'OTHER'))
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE candidate_term (
      candidate_id BIGINT UNSIGNED NOT NULL,
      term VARCHAR(24) COLLATE utf8mb4_bin NOT NULL,
      fields TINYINT UNSIGNED NOT NULL,
      positions VARCHAR(63) COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (candidate_id, term),
      INDEX candidate_term_term (term, candidate_id, fields),
      CONSTRAINT candidate_term_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_search (candidate_id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
    async (manager) => {
      await manager.query(
        `UPDATE user u JOIN (SELECT user_id, MAX(last_used_at) AS used_at FROM session GROUP BY user_id) s ON s.user_id = u.id
          SET u.last_active_on = DATE(s.used_at)`,
      );
      await manager.query(
        `INSERT INTO candidate_search (candidate_id, due_at, resume_due_at)
          SELECT id, UTC_TIMESTAMP(3), IF(resume_id IS NULL, NULL, UTC_TIMESTAMP(3)) FROM candidate_profile`,
      );
    },
  ],
};
