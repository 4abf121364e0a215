import { wordPrefixes } from '@job-alert/domain/search/job-search';
import { placeWords } from '@job-alert/domain/search/place-names';
import { companyTerms, synonymGroupTerms } from '@job-alert/domain/search/synonym-groups';
import type { EntityManager } from 'typeorm';

/** The number of jobs whose rows fit into one packet of the database. */
const BATCH_SIZE = 500;

interface ListedJob {
  id: string;
  title: string;
  preferredSkills: string;
  city: string;
  state: string;
  companyName: string;
  listedAt: Date;
}

const LISTED = `SELECT id, title, preferred_skills AS preferredSkills, city, state, company_name AS companyName, listed_at AS listedAt
  FROM job WHERE id > ? AND listed_at IS NOT NULL ORDER BY id LIMIT ${BATCH_SIZE}`;

/** An existing term keeps its weight. */
const INSERT = `INSERT INTO job_term (job_id, term, weight, listed_at) VALUES ?
  ON DUPLICATE KEY UPDATE job_term.listed_at = job_term.listed_at`;

/**
 * Rewrites the terms of all listed jobs that come from tables: word families, words of company names and place names. A migration calls
 * it after a change of these tables.
 */
export async function indexTableTerms(manager: EntityManager): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const jobs: ListedJob[] = await manager.query(LISTED, [last]);
    last = jobs.at(-1)?.id;
    if (jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await manager.query("DELETE FROM job_term WHERE job_id IN (?) AND (term LIKE '~%' OR term LIKE '@%')", [ids]);
    const rows = jobs.flatMap((job) => tableTerms(job).map((term) => [job.id, term, 0, job.listedAt] as const));
    if (rows.length > 0) await manager.query(INSERT, [rows]);
  }
}

const tableTerms = ({ preferredSkills, companyName, ...job }: ListedJob): string[] => [
  ...synonymGroupTerms({ ...job, skills: JSON.parse(preferredSkills) }),
  ...companyTerms(companyName),
  ...wordPrefixes([...placeWords(job.city), ...placeWords(job.state)]),
];
