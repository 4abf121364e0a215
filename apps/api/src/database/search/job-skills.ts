import { skillKeys } from '@job-alert/domain/search/skill-fit';
import type { EntityManager } from 'typeorm';

const JOB_BATCH_SIZE = 500;
/** The maximum number of rows that fits into one packet of the database. */
const ROW_BATCH_SIZE = 10_000;

interface ListedJob {
  id: string;
  preferredSkills: string;
  listedAt: Date;
}

const LISTED = `SELECT id, preferred_skills AS preferredSkills, listed_at AS listedAt
  FROM job WHERE id > ? AND listed_at IS NOT NULL ORDER BY id LIMIT ${JOB_BATCH_SIZE}`;
const INSERT = 'INSERT INTO job_skill (job_id, skill, listed_at) VALUES ?';

interface OpenedJob {
  id: string;
  skills: readonly string[];
  listedAt: Date;
}

/** Adds jobs to the skill index. */
export async function insertSkills(manager: EntityManager, jobs: readonly OpenedJob[]): Promise<void> {
  const rows = jobs.flatMap(({ id, skills, listedAt }) => skillKeys(skills).map((skill) => [id, skill, listedAt]));
  for (let from = 0; from < rows.length; from += ROW_BATCH_SIZE)
    await manager.query(INSERT, [rows.slice(from, from + ROW_BATCH_SIZE)]);
}

/** Rewrites the skill index of all listed jobs. A migration calls it after a change of the keys of skills. */
export async function indexSkills(manager: EntityManager): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const jobs: ListedJob[] = await manager.query(LISTED, [last]);
    last = jobs.at(-1)?.id;
    if (jobs.length === 0) return;
    await manager.query('DELETE FROM job_skill WHERE job_id IN (?)', [jobs.map(({ id }) => id)]);
    const opened = jobs.map(({ preferredSkills, ...job }) => ({ ...job, skills: JSON.parse(preferredSkills) }));
    await insertSkills(manager, opened);
  }
}
