import { familyTerms } from '@job-alert/domain/job-families';
import { jobTerms } from '@job-alert/domain/job-search';

/** The longest prefix of a word that is indexed and searched for; longer words are cut on both sides and still match. */
export const MAX_PREFIX = 15;

/** Where a word of a job stands; the larger is the more relevant. A family of words is told from a place by its sign. */
export const TERM_WEIGHT = { title: 2, skills: 1, place: 0, family: 0 } as const;

export interface IndexedTerm {
  term: string;
  weight: number;
}

/** What a search word is looked up as. */
export const lookupTerm = (word: string): string => word.slice(0, MAX_PREFIX);

/**
 * Every beginning of every word of a job: 'surat' gives s, su, sur, sura, surat. So "starts with" becomes "is", and the
 * index answers in list order whatever the length of the word typed. And the families of its words (decision 0065).
 */
export function indexedTerms(job: {
  title: string;
  preferredSkills: readonly string[];
  city: string;
  state: string;
}): IndexedTerm[] {
  const title = prefixes(jobTerms({ title: job.title, skills: [] }));
  const skills = prefixes(jobTerms({ title: '', skills: job.preferredSkills }));
  const place = prefixes(jobTerms({ title: `${job.city} ${job.state}`, skills: [] }));
  return [
    ...[...title].map((term) => ({ term, weight: TERM_WEIGHT.title })),
    // A word of the title that is also a skill keeps the better weight only, or a job would appear twice.
    ...[...skills].filter((term) => !title.has(term)).map((term) => ({ term, weight: TERM_WEIGHT.skills })),
    ...[...place].map((term) => ({ term, weight: TERM_WEIGHT.place })),
    ...familyTerms({ ...job, skills: job.preferredSkills }).map((term) => ({ term, weight: TERM_WEIGHT.family })),
  ];
}

function prefixes(words: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= Math.min(word.length, MAX_PREFIX); length += 1) all.add(word.slice(0, length));
  }
  return all;
}
