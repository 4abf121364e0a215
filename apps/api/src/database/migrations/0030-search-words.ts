import type { Migration } from '../migration.js';

const OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** The words of people, companies and jobs, for the administrators' searches; 0046 fills them. */
export const searchWords: Migration = {
  name: 'SearchWords1763600000030',
  steps: [
    `CREATE TABLE user_word (
      user_id BIGINT UNSIGNED NOT NULL,
      word VARCHAR(40) NOT NULL,
      user_type VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (user_id, word),
      INDEX user_word_word (user_type, word),
      CONSTRAINT user_word_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT user_word_type_check CHECK (user_type IN ('CANDIDATE', 'EMPLOYER', 'ADMIN'))
    ) ${OPTIONS}`,
    `CREATE TABLE job_word (
      job_id BIGINT UNSIGNED NOT NULL,
      word VARCHAR(40) NOT NULL,
      PRIMARY KEY (job_id, word),
      INDEX job_word_word (word),
      CONSTRAINT job_word_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
    ) ${OPTIONS}`,
  ],
};
