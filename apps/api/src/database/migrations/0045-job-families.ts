import { indexTableTerms } from '../job-terms.js';
import type { Migration } from '../migration.js';

/** The families of words under which open jobs are found. */
export const jobFamilies: Migration = {
  name: 'JobFamilies1763600000045',
  steps: [indexTableTerms],
};
