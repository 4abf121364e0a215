import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

/** The people of a job (decision 0167). */
export const peopleOfJobs: Migration = {
  name: 'PeopleOfJobs1795824000023',
  steps: [
    `CREATE TABLE job_member (
      job_id BIGINT UNSIGNED NOT NULL,
      user_id BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (job_id, user_id),
      CONSTRAINT job_member_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE,
      CONSTRAINT job_member_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
  ],
};
