import type { Migration } from '../migration.js';
import { rebuildFacts } from '../reports/report-facts.js';
import { TABLE_OPTIONS } from '../table-options.js';

/** Facts of invitations and recommendations for the report on sourcing (decision 0155). */
export const sourcingFacts: Migration = {
  name: 'SourcingFacts1795824000015',
  steps: [
    `CREATE TABLE invitation_fact (
      invitation_id BIGINT UNSIGNED NOT NULL,
      job_id BIGINT UNSIGNED NOT NULL,
      company_id BIGINT UNSIGNED NOT NULL,
      industry VARCHAR(150) NOT NULL,
      city VARCHAR(100) NOT NULL,
      state VARCHAR(60) NOT NULL,
      invited_at DATETIME(3) NOT NULL,
      invited_on DATE NOT NULL,
      invited_by_id BIGINT UNSIGNED NULL,
      answer VARCHAR(32) COLLATE ascii_bin NULL,
      answered_at DATETIME(3) NULL,
      answered_on DATE NULL,
      decline_reason VARCHAR(32) COLLATE ascii_bin NULL,
      application_id BIGINT UNSIGNED NULL,
      gone_at DATETIME(3) NULL,
      PRIMARY KEY (invitation_id),
      INDEX invitation_fact_invited (invited_on),
      INDEX invitation_fact_company (company_id, invited_on),
      INDEX invitation_fact_job (job_id, invited_on)
    ) ${TABLE_OPTIONS}`,
    `ALTER TABLE application_fact ADD COLUMN recommended_at DATETIME(3) NULL,
      ADD COLUMN recommended_on DATE NULL,
      ADD COLUMN recommended_by_id BIGINT UNSIGNED NULL,
      ADD INDEX application_fact_recommended (recommended_on)`,
    rebuildFacts,
  ],
};
