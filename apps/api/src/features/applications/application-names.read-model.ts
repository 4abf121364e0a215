import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/graphql/batch-loader.js';

/** The names that emails about an application need. */
export interface ApplicationNames {
  applicationId: string;
  /** The latest approval request. */
  approvalId: string;
  candidateId: string;
  companyId: string;
  jobId: string;
  email: string;
  firstName: string;
  candidateName: string;
  jobTitle: string;
  jobCity: string;
  companyName: string;
}

const NAMES = (
  ids: readonly string[],
): string => `SELECT a.id AS applicationId, a.candidate_id AS candidateId, a.company_id AS companyId, a.job_id AS jobId, a.approval_id AS approvalId, u.email, u.first_name AS firstName, CONCAT(u.first_name, ' ', u.last_name) AS candidateName,
    j.title AS jobTitle, j.city AS jobCity, c.name AS companyName
  FROM application a JOIN user u ON u.id = a.candidate_id JOIN job j ON j.id = a.job_id JOIN company c ON c.id = a.company_id
  WHERE a.id IN (${placeholders(ids)})`;

/** Reads the names of several applications within the caller's transaction. */
export const namesOfApplications = (manager: EntityManager, ids: readonly string[]): Promise<ApplicationNames[]> =>
  manager.query<ApplicationNames[]>(NAMES(ids), [...ids]);

/** Reads the names within the caller's transaction. */
export async function applicationNames(manager: EntityManager, applicationId: string): Promise<ApplicationNames> {
  const [names] = await namesOfApplications(manager, [applicationId]);
  if (!names) throw new Error(`Application ${applicationId} is not there to be named.`);
  return names;
}
