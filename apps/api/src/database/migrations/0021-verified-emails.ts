import type { Migration } from '../migration.js';

/** Which e-mails are known to reach the owners of their accounts. Setting a password by a mailed link has proved it. */
export const verifiedEmails: Migration = {
  name: 'VerifiedEmails1763600000021',
  steps: [
    'ALTER TABLE user ADD COLUMN email_verified_at DATETIME(3) NULL AFTER consent_at',
    `CREATE TABLE email_verification (
      token_hash CHAR(64) NOT NULL,
      user_id BIGINT UNSIGNED NOT NULL,
      email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      created_at DATETIME(3) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (token_hash),
      INDEX email_verification_user (user_id),
      INDEX email_verification_expires (expires_at),
      CONSTRAINT email_verification_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    `UPDATE user u JOIN password_token t ON t.user_id = u.id AND t.used_at IS NOT NULL
      SET u.email_verified_at = t.used_at WHERE u.email_verified_at IS NULL`,
  ],
};
