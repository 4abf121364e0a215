import { searchWords } from '@job-alert/domain/search/job-search';
import { knownPlaces, similarPlaces } from '@job-alert/domain/search/place-search';
import { typoCandidates } from '@job-alert/domain/search/spelling-suggestions';
import {
  companyTerm,
  SYNONYM_GROUP_WORDS,
  synonymGroupTerm,
  searchedSynonymGroups,
} from '@job-alert/domain/search/synonym-groups';
import type { SqlReader } from '../../../database/sql-reader.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import { lookupTerm } from '../../../database/search/job-terms.js';
import type { OpenJobsFilter } from './open-jobs.types.js';

/** The maximum number of terms looked up per search, each with one index access: enough for three long words. */
const MAX_TERMS = 2_000;

/** The terms that a word can match: prefixes, its synonym group, and company names. */
const matchingTerms = (word: string): string[] => [
  lookupTerm(word),
  ...searchedSynonymGroups([word]).map(({ family }) => synonymGroupTerm(family)),
  companyTerm(word),
];

/** The term of a whole word. */
const wholeWordTerms = (word: string): string[] =>
  searchedSynonymGroups([word]).map(({ family }) => synonymGroupTerm(family));

const replaceWord = (text: string, word: string, by: string): string =>
  text
    .split(/([\s,;|/]+)/)
    .map((part) => (searchWords(part)[0] === word ? by : part))
    .join('');

/** Spelling corrections for searches without results. */
export class OpenJobWordsReadModel {
  constructor(private readonly reader: SqlReader) {}

  /**
   * Returns the filter with each unknown word replaced by the most likely word that differs by one letter, or by a
   * place whose name differs by up to two; null if there is none. Words of the synonym table are preferred over words
   * of a single job or company.
   */
  async corrected(filter: OpenJobsFilter): Promise<OpenJobsFilter | null> {
    const words = searchWords(filter.query ?? '').map((word) => ({ word, near: typoCandidates(word) }));
    const inPlace = knownPlaces(filter.location ?? '').others.map((word) => ({ word, near: typoCandidates(word) }));
    const wordsAndSynonyms = words.flatMap(({ word, near }) => [
      word,
      ...similarPlaces(word),
      ...near.filter((one) => SYNONYM_GROUP_WORDS.has(one)),
    ]);
    const nearTerms = words.flatMap(({ near }) => [...near.flatMap(wholeWordTerms), ...near.map(companyTerm)]);
    const placeTerms = inPlace.flatMap(({ word, near }) => [word, ...near].map(lookupTerm));
    const terms = new Set([...wordsAndSynonyms.flatMap(matchingTerms), ...placeTerms, ...nearTerms]);
    const has = await this.existing([...terms].slice(0, MAX_TERMS));
    const finds = (word: string): boolean => matchingTerms(word).some((term) => has.has(term));
    const corrected = words.map(({ word, near }) => {
      // A word of the tables is spelled correctly, even if no open job has it.
      if (finds(word) || searchedSynonymGroups([word])[0]?.kind) return word;
      const isTrade = (one: string) => SYNONYM_GROUP_WORDS.has(one) && finds(one);
      // The beginning of a word is no correction: "coo" for "cook".
      const isTerm = (one: string) => [...wholeWordTerms(one), companyTerm(one)].some((term) => has.has(term));
      return near.find(isTrade) ?? near.find(isTerm) ?? similarPlaces(word).find(finds) ?? word;
    });
    let location = filter.location ?? '';
    for (const { word, near } of inPlace) {
      const isPlace = (one: string) => has.has(lookupTerm(one));
      const place = isPlace(word) ? undefined : (similarPlaces(word)[0] ?? near.find(isPlace));
      if (place !== undefined) location = replaceWord(location, word, place);
    }
    const isSame = corrected.every((word, index) => word === words[index]?.word);
    if (isSame && location === (filter.location ?? '')) return null;
    return { ...filter, query: corrected.join(' ') || null, location: location || null };
  }

  private async existing(terms: readonly string[]): Promise<ReadonlySet<string>> {
    if (terms.length === 0) return new Set();
    const rows = await this.reader.rows<{ term: string }>(
      `SELECT term FROM job_term FORCE INDEX (job_term_order) WHERE term IN (${placeholders(terms)}) GROUP BY term`,
      terms,
    );
    return new Set(rows.map(({ term }) => term));
  }
}
