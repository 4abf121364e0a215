import type { Migration } from '../migration.js';

const OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

const TABLES = [
  `CREATE TABLE outbox_message (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    state VARCHAR(32) NOT NULL,
    recipient VARCHAR(254) NOT NULL,
    kind VARCHAR(50) NOT NULL,
    subject VARCHAR(300) NOT NULL,
    text MEDIUMTEXT NOT NULL,
    html MEDIUMTEXT NOT NULL,
    calendar TEXT NULL,
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    last_error VARCHAR(500) NULL,
    created_at DATETIME(3) NOT NULL,
    due_at DATETIME(3) NOT NULL,
    sent_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    INDEX outbox_message_due (state, due_at, id),
    INDEX outbox_message_recipient (recipient, created_at),
    CONSTRAINT outbox_message_state_check CHECK (state IN ('WAITING', 'SENDING', 'SENT', 'DEAD'))
  ) ${OPTIONS}`,
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
    INDEX audit_event_at (at, id)
  ) ${OPTIONS}`,
  `CREATE TABLE api_client (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    name VARCHAR(100) NOT NULL,
    key_hash CHAR(64) NOT NULL,
    scopes TEXT NOT NULL,
    is_active TINYINT(1) NOT NULL DEFAULT 1,
    created_at DATETIME(3) NOT NULL,
    last_used_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX api_client_key (key_hash)
  ) ${OPTIONS}`,
  `CREATE TABLE contact_message (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    name VARCHAR(200) NOT NULL,
    email VARCHAR(254) NOT NULL,
    phone VARCHAR(20) NOT NULL,
    message TEXT NOT NULL,
    user_type VARCHAR(32) NOT NULL,
    is_handled TINYINT(1) NOT NULL DEFAULT 0,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX contact_message_created (created_at, id),
    CONSTRAINT contact_message_type_check CHECK (user_type IN ('EMPLOYER', 'CANDIDATE'))
  ) ${OPTIONS}`,
  `CREATE TABLE notification (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    user_id BIGINT UNSIGNED NOT NULL,
    kind VARCHAR(50) NOT NULL,
    text VARCHAR(300) NOT NULL,
    path VARCHAR(300) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    read_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    INDEX notification_user_created (user_id, created_at, id),
    CONSTRAINT notification_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
  ) ${OPTIONS}`,
  // There already where the lock of a cluster was taken in it.
  `CREATE TABLE IF NOT EXISTS lease (
    name VARCHAR(50) NOT NULL,
    holder VARCHAR(60) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (name)
  ) ${OPTIONS}`,
  `CREATE TABLE rate_limit (
    \`key\` VARCHAR(255) NOT NULL,
    points INT NOT NULL DEFAULT 0,
    expire BIGINT UNSIGNED NULL,
    PRIMARY KEY (\`key\`),
    INDEX rate_limit_expire (expire)
  ) ${OPTIONS}`,
];

/** What the portal needs to run: outbox, audit trail, keys, messages, notifications, leases and limits. */
export const operations: Migration = {
  name: 'Operations1763600000003',
  steps: TABLES,
};
