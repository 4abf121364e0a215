import type { Migration } from '../migration.js';
import { indexEverything } from '../search-words.js';

/** Which words are of a name or a title, so that the lists are searched by words too. */
export const wordsOfNames: Migration = {
  name: 'WordsOfNames1763600000046',
  steps: [
    `ALTER TABLE user_word ADD COLUMN of_name TINYINT(1) NOT NULL DEFAULT 0,
      DROP INDEX user_word_word, ADD INDEX user_word_word (user_type, word, of_name)`,
    'ALTER TABLE user_word ALTER COLUMN of_name DROP DEFAULT',
    `ALTER TABLE job_word ADD COLUMN of_title TINYINT(1) NOT NULL DEFAULT 0,
      DROP INDEX job_word_word, ADD INDEX job_word_word (word, of_title)`,
    'ALTER TABLE job_word ALTER COLUMN of_title DROP DEFAULT',
    indexEverything,
  ],
};
