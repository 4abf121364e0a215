import { LEASE_TABLE } from '../../migration-lock.js';
import { TABLE_OPTIONS } from '../../table-options.js';

/** Audit trail, limits and background work. */
export const operations: readonly string[] = [
  // Append-only. It contains no personal data, only ids and field names.
  `CREATE TABLE audit_event (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    at DATETIME(3) NOT NULL,
    actor_id BIGINT UNSIGNED NULL,
    actor_type VARCHAR(20) NOT NULL,
    action VARCHAR(60) NOT NULL,
    subject_type VARCHAR(40) NOT NULL,
    subject_id VARCHAR(40) NOT NULL,
    details TEXT NULL,
    ip VARCHAR(45) NULL,
    PRIMARY KEY (id),
    INDEX audit_event_subject (subject_type, subject_id, at),
    INDEX audit_event_actor (actor_id, at),
    INDEX audit_event_at (at, id),
    CONSTRAINT audit_event_details_check CHECK (JSON_VALID(details))
  ) ${TABLE_OPTIONS}`,
  // Counters of the rate limiter, which all servers share.
  `CREATE TABLE rate_limit (
    \`key\` VARCHAR(255) COLLATE ascii_bin NOT NULL,
    points INT NOT NULL DEFAULT 0,
    expire BIGINT UNSIGNED NULL,
    PRIMARY KEY (\`key\`),
    INDEX rate_limit_expire (expire)
  ) ${TABLE_OPTIONS}`,
  // The worker that may run a background job now. A cluster’s migration lock may already have created this table.
  LEASE_TABLE,
  // The time of the last successful backup and sweep. Until the first run the age counts from the migration, so that a task that never runs is
  // noticed.
  `CREATE TABLE maintenance_run (
    task VARCHAR(32) COLLATE ascii_bin NOT NULL,
    succeeded_at DATETIME(3) NOT NULL,
    PRIMARY KEY (task)
  ) ${TABLE_OPTIONS}`,
  // The time of the latest heartbeat, from which the delay of read replicas is computed (decision 0097).
  `CREATE TABLE replication_beat (
    id TINYINT UNSIGNED NOT NULL,
    at DATETIME(3) NOT NULL,
    PRIMARY KEY (id)
  ) ${TABLE_OPTIONS}`,
  `INSERT IGNORE INTO maintenance_run (task, succeeded_at) VALUES
    ('backup', UTC_TIMESTAMP(3)), ('sweep', UTC_TIMESTAMP(3))`,
];
