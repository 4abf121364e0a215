import type { Migration } from '../migration.js';

/** The import that created a pool, for its undo (decision 0153). */
export const poolsOfImports: Migration = {
  name: 'PoolsOfImports1795824000017',
  steps: ['ALTER TABLE talent_pool ADD COLUMN import_id BIGINT UNSIGNED NULL'],
};
