import { TABLE_OPTIONS } from '../../table-options.js';

/** Accounts, logins and uploaded files. */
export const accounts: readonly string[] = [
  // Email addresses have one form and are compared byte by byte, because a text collation treats andre@ and andré@ as the same address.
  `CREATE TABLE user (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    email VARCHAR(254) COLLATE utf8mb4_bin NOT NULL,
    password_hash VARCHAR(255) NULL,
    type VARCHAR(32) COLLATE ascii_bin NOT NULL,
    first_name VARCHAR(100) NOT NULL,
    last_name VARCHAR(100) NOT NULL,
    contact VARCHAR(10) NOT NULL,
    is_active TINYINT(1) NOT NULL DEFAULT 1,
    consent_version VARCHAR(20) NULL,
    consent_at DATETIME(3) NULL,
    email_verified_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    office_mailed_at DATETIME(3) NULL,
    office_mail VARCHAR(32) COLLATE ascii_bin NULL,
    session_version INT UNSIGNED NOT NULL DEFAULT 1,
    PRIMARY KEY (id),
    UNIQUE INDEX user_email (email),
    INDEX user_type_created (type, created_at, id, first_name, last_name, email, contact, is_active),
    INDEX user_type_name (type, first_name, last_name, id, email, contact, is_active, created_at),
    INDEX user_type_email (type, email, id, first_name, last_name, contact, is_active, created_at),
    INDEX user_type_contact (type, contact),
    INDEX user_type_active (type, is_active),
    CONSTRAINT user_email_check CHECK (email = LOWER(email)),
    CONSTRAINT user_contact_check CHECK (CHAR_LENGTH(contact) IN (0, 10)),
    CONSTRAINT user_consent_check CHECK ((consent_version IS NULL) = (consent_at IS NULL)),
    CONSTRAINT user_office_mail_check CHECK (office_mail IN ('EACH', 'DIGEST', 'NONE')),
    CONSTRAINT user_type_check CHECK (type IN ('CANDIDATE', 'EMPLOYER', 'ADMIN', 'MERGED')),
    CONSTRAINT user_merged_check CHECK (type <> 'MERGED' OR is_active = 0)
  ) ${TABLE_OPTIONS}`,
  // A login. Only the SHA-256 of the token is stored.
  `CREATE TABLE session (
    token_hash CHAR(64) COLLATE ascii_bin NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    browser VARCHAR(40) NULL,
    last_used_at DATETIME(3) NOT NULL,
    PRIMARY KEY (token_hash),
    INDEX session_user (user_id),
    INDEX session_expires (expires_at),
    CONSTRAINT session_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT session_time_check CHECK (expires_at > created_at),
    CONSTRAINT session_used_check CHECK (last_used_at >= created_at)
  ) ${TABLE_OPTIONS}`,
  // A browser that has logged in to an account. Two accounts in one browser are two unrelated rows (decision 0039).
  `CREATE TABLE known_device (
    mark_hash CHAR(64) COLLATE ascii_bin NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (mark_hash),
    INDEX known_device_user (user_id, expires_at),
    INDEX known_device_expires (expires_at),
    CONSTRAINT known_device_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT known_device_time_check CHECK (expires_at > created_at)
  ) ${TABLE_OPTIONS}`,
  // A link that sets a password. A user has one of each purpose, so a newer link replaces the older one.
  `CREATE TABLE password_token (
    token_hash CHAR(64) COLLATE ascii_bin NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    purpose VARCHAR(32) COLLATE ascii_bin NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    used_at DATETIME(3) NULL,
    PRIMARY KEY (token_hash),
    UNIQUE INDEX password_token_user_purpose (user_id, purpose),
    INDEX password_token_expires (purpose, expires_at),
    CONSTRAINT password_token_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT password_token_purpose_check CHECK (purpose IN ('RESET', 'INVITATION')),
    CONSTRAINT password_token_time_check CHECK (expires_at > created_at)
  ) ${TABLE_OPTIONS}`,
  // An emailed link that verifies an address, changes it, or changes it back (decision 0062).
  `CREATE TABLE email_verification (
    token_hash CHAR(64) COLLATE ascii_bin NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    email VARCHAR(254) COLLATE utf8mb4_bin NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    purpose VARCHAR(32) COLLATE ascii_bin NOT NULL DEFAULT 'VERIFY',
    PRIMARY KEY (token_hash),
    INDEX email_verification_user (user_id),
    INDEX email_verification_expires (expires_at),
    CONSTRAINT email_verification_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT email_verification_email_check CHECK (email = LOWER(email)),
    CONSTRAINT email_verification_time_check CHECK (expires_at > created_at),
    CONSTRAINT email_verification_purpose_check CHECK (purpose IN ('VERIFY', 'CHANGE', 'UNDO'))
  ) ${TABLE_OPTIONS}`,
  // The secret of an administrator’s authenticator app. It takes effect once a first code has confirmed it.
  `CREATE TABLE second_factor (
    user_id BIGINT UNSIGNED NOT NULL,
    secret_sealed VARCHAR(255) NOT NULL,
    last_step INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    confirmed_at DATETIME(3) NULL,
    PRIMARY KEY (user_id),
    CONSTRAINT second_factor_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // A single-use code that replaces the authenticator app.
  `CREATE TABLE recovery_code (
    code_hash CHAR(64) COLLATE ascii_bin NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (code_hash),
    INDEX recovery_code_user (user_id),
    CONSTRAINT recovery_code_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // Words of accounts for the administrators’ search (decision 0056).
  `CREATE TABLE user_word (
    user_id BIGINT UNSIGNED NOT NULL,
    word VARCHAR(40) NOT NULL,
    user_type VARCHAR(32) COLLATE ascii_bin NOT NULL,
    of_name TINYINT(1) NOT NULL,
    PRIMARY KEY (user_id, word),
    INDEX user_word_word (user_type, word, of_name),
    CONSTRAINT user_word_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT user_word_type_check CHECK (user_type IN ('CANDIDATE', 'EMPLOYER', 'ADMIN'))
  ) ${TABLE_OPTIONS}`,
  // The time of a user's latest visit to the home screen (decision 0077).
  `CREATE TABLE home_visit (
    user_id BIGINT UNSIGNED NOT NULL,
    looked_at DATETIME(3) NOT NULL,
    earlier_at DATETIME(3) NULL,
    PRIMARY KEY (user_id),
    CONSTRAINT home_visit_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT home_visit_time_check CHECK (earlier_at < looked_at)
  ) ${TABLE_OPTIONS}`,
  // A list with its filters that an administrator has saved under a name.
  `CREATE TABLE saved_view (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    user_id BIGINT UNSIGNED NOT NULL,
    name VARCHAR(60) NOT NULL,
    path VARCHAR(500) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX saved_view_name (user_id, name),
    CONSTRAINT saved_view_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
  ) ${TABLE_OPTIONS}`,
  // A merge of two accounts of one person, with the moved records. It is stored while the merge can be undone (decision 0058).
  `CREATE TABLE candidate_merge (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    keep_id BIGINT UNSIGNED NOT NULL,
    removed_id BIGINT UNSIGNED NOT NULL,
    moved MEDIUMTEXT NULL,
    merged_at DATETIME(3) NOT NULL,
    merged_by_name VARCHAR(200) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX candidate_merge_removed (removed_id),
    INDEX candidate_merge_keep (keep_id, merged_at, id),
    INDEX candidate_merge_merged (merged_at),
    CONSTRAINT candidate_merge_keep_fk FOREIGN KEY (keep_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT candidate_merge_removed_fk FOREIGN KEY (removed_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT candidate_merge_moved_check CHECK (JSON_VALID(moved))
  ) ${TABLE_OPTIONS}`,
  // An uploaded file. The file store holds its bytes under `storage_key`.
  `CREATE TABLE stored_file (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    owner_id BIGINT UNSIGNED NULL,
    purpose VARCHAR(32) COLLATE ascii_bin NOT NULL,
    original_name VARCHAR(255) NOT NULL,
    media_type VARCHAR(100) NOT NULL,
    size INT UNSIGNED NOT NULL,
    sha256 CHAR(64) COLLATE ascii_bin NOT NULL,
    storage_key VARCHAR(120) COLLATE ascii_bin NOT NULL,
    created_at DATETIME(3) NOT NULL,
    scan_state VARCHAR(32) COLLATE ascii_bin NOT NULL DEFAULT 'NONE',
    PRIMARY KEY (id),
    UNIQUE INDEX stored_file_key (storage_key),
    INDEX stored_file_owner (owner_id),
    INDEX stored_file_scan_state (scan_state),
    CONSTRAINT stored_file_owner_fk FOREIGN KEY (owner_id) REFERENCES user (id) ON DELETE SET NULL,
    CONSTRAINT stored_file_scan_state_check CHECK (scan_state IN ('NONE', 'CLEAN', 'WAITING', 'INFECTED')),
    CONSTRAINT stored_file_purpose_check CHECK (purpose IN ('RESUME', 'AADHAAR_CARD', 'PAN_CARD', 'DRIVING_LICENSE', 'PASSPORT',
      'EXPERIENCE_LETTER', 'CERTIFICATE', 'OFFER_LETTER'))
  ) ${TABLE_OPTIONS}`,
];
