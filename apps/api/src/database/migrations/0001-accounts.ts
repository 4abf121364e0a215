import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, companies, candidates and their files. */
export class Accounts1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = [
      'candidate_education',
      'candidate_experience',
      'candidate_profile',
      'stored_file',
      'company_address',
    ];
    for (const name of [...names, 'company', 'password_token', 'session', 'user'])
      await runner.query(`DROP TABLE ${name}`);
  }
}

const OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

const TABLES = [
  `CREATE TABLE user (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    email VARCHAR(254) NOT NULL,
    password_hash VARCHAR(255) NULL,
    type VARCHAR(32) NOT NULL,
    first_name VARCHAR(100) NOT NULL,
    last_name VARCHAR(100) NOT NULL,
    contact VARCHAR(10) NOT NULL,
    is_active TINYINT(1) NOT NULL DEFAULT 1,
    consent_version VARCHAR(20) NULL,
    consent_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    PRIMARY KEY (id),
    UNIQUE INDEX user_email (email),
    INDEX user_type_created (type, created_at, id),
    CONSTRAINT user_type_check CHECK (type IN ('CANDIDATE', 'EMPLOYER', 'ADMIN'))
  ) ${OPTIONS}`,
  `CREATE TABLE session (
    token_hash CHAR(64) NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (token_hash),
    INDEX session_user (user_id),
    INDEX session_expires (expires_at),
    CONSTRAINT session_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
  ) ${OPTIONS}`,
  `CREATE TABLE password_token (
    token_hash CHAR(64) NOT NULL,
    user_id BIGINT UNSIGNED NOT NULL,
    purpose VARCHAR(32) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    used_at DATETIME(3) NULL,
    PRIMARY KEY (token_hash),
    INDEX password_token_user (user_id),
    CONSTRAINT password_token_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT password_token_purpose_check CHECK (purpose IN ('RESET', 'INVITATION'))
  ) ${OPTIONS}`,
  `CREATE TABLE company (
    id BIGINT UNSIGNED NOT NULL,
    name VARCHAR(200) NOT NULL,
    website VARCHAR(500) NOT NULL,
    gstin VARCHAR(15) NOT NULL,
    description TEXT NULL,
    industry VARCHAR(150) NULL,
    company_email VARCHAR(254) NULL,
    phone VARCHAR(10) NULL,
    size INT UNSIGNED NULL,
    headquarters VARCHAR(200) NULL,
    year_established SMALLINT UNSIGNED NULL,
    is_profile_complete TINYINT(1) NOT NULL DEFAULT 0,
    approval_state VARCHAR(32) NOT NULL,
    approval_id BIGINT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    PRIMARY KEY (id),
    INDEX company_approval_created (approval_state, created_at, id),
    INDEX company_created (created_at, id),
    CONSTRAINT company_user_fk FOREIGN KEY (id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT company_approval_check CHECK (approval_state IN ('PENDING', 'APPROVED', 'REJECTED'))
  ) ${OPTIONS}`,
  `CREATE TABLE company_address (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id BIGINT UNSIGNED NOT NULL,
    position SMALLINT UNSIGNED NOT NULL,
    line1 VARCHAR(200) NOT NULL,
    line2 VARCHAR(200) NULL,
    city VARCHAR(100) NOT NULL,
    state VARCHAR(60) NOT NULL,
    country VARCHAR(60) NOT NULL,
    pincode VARCHAR(6) NOT NULL,
    is_primary TINYINT(1) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX company_address_position (company_id, position),
    CONSTRAINT company_address_company_fk FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
  ) ${OPTIONS}`,
  `CREATE TABLE stored_file (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    owner_id BIGINT UNSIGNED NULL,
    purpose VARCHAR(32) NOT NULL,
    original_name VARCHAR(255) NOT NULL,
    media_type VARCHAR(100) NOT NULL,
    size INT UNSIGNED NOT NULL,
    sha256 CHAR(64) NOT NULL,
    storage_key VARCHAR(120) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX stored_file_owner (owner_id),
    UNIQUE INDEX stored_file_key (storage_key),
    CONSTRAINT stored_file_owner_fk FOREIGN KEY (owner_id) REFERENCES user (id) ON DELETE SET NULL
  ) ${OPTIONS}`,
  `CREATE TABLE candidate_profile (
    id BIGINT UNSIGNED NOT NULL,
    middle_name VARCHAR(100) NULL,
    gender VARCHAR(32) NULL,
    address_line1 VARCHAR(200) NULL,
    address_line2 VARCHAR(200) NULL,
    city VARCHAR(100) NULL,
    state VARCHAR(60) NULL,
    country VARCHAR(60) NULL,
    experience_level VARCHAR(32) NOT NULL,
    aadhaar_last_four VARCHAR(4) NULL,
    pan_number_sealed VARCHAR(255) NULL,
    driving_license_number_sealed VARCHAR(255) NULL,
    passport_number_sealed VARCHAR(255) NULL,
    resume_id BIGINT UNSIGNED NULL,
    aadhaar_card_id BIGINT UNSIGNED NULL,
    pan_card_id BIGINT UNSIGNED NULL,
    driving_license_id BIGINT UNSIGNED NULL,
    passport_id BIGINT UNSIGNED NULL,
    is_complete TINYINT(1) NOT NULL DEFAULT 0,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    PRIMARY KEY (id),
    CONSTRAINT candidate_profile_user_fk FOREIGN KEY (id) REFERENCES user (id) ON DELETE CASCADE,
    CONSTRAINT candidate_profile_resume_fk FOREIGN KEY (resume_id) REFERENCES stored_file (id) ON DELETE SET NULL,
    CONSTRAINT candidate_profile_aadhaar_card_fk FOREIGN KEY (aadhaar_card_id) REFERENCES stored_file (id) ON DELETE SET NULL,
    CONSTRAINT candidate_profile_pan_card_fk FOREIGN KEY (pan_card_id) REFERENCES stored_file (id) ON DELETE SET NULL,
    CONSTRAINT candidate_profile_driving_license_fk FOREIGN KEY (driving_license_id) REFERENCES stored_file (id) ON DELETE SET NULL,
    CONSTRAINT candidate_profile_passport_fk FOREIGN KEY (passport_id) REFERENCES stored_file (id) ON DELETE SET NULL,
    CONSTRAINT candidate_profile_gender_check CHECK (gender IN ('MALE', 'FEMALE', 'OTHER')),
    CONSTRAINT candidate_profile_experience_check CHECK (experience_level IN ('FRESHER', 'EXPERIENCED'))
  ) ${OPTIONS}`,
  `CREATE TABLE candidate_experience (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    candidate_id BIGINT UNSIGNED NOT NULL,
    position SMALLINT UNSIGNED NOT NULL,
    company_name VARCHAR(200) NOT NULL,
    from_date DATE NOT NULL,
    to_date DATE NULL,
    job_role VARCHAR(200) NOT NULL,
    last_designation VARCHAR(200) NULL,
    skills VARCHAR(2000) NULL,
    experience_letter_id BIGINT UNSIGNED NULL,
    PRIMARY KEY (id),
    INDEX candidate_experience_position (candidate_id, position),
    CONSTRAINT candidate_experience_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
    CONSTRAINT candidate_experience_letter_fk FOREIGN KEY (experience_letter_id) REFERENCES stored_file (id) ON DELETE SET NULL
  ) ${OPTIONS}`,
  `CREATE TABLE candidate_education (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    candidate_id BIGINT UNSIGNED NOT NULL,
    position SMALLINT UNSIGNED NOT NULL,
    qualification VARCHAR(200) NOT NULL,
    university VARCHAR(200) NOT NULL,
    year_of_completion SMALLINT UNSIGNED NOT NULL,
    marks VARCHAR(6) NOT NULL,
    skills VARCHAR(2000) NULL,
    certificate_id BIGINT UNSIGNED NULL,
    PRIMARY KEY (id),
    INDEX candidate_education_position (candidate_id, position),
    CONSTRAINT candidate_education_candidate_fk FOREIGN KEY (candidate_id) REFERENCES candidate_profile (id) ON DELETE CASCADE,
    CONSTRAINT candidate_education_certificate_fk FOREIGN KEY (certificate_id) REFERENCES stored_file (id) ON DELETE SET NULL
  ) ${OPTIONS}`,
];
