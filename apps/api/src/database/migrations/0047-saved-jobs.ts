import type { Migration } from '../migration.js';

/** Jobs that candidates have marked for later. */
export const savedJobs: Migration = {
  name: 'SavedJobs1763600000047',
  steps: [
    `CREATE TABLE saved_job (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      candidate_id BIGINT UNSIGNED NOT NULL,
      job_id BIGINT UNSIGNED NOT NULL,
      saved_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX saved_job_once (candidate_id, job_id),
      INDEX saved_job_saved (candidate_id, saved_at, id),
      CONSTRAINT saved_job_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
      CONSTRAINT saved_job_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
