import type { Migration } from '../migration.js';
import { TABLE_OPTIONS } from '../table-options.js';

const REASONS = `('NOT_VERIFIED', 'GSTIN_MISMATCH', 'DUPLICATE', 'OUTSIDE_OUR_FIELD', 'PAY_UNCLEAR', 'UNLAWFUL_TEXT', 'INCOMPLETE', 'NOT_YET',
  'MORE_FACTS_NEEDED', 'CHOICE_NOT_CLEAR', 'CANDIDATE_WITHDREW', 'COMPANY_WITHDREW', 'EXPERIENCE_MISMATCH', 'SKILLS_MISMATCH',
  'SALARY_MISMATCH', 'LOCATION_MISMATCH', 'NOT_AVAILABLE', 'PROFILE_INCOMPLETE', 'POSITION_FILLED', 'OTHER')`;

/** A company withdraws a proposal that waits for a decision, and its members mark applications as read (decision 0176). */
export const decidingQuickly: Migration = {
  name: 'DecidingQuickly1795824000030',
  steps: [
    `ALTER TABLE approval DROP CONSTRAINT approval_reason_check,
      ADD CONSTRAINT approval_reason_check CHECK (reason IN ${REASONS})`,
    `CREATE TABLE application_read (
      user_id BIGINT UNSIGNED NOT NULL,
      application_id BIGINT UNSIGNED NOT NULL,
      read_at DATETIME(3) NOT NULL,
      PRIMARY KEY (user_id, application_id),
      CONSTRAINT application_read_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT application_read_application_fk FOREIGN KEY (application_id) REFERENCES application (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
  ],
};
