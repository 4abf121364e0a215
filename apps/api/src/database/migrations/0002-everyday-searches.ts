import type { Migration } from '../migration.js';
import { indexTerms } from '../search/job-terms.js';

/** Indexes qualifications, whole short words and the names of the changed tables (decision 0131). */
export const everydaySearches: Migration = {
  name: 'EverydaySearches1764324000002',
  steps: [indexTerms],
};
