import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

/** The recommendations of administrators for applications, with every version (decision 0150). */
export const recommendations: Migration = {
  name: 'Recommendations1795824000010',
  steps: [
    `CREATE TABLE recommendation (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      application_id BIGINT UNSIGNED NOT NULL,
      text VARCHAR(1000) NULL,
      rating TINYINT UNSIGNED NULL,
      written_by_id BIGINT UNSIGNED NOT NULL,
      written_by_name VARCHAR(200) NOT NULL,
      written_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX recommendation_application (application_id, id),
      CONSTRAINT recommendation_application_fk FOREIGN KEY (application_id) REFERENCES application (id) ON DELETE CASCADE,
      CONSTRAINT recommendation_content_check CHECK (text IS NOT NULL OR rating IS NOT NULL),
      CONSTRAINT recommendation_rating_check CHECK (rating BETWEEN 1 AND 5)
    ) ${TABLE_OPTIONS}`,
  ],
};
