import type { Migration } from '../migration.js';

/** Searches that are mailed, and in which round of the mails each job was new. */
export const jobAlerts: Migration = {
  name: 'JobAlerts1763600000048',
  steps: [
    `CREATE TABLE announced_job (
      job_id BIGINT UNSIGNED NOT NULL,
      opened_at DATETIME(3) NOT NULL,
      round INT UNSIGNED NULL,
      PRIMARY KEY (job_id),
      INDEX announced_job_round (round, job_id),
      CONSTRAINT announced_job_job_fk FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    // What has been public before there were alerts is new to nobody.
    `INSERT IGNORE INTO announced_job (job_id, opened_at, round)
      SELECT id, posted_at, 0 FROM job WHERE approval_state = 'APPROVED'`,
    `CREATE TABLE job_alert (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      candidate_id BIGINT UNSIGNED NOT NULL,
      name VARCHAR(60) NOT NULL,
      filter TEXT NOT NULL,
      frequency VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      is_paused TINYINT(1) NOT NULL DEFAULT 0,
      seen_round INT UNSIGNED NOT NULL,
      due_at DATETIME(3) NOT NULL,
      created_at DATETIME(3) NOT NULL,
      resumed_at DATETIME(3) NOT NULL,
      mailed_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      INDEX job_alert_candidate (candidate_id, created_at, id),
      INDEX job_alert_news (is_paused, frequency, seen_round, id),
      INDEX job_alert_due (is_paused, frequency, due_at, id),
      CONSTRAINT job_alert_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
      CONSTRAINT job_alert_filter_check CHECK (JSON_VALID(filter)),
      CONSTRAINT job_alert_frequency_check CHECK (frequency IN ('AT_ONCE', 'DAILY', 'WEEKLY'))
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    'ALTER TABLE outbox_message ADD COLUMN unsubscribe_url VARCHAR(500) NULL',
  ],
};
