import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor for administrators, and the consent that candidates give with their identity papers. */
export class SecondFactorAndIdentityConsent1763600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query(
      `ALTER TABLE candidate_profile
        ADD COLUMN identity_consent_version VARCHAR(20) NULL,
        ADD COLUMN identity_consent_at DATETIME(3) NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE candidate_profile DROP COLUMN identity_consent_version, DROP COLUMN identity_consent_at',
    );
    for (const name of ['recovery_code', 'second_factor']) await runner.query(`DROP TABLE ${name}`);
  }
}

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
