import type { Migration } from '../migration.js';

const REASONS = `'NOT_VERIFIED', 'GSTIN_MISMATCH', 'DUPLICATE', 'OUTSIDE_OUR_FIELD', 'PAY_UNCLEAR', 'UNLAWFUL_TEXT', 'INCOMPLETE', 'NOT_YET',
  'MORE_FACTS_NEEDED', 'CHOICE_NOT_CLEAR', 'CANDIDATE_WITHDREW', 'EXPERIENCE_MISMATCH', 'SKILLS_MISMATCH', 'SALARY_MISMATCH',
  'LOCATION_MISMATCH', 'NOT_AVAILABLE', 'PROFILE_INCOMPLETE', 'POSITION_FILLED', 'OTHER'`;

/** New applications are rejected with reasons of their own (decision 0114). */
export const screeningReasons: Migration = {
  name: 'ScreeningReasons1763600000089',
  steps: [
    'ALTER TABLE approval DROP CONSTRAINT approval_reason_check',
    `ALTER TABLE approval ADD CONSTRAINT approval_reason_check CHECK (reason IN (${REASONS}))`,
  ],
};
