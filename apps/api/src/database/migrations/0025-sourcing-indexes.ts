import type { Migration } from '../migration.js';

/** Indexes that have all columns of the report on sourcing, so that it reads no rows (decision 0155). */
export const sourcingIndexes: Migration = {
  name: 'SourcingIndexes1795824000025',
  steps: [
    `ALTER TABLE application_fact DROP INDEX application_fact_recommended,
      ADD INDEX application_fact_recommended (recommended_on, source, accepted_on, shortlisted_on, selected_on, joined_on,
        recommended_by_id, company_id, job_id, city, industry),
      ADD INDEX application_fact_outcome (application_id, accepted_on, recommended_on, recommended_by_id, shortlisted_on,
        selected_on, joined_on)`,
    `ALTER TABLE invitation_fact DROP INDEX invitation_fact_invited,
      ADD INDEX invitation_fact_invited (invited_on, answered_on, answer, decline_reason, application_id, invited_by_id,
        company_id, job_id, city, industry)`,
  ],
};
