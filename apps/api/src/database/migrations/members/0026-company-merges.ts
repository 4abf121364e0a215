import type { Migration } from '../../migration.js';
import { TABLE_OPTIONS } from '../../table-options.js';

/** The companies that were merged into another one (decision 0173). */
export const companyMerges: Migration = {
  name: 'CompanyMerges1795824000026',
  steps: [
    `CREATE TABLE company_merge (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      keep_id BIGINT UNSIGNED NOT NULL,
      removed_id BIGINT UNSIGNED NOT NULL,
      removed_name VARCHAR(200) NOT NULL,
      merged_at DATETIME(3) NOT NULL,
      merged_by_name VARCHAR(200) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX company_merge_removed (removed_id),
      INDEX company_merge_keep (keep_id, merged_at, id),
      CONSTRAINT company_merge_keep_fk FOREIGN KEY (keep_id) REFERENCES company (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
  ],
};
