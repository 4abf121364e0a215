import { familyTerms } from '@job-alert/domain/job-families';
import type { EntityManager } from 'typeorm';

/** The rows of so many jobs are smaller together than what a database takes in one packet. */
const JOBS_AT_ONCE = 500;

interface ListedJob {
  id: string;
  title: string;
  preferredSkills: string;
  city: string;
  state: string;
  listedAt: Date;
}

const LISTED = `SELECT id, title, preferred_skills AS preferredSkills, city, state, listed_at AS listedAt
  FROM job WHERE id > ? AND listed_at IS NOT NULL ORDER BY id LIMIT ${JOBS_AT_ONCE}`;

/** Gives all listed jobs the families of their words anew, after the table of families has changed. */
export async function indexFamilies(manager: EntityManager): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const jobs: ListedJob[] = await manager.query(LISTED, [last]);
    last = jobs.at(-1)?.id;
    if (jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await manager.query("DELETE FROM job_term WHERE job_id IN (?) AND term LIKE '~%'", [ids]);
    const rows = jobs.flatMap(({ id, listedAt, preferredSkills, ...job }) =>
      familyTerms({ ...job, skills: JSON.parse(preferredSkills) }).map((term) => [id, term, 0, listedAt] as const),
    );
    if (rows.length > 0) await manager.query('INSERT INTO job_term (job_id, term, weight, listed_at) VALUES ?', [rows]);
  }
}
