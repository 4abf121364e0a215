import type { Migration } from '../migration.js';

/** Lists with their filters that administrators keep under names. */
export const savedViews: Migration = {
  name: 'SavedViews1763600000037',
  steps: [
    `CREATE TABLE saved_view (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      user_id BIGINT UNSIGNED NOT NULL,
      name VARCHAR(60) NOT NULL,
      path VARCHAR(500) NOT NULL,
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX saved_view_name (user_id, name),
      CONSTRAINT saved_view_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  ],
};
