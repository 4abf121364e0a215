import type { Migration } from '../migration.js';

const REASONS = `('NOT_VERIFIED', 'GSTIN_MISMATCH', 'DUPLICATE', 'OUTSIDE_OUR_FIELD', 'PAY_UNCLEAR', 'UNLAWFUL_TEXT', 'INCOMPLETE', 'NOT_YET',
  'MORE_FACTS_NEEDED', 'CHOICE_NOT_CLEAR', 'CANDIDATE_WITHDREW', 'COMPANY_WITHDREW', 'EXPERIENCE_MISMATCH', 'SKILLS_MISMATCH',
  'SALARY_MISMATCH', 'LOCATION_MISMATCH', 'NOT_AVAILABLE', 'PROFILE_INCOMPLETE', 'POSITION_FILLED', 'OTHER')`;

/** A company withdraws a proposal that waits for a decision (decision 0176). */
export const proposalWithdrawals: Migration = {
  name: 'ProposalWithdrawals1795824000030',
  steps: [
    `ALTER TABLE approval DROP CONSTRAINT approval_reason_check,
      ADD CONSTRAINT approval_reason_check CHECK (reason IN ${REASONS})`,
  ],
};
