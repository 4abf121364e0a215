import { jobTerms, MAX_PREFIX_LENGTH, wordPrefixes, wordsInOrder } from '@job-alert/domain/search/job-search';
import { placeWords } from '@job-alert/domain/search/place-names';
import { companyTerms, synonymGroupTerms, wordBeginnings } from '@job-alert/domain/search/synonym-groups';
import type { EntityManager } from 'typeorm';

/** The relevance of a job's word by its field. Prefixes distinguish synonym groups and company words from places. */
export const TERM_WEIGHT = { title: 2, skills: 1, place: 0, family: 0 } as const;

interface IndexedTerm {
  term: string;
  weight: number;
}

/** The fields of a job by which it is found. */
interface SearchedJob {
  title: string;
  preferredSkills: readonly string[];
  minimumQualification: string;
  city: string;
  state: string;
  companyName: string;
}

/** Returns the index term for a search word. */
export const lookupTerm = (word: string): string => word.slice(0, MAX_PREFIX_LENGTH);

/**
 * Returns every beginning of every word of a job, so that a prefix search becomes an equality lookup that reads the
 * index in list order. The qualification counts as a skill. Places are indexed under all of their names. Also adds the
 * synonym groups of its words and the words of its company (decisions 0065, 0111 and 0131).
 */
export function indexedTerms(job: SearchedJob): IndexedTerm[] {
  const title = wordBeginnings(jobTerms({ title: job.title, skills: [] }));
  const skills = wordBeginnings([
    ...jobTerms({ title: '', skills: job.preferredSkills }),
    ...wordsInOrder(job.minimumQualification),
  ]);
  const place = wordPrefixes([...placeWords(job.city), ...placeWords(job.state)]);
  const related = [...synonymGroupTerms({ ...job, skills: job.preferredSkills }), ...companyTerms(job.companyName)];
  return [
    ...[...title].map((term) => ({ term, weight: TERM_WEIGHT.title })),
    // A word in both title and skills keeps only the higher weight, otherwise the job would appear twice.
    ...[...skills].filter((term) => !title.has(term)).map((term) => ({ term, weight: TERM_WEIGHT.skills })),
    ...[...place].map((term) => ({ term, weight: TERM_WEIGHT.place })),
    ...related.map((term) => ({ term, weight: TERM_WEIGHT.family })),
  ];
}

/** The number of rows per INSERT: the words of a few hundred jobs, below the maximum packet size. */
const WORDS_PER_INSERT = 20_000;
const INSERT = 'INSERT INTO job_term (job_id, term, weight, listed_at) VALUES ?';

/** Adds the terms of jobs that have none. */
export async function insertTerms(
  manager: EntityManager,
  jobs: readonly (SearchedJob & { id: string; listedAt: Date | null })[],
): Promise<void> {
  const words = jobs.flatMap((job) =>
    indexedTerms(job).map(({ term, weight }) => [job.id, term, weight, job.listedAt] as const),
  );
  for (let from = 0; from < words.length; from += WORDS_PER_INSERT)
    await manager.query(INSERT, [words.slice(from, from + WORDS_PER_INSERT)]);
}

/** The number of jobs whose terms are rewritten together. */
const BATCH_SIZE = 250;

type ListedJob = Omit<SearchedJob, 'preferredSkills'> & { id: string; preferredSkills: string; listedAt: Date };

const LISTED = `SELECT id, title, preferred_skills AS preferredSkills, minimum_qualification AS minimumQualification, city, state,
    company_name AS companyName, listed_at AS listedAt
  FROM job WHERE id > ? AND listed_at IS NOT NULL ORDER BY id LIMIT ${BATCH_SIZE}`;

/** Rewrites the terms of all listed jobs. A migration calls it after a change of these rules or of the tables of words. */
export async function indexTerms(manager: EntityManager): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const jobs: ListedJob[] = await manager.query(LISTED, [last]);
    last = jobs.at(-1)?.id;
    if (jobs.length === 0) return;
    await manager.query('DELETE FROM job_term WHERE job_id IN (?)', [jobs.map(({ id }) => id)]);
    await insertTerms(
      manager,
      jobs.map((job) => ({ ...job, preferredSkills: JSON.parse(job.preferredSkills) })),
    );
  }
}
