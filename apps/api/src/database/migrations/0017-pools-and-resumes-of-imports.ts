import type { Migration } from '../migration.js';

/** The import that created a pool, for its undo (decision 0153), and the administrator who stored a resume (decision 0157). */
export const poolsAndResumesOfImports: Migration = {
  name: 'PoolsAndResumesOfImports1795824000017',
  steps: [
    'ALTER TABLE talent_pool ADD COLUMN import_id BIGINT UNSIGNED NULL',
    'ALTER TABLE stored_file ADD COLUMN stored_by_name VARCHAR(200) NULL',
  ],
};
