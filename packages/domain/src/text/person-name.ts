import { cleanLine } from './plain-text.js';

/**
 * A person's name in any script: letters with their marks, spaces and . - ' ’ as in "S. Kumar", "Smith-Jones" and
 * "D'Souza" (decision 0108). Joiners (U+200C, U+200D) are part of Indian scripts.
 */
const PERSON_NAME = /^\p{L}[\u200D\u200C\p{L}\p{M} .'’-]*$/u;

const NOT_IN_NAMES = /[^\u200D\u200C\p{L}\p{M} .'’-]/gu;

/** A dot inside a word: "Md.Ali", and "example.com", which mail clients would turn into a link. */
const DOT_IN_A_WORD = /(?<=\p{L}\p{M}*\p{L}\p{M}*)\.(?=\p{L})/gu;

export const isPersonName = (text: string): boolean => PERSON_NAME.test(text);

/**
 * Normalizes a name. A dot after a word gets a space, so that no name looks like a URL; initials remain: "K.R. Patel".
 */
export const cleanPersonName = (text: string): string => cleanLine(text).replace(DOT_IN_A_WORD, '. ');

/** Filters a name field while typing. */
export const filterPersonName = (text: string): string => text.replace(NOT_IN_NAMES, '');

/** Normalizes a name for comparison: without case, Latin accents, punctuation and double spaces. */
export function personNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.'’\u200C\u200D]/gu, '')
    .replace(/[\s-]+/gu, ' ')
    .trim()
    .toLowerCase();
}
