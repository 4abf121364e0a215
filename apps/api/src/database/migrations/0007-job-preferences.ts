import type { Migration } from '../migration.js';

const CHOICE = 'VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NULL';
const NOTICE_PERIODS = "('IMMEDIATE', 'DAYS_15', 'DAYS_30', 'DAYS_60', 'DAYS_90')";

/** The preferences of candidates for the next job, and those that an application shares with the employer (decision 0144). */
export const jobPreferences: Migration = {
  name: 'JobPreferences1795824000004',
  steps: [
    `ALTER TABLE candidate_profile
      ADD COLUMN expected_salary INT UNSIGNED NULL,
      ADD COLUMN notice_period ${CHOICE},
      ADD COLUMN preferred_cities TEXT NULL,
      ADD COLUMN work_modes TEXT NULL,
      ADD COLUMN open_to ${CHOICE},
      ADD COLUMN stated_experience_years SMALLINT UNSIGNED NULL,
      ADD COLUMN preferences_confirmed_at DATETIME(3) NULL,
      ADD CONSTRAINT candidate_profile_notice_check CHECK (notice_period IN ${NOTICE_PERIODS}),
      ADD CONSTRAINT candidate_profile_open_to_check CHECK (open_to IN ('LOOKING', 'OPEN', 'NOT_LOOKING')),
      ADD CONSTRAINT candidate_profile_cities_check CHECK (JSON_VALID(preferred_cities)),
      ADD CONSTRAINT candidate_profile_modes_check CHECK (JSON_VALID(work_modes))`,
    `ALTER TABLE application
      ADD COLUMN expected_salary INT UNSIGNED NULL,
      ADD COLUMN notice_period ${CHOICE},
      ADD CONSTRAINT application_notice_check CHECK (notice_period IN ${NOTICE_PERIODS})`,
  ],
};
