import type { Migration } from '../migration.js';

/**
 * Marks all candidates for a new index in the background (decision 0145). Those that were indexed before names of skills of several words had
 * one term each are not found by these names.
 */
export const termsOfSkills: Migration = {
  name: 'TermsOfSkills1795824000019',
  steps: ['UPDATE candidate_search SET due_at = UTC_TIMESTAMP(3) WHERE due_at IS NULL'],
};
