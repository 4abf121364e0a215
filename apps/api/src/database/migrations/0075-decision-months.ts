import type { Migration } from '../migration.js';

const NARROWED = 'city, industry, source';

/**
 * How long requests waited is counted in the order of an index, month by month, and what narrows a report stands in every index that
 * it reads: otherwise each row is looked up, or the plan turns to another index (decision 0098). The next migration fills the columns.
 */
export const decisionMonths: Migration = {
  name: 'DecisionMonths1763600000075',
  steps: [
    `ALTER TABLE approval_fact
      ADD COLUMN decision_month MEDIUMINT UNSIGNED NULL,
      ADD COLUMN clock_minutes INT UNSIGNED NULL,
      ADD COLUMN working_minutes INT UNSIGNED NULL`,
    `ALTER TABLE approval_fact
      DROP INDEX approval_fact_waiting,
      ADD INDEX approval_fact_waiting (outcome, gone_at, requested_at, subject, ${NARROWED}),
      ADD INDEX approval_fact_clock (decision_month, subject, outcome, clock_minutes, decided_on, ${NARROWED}),
      ADD INDEX approval_fact_working (decision_month, subject, outcome, working_minutes, decided_on, ${NARROWED})`,
    `ALTER TABLE application_fact
      DROP INDEX application_fact_shortlisted,
      ADD INDEX application_fact_shortlisted (shortlisted_on, interview_on, missed_on, selected_on, rejected_on, ${NARROWED}),
      DROP INDEX application_fact_interview,
      ADD INDEX application_fact_interview (interview_on, missed_on, selected_on, rejected_on, ${NARROWED}),
      DROP INDEX application_fact_missed,
      ADD INDEX application_fact_missed (missed_on, selected_on, rejected_on, ${NARROWED}),
      DROP INDEX application_fact_selected,
      ADD INDEX application_fact_selected (selected_on, applied_on, rejected_on, interviews_held, company_id, ${NARROWED}),
      DROP INDEX application_fact_joined,
      ADD INDEX application_fact_joined (joined_on, applied_on, ${NARROWED})`,
    `ALTER TABLE interview_fact
      DROP INDEX interview_fact_starts,
      ADD INDEX interview_fact_starts (starts_on, outcome, approved_on, ${NARROWED})`,
    `ALTER TABLE offer_fact
      DROP INDEX offer_fact_made,
      ADD INDEX offer_fact_made (made_on, replaced_at, answer, joining, answered_on, company_id, ${NARROWED})`,
  ],
};
