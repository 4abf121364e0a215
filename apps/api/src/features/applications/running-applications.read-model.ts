import type { EntityManager } from 'typeorm';
import { IS_RUNNING } from '../../database/running-applications.js';

/** An application that was neither rejected, withdrawn, declined nor joined. */
export interface RunningApplication {
  id: string;
  candidateId: string;
  companyId: string;
  email: string;
  firstName: string;
  jobTitle: string;
  companyName: string;
}

/** Returns the running applications `t` that match an SQL condition, ordered by candidate. */
export const runningApplications = (
  manager: EntityManager,
  condition: string,
  values: readonly string[],
): Promise<RunningApplication[]> =>
  manager.query<RunningApplication[]>(
    `SELECT t.id, t.candidate_id AS candidateId, t.company_id AS companyId, u.email, u.first_name AS firstName,
        j.title AS jobTitle, c.name AS companyName
      FROM application t JOIN user u ON u.id = t.candidate_id JOIN job j ON j.id = t.job_id JOIN company c ON c.id = t.company_id
      WHERE ${condition} AND ${IS_RUNNING} ORDER BY t.candidate_id, t.id`,
    [...values],
  );
