import { addDays, todayInIndia } from '@job-alert/domain/calendar';
import type { EntityManager } from 'typeorm';
import type { Migration } from '../migration.js';

/** Jobs that are open now are the first lines of the feed, in the order of their lists. */
async function tellOfOpenJobs(manager: EntityManager): Promise<void> {
  const yesterday = addDays(todayInIndia(new Date()), -1);
  await manager.query('UPDATE job SET in_feed = deadline > ?, changed_at = listed_at WHERE listed_at IS NOT NULL', [
    yesterday,
  ]);
  await manager.query(`INSERT IGNORE INTO job_change (id, job_id, kind, at)
    SELECT ROW_NUMBER() OVER (ORDER BY listed_at, id), id, 'OPENED', listed_at FROM job WHERE in_feed = 1`);
  await manager.query(
    'INSERT IGNORE INTO job_feed (id, latest, forgotten) SELECT 1, COALESCE(MAX(id), 0), 0 FROM job_change',
  );
}

/** The feed of changes (decision 0081). */
export const jobChanges: Migration = {
  name: 'JobChanges1763600000061',
  steps: [
    `ALTER TABLE job ADD COLUMN in_feed TINYINT(1) NOT NULL DEFAULT 0, ADD COLUMN changed_at DATETIME(3) NULL,
      ADD INDEX job_in_feed (in_feed, deadline, id),
      ADD CONSTRAINT job_in_feed_check CHECK (in_feed = 0 OR changed_at IS NOT NULL)`,
    `CREATE TABLE job_feed (
      id TINYINT UNSIGNED NOT NULL,
      latest BIGINT UNSIGNED NOT NULL,
      forgotten BIGINT UNSIGNED NOT NULL,
      PRIMARY KEY (id),
      CONSTRAINT job_feed_check CHECK (forgotten <= latest)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    `CREATE TABLE job_change (
      id BIGINT UNSIGNED NOT NULL,
      job_id BIGINT UNSIGNED NOT NULL,
      kind VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX job_change_job (job_id, id),
      INDEX job_change_at (at, id),
      CONSTRAINT job_change_kind_check CHECK (kind IN ('OPENED', 'CHANGED', 'CLOSED'))
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    tellOfOpenJobs,
  ],
};
