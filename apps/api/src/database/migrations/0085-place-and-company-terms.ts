import { indexTableTerms } from '../job-terms.js';
import type { Migration } from '../migration.js';

/** Open jobs are found by all names of their places and by the names of their companies (decision 0111). */
export const placeAndCompanyTerms: Migration = {
  name: 'PlaceAndCompanyTerms1763700000085',
  steps: [indexTableTerms],
};
