import type { Migration } from '../migration.js';

/** The queue's index holds what its filters and counts ask: of 20,000 waiting requests they read no row (decision 0053). */
export const queueIndex: Migration = {
  name: 'QueueIndex1763600000028',
  steps: [
    `ALTER TABLE approval
      DROP INDEX approval_state_requested,
      ADD INDEX approval_state_requested (state, requested_at, id, company_id, job_id, proposed_value)`,
  ],
};
