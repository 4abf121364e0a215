import { companyTerms, familyTerms } from '@job-alert/domain/job-families';
import { jobTerms, MAX_PREFIX, prefixesOf } from '@job-alert/domain/job-search';
import { placeWords } from '@job-alert/domain/place-names';

/** Where a word of a job stands; the larger is the more relevant. Families and words of companies are told from places by their signs. */
export const TERM_WEIGHT = { title: 2, skills: 1, place: 0, family: 0 } as const;

export interface IndexedTerm {
  term: string;
  weight: number;
}

/** What a search word is looked up as. */
export const lookupTerm = (word: string): string => word.slice(0, MAX_PREFIX);

/**
 * Every beginning of every word of a job, so that "starts with" becomes "is", and the index answers in list order whatever the length of the
 * word typed. Its place counts under all of its names. And the families of its words, and the words of its company (decisions 0065 and 0111).
 */
export function indexedTerms(job: {
  title: string;
  preferredSkills: readonly string[];
  city: string;
  state: string;
  companyName: string;
}): IndexedTerm[] {
  const title = prefixesOf(jobTerms({ title: job.title, skills: [] }));
  const skills = prefixesOf(jobTerms({ title: '', skills: job.preferredSkills }));
  const place = prefixesOf([...placeWords(job.city), ...placeWords(job.state)]);
  const related = [...familyTerms({ ...job, skills: job.preferredSkills }), ...companyTerms(job.companyName)];
  return [
    ...[...title].map((term) => ({ term, weight: TERM_WEIGHT.title })),
    // A word of the title that is also a skill keeps the better weight only, or a job would appear twice.
    ...[...skills].filter((term) => !title.has(term)).map((term) => ({ term, weight: TERM_WEIGHT.skills })),
    ...[...place].map((term) => ({ term, weight: TERM_WEIGHT.place })),
    ...related.map((term) => ({ term, weight: TERM_WEIGHT.family })),
  ];
}
