import type { Migration } from '../migration.js';

/** Open jobs by their highest salary, with what most filters ask for (decision 0112). */
export const jobSalaryIndex: Migration = {
  name: 'JobSalaryIndex1763700000086',
  steps: [
    `ALTER TABLE job ADD INDEX job_salary
      (salary_max, id, listed_at, deadline, work_mode, job_type, min_experience, max_experience, salary_min, company_id)`,
  ],
};
