import { cleanLine } from './plain-text.js';

/**
 * A person's name, in any script: it begins with a letter and consists of letters with their marks, spaces, and . - ' ’ as in
 * "S. Kumar", "Smith-Jones" and "D'Souza" (decision 0108). Joiners (U+200C, U+200D) shape the letters of Indian scripts.
 */
const PERSON_NAME = /^\p{L}[\u200D\u200C\p{L}\p{M} .'’-]*$/u;

const NOT_IN_NAMES = /[^\u200D\u200C\p{L}\p{M} .'’-]/gu;

/** A dot between a word and a letter: "Md.Ali", and "example.com", which mail programs would turn into a link. */
const DOT_IN_A_WORD = /(?<=\p{L}\p{M}*\p{L}\p{M}*)\.(?=\p{L})/gu;

export const isPersonName = (text: string): boolean => PERSON_NAME.test(text);

/** A name on one line. A dot after a word is followed by a space, so that no name reads as a web address; initials stay: "K.R. Patel". */
export const cleanPersonName = (text: string): string => cleanLine(text).replace(DOT_IN_A_WORD, '. ');

/** Only the characters that names have, while somebody types one. */
export const filterPersonName = (text: string): string => text.replace(NOT_IN_NAMES, '');

/** A name as people are compared by it: without capitals, accents of Latin letters, signs and double spaces. */
export function personNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.'’\u200C\u200D]/gu, '')
    .replace(/[\s-]+/gu, ' ')
    .trim()
    .toLowerCase();
}
