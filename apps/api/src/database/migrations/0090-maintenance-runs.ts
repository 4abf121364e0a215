import type { Migration } from '../migration.js';

/** When backup and sweep last succeeded. Until the first run the age counts from this migration, so that a task that never runs is noticed. */
export const maintenanceRuns: Migration = {
  name: 'MaintenanceRuns1763700000090',
  steps: [
    `CREATE TABLE maintenance_run (
      task VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      succeeded_at DATETIME(3) NOT NULL,
      PRIMARY KEY (task)
    ) ENGINE=InnoDB`,
    `INSERT IGNORE INTO maintenance_run (task, succeeded_at)
      VALUES ('backup', UTC_TIMESTAMP(3)), ('sweep', UTC_TIMESTAMP(3))`,
  ],
};
