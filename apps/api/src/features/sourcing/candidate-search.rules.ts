import {
  leftOutWords,
  MAX_PHRASE_LENGTH,
  MAX_PHRASES,
  parseSearchPhrase,
  searchTerms,
  type SearchPhrase,
} from '@job-alert/domain/search/candidate-search';
import { SYNONYM_GROUP_WORDS } from '@job-alert/domain/search/synonym-groups';
import { typoCandidates } from '@job-alert/domain/search/spelling-suggestions';
import { invalidInput } from '../../platform/errors.js';
import type { CandidateSearchFilter, WordCorrection } from './candidate-search.types.js';

const MAX_YEARS = 60;
const MAX_CITIES = 20;
const MAX_POOLS = 20;
/** The maximum number of terms looked up for corrections: those of three long words. */
const MAX_TYPO_TERMS = 3_000;

/** The entries of a search. */
export interface SearchedPhrases {
  allOf: SearchPhrase[];
  anyOf: SearchPhrase[];
  noneOf: SearchPhrase[];
  leftOutWords: string[];
}

/** Checks the filter and parses its entries. Throws INVALID_INPUT. */
export function parseFilter(filter: CandidateSearchFilter): SearchedPhrases {
  const errors: Record<string, string[]> = {};
  const parse = (field: 'allOf' | 'anyOf' | 'noneOf', options?: { withRelated: boolean }): SearchPhrase[] => {
    const texts = filter[field] ?? [];
    if (texts.length > MAX_PHRASES) errors[field] = [`Enter at most ${MAX_PHRASES} words or phrases.`];
    else if (texts.some((text) => text.length > MAX_PHRASE_LENGTH))
      errors[field] = [`Each entry must be at most ${MAX_PHRASE_LENGTH} characters.`];
    else return texts.flatMap((text) => parseSearchPhrase(text, options) ?? []);
    return [];
  };
  const phrases = { allOf: parse('allOf'), anyOf: parse('anyOf'), noneOf: parse('noneOf', { withRelated: false }) };
  for (const field of ['minExperience', 'maxExperience'] as const) {
    const years = filter[field];
    if (years != null && (years < 0 || years > MAX_YEARS)) errors[field] = [`Enter 0 to ${MAX_YEARS} years.`];
  }
  if (filter.maxExpectedSalary != null && filter.maxExpectedSalary < 1)
    errors['maxExpectedSalary'] = ['Enter at least ₹1.'];
  if ((filter.cities ?? []).length > MAX_CITIES) errors['cities'] = [`Choose at most ${MAX_CITIES} cities.`];
  if ((filter.pools ?? []).length > MAX_POOLS) errors['pools'] = [`Choose at most ${MAX_POOLS} pools.`];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return {
    ...phrases,
    leftOutWords: leftOutWords([filter.allOf, filter.anyOf, filter.noneOf].flatMap((texts) => texts ?? [])),
  };
}

/** Returns the terms of phrases. */
export const termsOf = (phrases: readonly SearchPhrase[]): string[] => [
  ...new Set(
    phrases.flatMap(({ parts }) => parts.flatMap(({ terms, related }) => (related ? [...terms, related] : terms))),
  ),
];

const termsOfWord = (word: string): string[] => searchTerms([word]);

/** A word that nobody has, and the words that differ by one letter, most likely first. */
interface UnknownWord {
  word: string;
  near: string[];
}

/** Returns the words of phrases whose terms are not found, with the terms to look up for corrections. */
export function unknownWords(
  phrases: readonly SearchPhrase[],
  isFound: (term: string) => boolean,
): { words: UnknownWord[]; terms: string[] } {
  const parts = phrases.flatMap((phrase) => phrase.parts);
  const unknown = parts
    .filter(({ related, words, terms }) => words.length === terms.length && (related === null || !isFound(related)))
    .flatMap(({ words, terms }) => words.filter((_, index) => !isFound(terms[index] ?? '')));
  const words = [...new Set(unknown)].map((word) => ({ word, near: typoCandidates(word) }));
  const terms = new Set(words.flatMap(({ near }) => near.flatMap(termsOfWord)));
  return { words, terms: [...terms].slice(0, MAX_TYPO_TERMS) };
}

/** Returns the corrections of words for which a similar one is known. Words of the synonym table come first. */
export const correctionsOf = (words: readonly UnknownWord[], known: ReadonlySet<string>): WordCorrection[] =>
  words.flatMap(({ word, near }) => {
    const found = near.filter((one) => termsOfWord(one).every((term) => known.has(term)));
    const to = found.find((one) => SYNONYM_GROUP_WORDS.has(one)) ?? found[0];
    return to === undefined ? [] : [{ from: word, to }];
  });

/** Returns a phrase with corrected words. */
export function correctPhrase(phrase: SearchPhrase, corrections: readonly WordCorrection[]): SearchPhrase {
  const words = phrase.parts.flatMap((part) => part.words);
  if (!corrections.some(({ from }) => words.includes(from))) return phrase;
  const text = words.map((word) => corrections.find(({ from }) => from === word)?.to ?? word).join(' ');
  return parseSearchPhrase(phrase.isExact ? `"${text}"` : text) ?? phrase;
}
