import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

/**
 * The words of candidates as one row for each word and 512 candidates (decision 0158). All candidates are indexed again in the background.
 * The table with one row for each word of a candidate is emptied, and a later version drops it: servers of the earlier version use it
 * until they are replaced.
 */
export const candidatePostings: Migration = {
  name: 'CandidatePostings1795824000018',
  steps: [
    `CREATE TABLE indexed_candidate (
      id BIGINT UNSIGNED NOT NULL,
      candidate_id BIGINT UNSIGNED NULL,
      terms MEDIUMTEXT NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX indexed_candidate_candidate (candidate_id),
      CONSTRAINT indexed_candidate_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_search (candidate_id) ON DELETE SET NULL
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE candidate_posting (
      term VARCHAR(24) COLLATE utf8mb4_bin NOT NULL,
      block INT UNSIGNED NOT NULL,
      entries BLOB NOT NULL,
      PRIMARY KEY (term, block)
    ) ${TABLE_OPTIONS}`,
    'UPDATE candidate_search SET due_at = COALESCE(due_at, UTC_TIMESTAMP(3))',
    'TRUNCATE TABLE candidate_term',
  ],
};
