import { indexSkills } from '../job-skills.js';
import type { Migration } from '../migration.js';

/** The skills of open jobs, by which those are found that fit a candidate best. */
export const jobSkills: Migration = {
  name: 'JobSkills1763600000059',
  steps: [
    `CREATE TABLE job_skill (
      job_id BIGINT UNSIGNED NOT NULL,
      skill VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      listed_at DATETIME(3) NOT NULL,
      PRIMARY KEY (job_id, skill),
      INDEX job_skill_order (skill, listed_at, job_id),
      CONSTRAINT job_skill_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
    ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    indexSkills,
  ],
};
