import type { Migration } from '../migration.js';

const NARROWED = 'city, industry, source';

/**
 * Each report reads ranges of indexes that have everything in them, what narrows it too, in the order in which it counts: the
 * database then adds up while it reads (decision 0086).
 */
export const reportRanges: Migration = {
  name: 'ReportRanges1763600000072',
  steps: [
    `ALTER TABLE application_fact
      DROP INDEX application_fact_applied,
      ADD INDEX application_fact_applied (applied_on, source, accepted_on, shortlisted_on, interview_on, missed_on,
        selected_on, rejected_on, city, industry),
      DROP INDEX application_fact_accepted,
      ADD INDEX application_fact_accepted
        (accepted_on, shortlisted_on, interview_on, missed_on, selected_on, rejected_on, ${NARROWED}),
      DROP INDEX application_fact_shown,
      ADD INDEX application_fact_shown (company_id, accepted_on, client_answered_on, ${NARROWED})`,
    `ALTER TABLE approval_fact
      ADD COLUMN clock_seconds INT UNSIGNED NULL,
      DROP INDEX approval_fact_decided,
      ADD INDEX approval_fact_decided
        (decided_on, outcome, waited, subject, clock_seconds, working_seconds, decided_by_id, reason, ${NARROWED}),
      DROP INDEX approval_fact_entered,
      ADD INDEX approval_fact_entered (entered_on, step, left_on, gone_at, ${NARROWED}),
      DROP INDEX approval_fact_requested,
      ADD INDEX approval_fact_requested (requested_on, outcome, waited, subject, clock_seconds)`,
    `ALTER TABLE offer_fact
      ADD COLUMN filled_on DATE NULL,
      ADD COLUMN days_to_fill INT NULL,
      ADD INDEX offer_fact_filled (filled_on, days_to_fill)`,
    `ALTER TABLE job_view_day
      DROP INDEX job_view_day_day,
      ADD INDEX job_view_day_day (day, views, city, industry)`,
    // Of records that are gone nothing can be worked out anew.
    'UPDATE approval_fact SET clock_seconds = GREATEST(TIMESTAMPDIFF(SECOND, requested_at, decided_at), 0) WHERE gone_at IS NOT NULL',
  ],
};
