import type { Migration } from '../migration.js';

/** The client scorecard that no city, industry or source narrows reads an index without these columns (decision 0098). */
export const scorecardIndex: Migration = {
  name: 'ScorecardIndex1763700000077',
  steps: [
    'ALTER TABLE application_fact ADD INDEX application_fact_client (company_id, accepted_on, client_answered_on)',
  ],
};
