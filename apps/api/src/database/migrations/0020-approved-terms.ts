import type { Migration } from '../migration.js';

/** What an administrator approved of a job that its employer has changed since; what stood before counts as approved. */
export const approvedTerms: Migration = {
  name: 'ApprovedTerms1763600000020',
  steps: ['ALTER TABLE job ADD COLUMN approved_terms TEXT NULL'],
};
