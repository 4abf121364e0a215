import type { Migration } from '../migration.js';

/** The day in India of an instant of the same row. */
const day = (name: string): string => `ADD COLUMN ${name}_on DATE NULL`;
const days = (...names: string[]): string => names.map(day).join(',\n      ');

/**
 * Reports count by days, so each instant that they count by has its day, and each report an index of its days with what it counts:
 * a report of a year then reads one range and no rows (decision 0086).
 */
export const reportDays: Migration = {
  name: 'ReportDays1763600000068',
  steps: [
    `ALTER TABLE application_fact
      ADD COLUMN client_answered_at DATETIME(3) NULL,
      ${days('accepted', 'shortlisted', 'interview', 'missed', 'selected', 'rejected', 'client_answered')},
      ADD INDEX application_fact_applied (applied_on, source, accepted_on, shortlisted_on, interview_on, missed_on, selected_on, rejected_on),
      ADD INDEX application_fact_accepted (accepted_on, shortlisted_on, interview_on, missed_on, selected_on, rejected_on),
      ADD INDEX application_fact_shown (accepted_on, company_id, client_answered_on),
      ADD INDEX application_fact_shortlisted (shortlisted_on, interview_on, missed_on, selected_on, rejected_on),
      ADD INDEX application_fact_interview (interview_on, missed_on, selected_on, rejected_on),
      ADD INDEX application_fact_missed (missed_on, selected_on, rejected_on),
      ADD INDEX application_fact_selected (selected_on, applied_on, rejected_on, interviews_held, company_id),
      ADD INDEX application_fact_joined (joined_on, applied_on),
      ADD INDEX application_fact_company (company_id, applied_on),
      ADD INDEX application_fact_job (job_id, applied_on)`,
    `ALTER TABLE approval_fact
      ${days('decided', 'entered', 'left')},
      ADD INDEX approval_fact_decided (decided_on, outcome, waited, subject, requested_at, decided_at, working_seconds, decided_by_id, reason),
      ADD INDEX approval_fact_entered (entered_on, step, left_on, gone_at),
      ADD INDEX approval_fact_waiting (outcome, gone_at, requested_at, subject),
      ADD INDEX approval_fact_requested (requested_on, outcome, waited, subject, requested_at, decided_at),
      ADD INDEX approval_fact_company (company_id, requested_on),
      ADD INDEX approval_fact_job (job_id, requested_on)`,
    `ALTER TABLE interview_fact
      ${days('approved')},
      ADD INDEX interview_fact_starts (starts_on, outcome, approved_on),
      ADD INDEX interview_fact_company (company_id, starts_on),
      ADD INDEX interview_fact_job (job_id, starts_on)`,
    `ALTER TABLE offer_fact
      ${days('accepted', 'answered')},
      ADD INDEX offer_fact_made (made_on, replaced_at, answer, joining, answered_on, company_id),
      ADD INDEX offer_fact_company (company_id, made_on)`,
    `ALTER TABLE job_fact
      ${days('approved', 'stopped')},
      ADD INDEX job_fact_posted (posted_on, job_id),
      ADD INDEX job_fact_company (company_id, posted_on)`,
    `ALTER TABLE job_view_day
      DROP INDEX job_view_day_day,
      ADD INDEX job_view_day_day (day, views),
      ADD INDEX job_view_day_company (company_id, day, views)`,
  ],
};
