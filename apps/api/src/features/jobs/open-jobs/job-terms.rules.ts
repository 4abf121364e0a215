import { jobTerms, MAX_PREFIX_LENGTH, wordPrefixes } from '@job-alert/domain/search/job-search';
import { placeWords } from '@job-alert/domain/search/place-names';
import { companyTerms, synonymGroupTerms } from '@job-alert/domain/search/synonym-groups';

/** The relevance of a job's word by its field. Prefixes distinguish synonym groups and company words from places. */
export const TERM_WEIGHT = { title: 2, skills: 1, place: 0, family: 0 } as const;

interface IndexedTerm {
  term: string;
  weight: number;
}

/** Returns the index term for a search word. */
export const lookupTerm = (word: string): string => word.slice(0, MAX_PREFIX_LENGTH);

/**
 * Returns every prefix of every word of a job, so that a prefix search becomes an equality lookup that reads the index
 * in list order. Places are indexed under all of their names. Also adds the synonym groups of its words and the words
 * of its company (decisions 0065 and 0111).
 */
export function indexedTerms(job: {
  title: string;
  preferredSkills: readonly string[];
  city: string;
  state: string;
  companyName: string;
}): IndexedTerm[] {
  const title = wordPrefixes(jobTerms({ title: job.title, skills: [] }));
  const skills = wordPrefixes(jobTerms({ title: '', skills: job.preferredSkills }));
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
