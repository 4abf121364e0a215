import type { Migration } from '../migration.js';

/** A key can end by itself and be bound to addresses, and people know it by its first characters (decision 0088). */
export const keys: Migration = {
  name: 'Keys1763600000070',
  steps: [
    `ALTER TABLE api_client
      ADD COLUMN prefix VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ADD COLUMN valid_through DATE NULL,
      ADD COLUMN networks TEXT NULL,
      ADD CONSTRAINT api_client_networks_check CHECK (JSON_VALID(networks))`,
  ],
};
