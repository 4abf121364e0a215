import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

/** Named lists of candidates that all administrators share (decision 0151). */
export const talentPools: Migration = {
  name: 'TalentPools1795824000011',
  steps: [
    `CREATE TABLE talent_pool (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      name VARCHAR(80) NOT NULL,
      author_name VARCHAR(200) NOT NULL,
      created_at DATETIME(3) NOT NULL,
      revision INT UNSIGNED NOT NULL DEFAULT 0,
      PRIMARY KEY (id),
      UNIQUE INDEX talent_pool_name (name)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE talent_pool_member (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      pool_id BIGINT UNSIGNED NOT NULL,
      candidate_id BIGINT UNSIGNED NOT NULL,
      note VARCHAR(200) NULL,
      added_by_name VARCHAR(200) NOT NULL,
      added_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX talent_pool_member_once (candidate_id, pool_id),
      INDEX talent_pool_member_pool (pool_id, candidate_id),
      CONSTRAINT talent_pool_member_pool_fk FOREIGN KEY (pool_id) REFERENCES talent_pool (id) ON DELETE CASCADE,
      CONSTRAINT talent_pool_member_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
  ],
};
