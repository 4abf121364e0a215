import type { Migration } from '../migration.js';

/** The skills of a candidate as tags, each with the key by which it is compared with the skills of jobs. */
export const candidateSkills: Migration = {
  name: 'CandidateSkills1763600000049',
  steps: [
    `CREATE TABLE candidate_skill (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      candidate_id BIGINT UNSIGNED NOT NULL,
      position SMALLINT UNSIGNED NOT NULL,
      name VARCHAR(60) NOT NULL,
      skill VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      INDEX candidate_skill_position (candidate_id, position),
      UNIQUE INDEX candidate_skill_skill (candidate_id, skill),
      CONSTRAINT candidate_skill_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
      CONSTRAINT candidate_skill_check CHECK (skill <> '')
    ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  ],
};
