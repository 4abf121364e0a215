import type { Migration } from '../migration.js';

const FILTERED = 'listed_at, id, deadline, work_mode, job_type, min_experience, max_experience, salary_min, salary_max';

/** The open jobs by what they can be filtered by: they are found and counted without reading whole rows. */
export const jobFacets: Migration = {
  name: 'JobFacets1763600000044',
  steps: [
    `ALTER TABLE job ADD INDEX job_facets (${FILTERED}, company_id, city, state, industry)`,
    `ALTER TABLE job ADD INDEX job_city (city, ${FILTERED}, industry)`,
    `ALTER TABLE job ADD INDEX job_industry (industry, ${FILTERED})`,
  ],
};
