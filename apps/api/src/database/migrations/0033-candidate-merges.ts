import type { Migration } from '../migration.js';

/** Two accounts of one person become one; what was moved is kept for as long as it can be undone. */
export const candidateMerges: Migration = {
  name: 'CandidateMerges1763600000132',
  steps: [
    `ALTER TABLE user DROP CONSTRAINT user_type_check,
      ADD CONSTRAINT user_type_check CHECK (type IN ('CANDIDATE', 'EMPLOYER', 'ADMIN', 'MERGED'))`,
    "ALTER TABLE user ADD CONSTRAINT user_merged_check CHECK (type <> 'MERGED' OR is_active = 0)",
    `CREATE TABLE candidate_merge (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      keep_id BIGINT UNSIGNED NOT NULL,
      removed_id BIGINT UNSIGNED NOT NULL,
      moved MEDIUMTEXT NULL,
      merged_at DATETIME(3) NOT NULL,
      merged_by_name VARCHAR(200) NOT NULL,
      UNIQUE INDEX candidate_merge_removed (removed_id),
      INDEX candidate_merge_keep (keep_id, merged_at, id),
      INDEX candidate_merge_merged (merged_at),
      CONSTRAINT candidate_merge_moved_check CHECK (JSON_VALID(moved)),
      CONSTRAINT candidate_merge_keep_fk FOREIGN KEY (keep_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT candidate_merge_removed_fk FOREIGN KEY (removed_id) REFERENCES user (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
