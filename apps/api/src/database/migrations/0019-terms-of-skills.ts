import type { Migration } from '../migration.js';

/**
 * Marks all candidates for a new index in the background (decision 0145). Earlier versions indexed the words of a skill's name one by one, so
 * that "React" finds React Native until the profile changes.
 */
export const termsOfSkills: Migration = {
  name: 'TermsOfSkills1795824000019',
  steps: ['UPDATE candidate_search SET due_at = UTC_TIMESTAMP(3) WHERE due_at IS NULL'],
};
