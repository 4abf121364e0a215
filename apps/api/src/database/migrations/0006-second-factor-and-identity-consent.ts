import type { Migration } from '../migration.js';

const OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

const TABLES = [
  `CREATE TABLE second_factor (
    user_id BIGINT UNSIGNED NOT NULL,
    secret_sealed VARCHAR(255) NOT NULL,
    last_step INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    confirmed_at DATETIME(3) NULL,
    PRIMARY KEY (user_id),
    CONSTRAINT second_factor_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
  ) ${OPTIONS}`,
  `CREATE TABLE recovery_code (
    code_hash CHAR(64) NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (code_hash),
    INDEX recovery_code_user (user_id),
    CONSTRAINT recovery_code_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
  ) ${OPTIONS}`,
];

/** A second factor for administrators, and the consent that candidates give with their identity papers. */
export const secondFactorAndIdentityConsent: Migration = {
  name: 'SecondFactorAndIdentityConsent1763600000006',
  steps: [
    ...TABLES,
    `ALTER TABLE candidate_profile
      ADD COLUMN identity_consent_version VARCHAR(20) NULL,
      ADD COLUMN identity_consent_at DATETIME(3) NULL`,
  ],
};
