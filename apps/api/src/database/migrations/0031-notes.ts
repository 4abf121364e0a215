import type { Migration } from '../migration.js';

/** What administrators note for each other on a company, a candidate or an application. */
export const notes: Migration = {
  name: 'Notes1763600000031',
  steps: [
    `CREATE TABLE note (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      company_id BIGINT UNSIGNED NULL,
      candidate_id BIGINT UNSIGNED NULL,
      application_id BIGINT UNSIGNED NULL,
      text TEXT NOT NULL,
      author_id BIGINT UNSIGNED NOT NULL,
      author_name VARCHAR(200) NOT NULL,
      created_at DATETIME(3) NOT NULL,
      INDEX note_company (company_id, created_at, id),
      INDEX note_candidate (candidate_id, created_at, id),
      INDEX note_application (application_id, created_at, id),
      CONSTRAINT note_company_fk FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
      CONSTRAINT note_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
      CONSTRAINT note_application_fk FOREIGN KEY (application_id) REFERENCES application (id) ON DELETE CASCADE,
      CONSTRAINT note_subject_check
        CHECK ((company_id IS NOT NULL) + (candidate_id IS NOT NULL) + (application_id IS NOT NULL) = 1)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
