/** Most words of a search that are looked up; further ones are ignored. */
export const MAX_SEARCH_WORDS = 8;
/** Longest word in the index, in characters; longer ones are cut, on both sides, so that they still match. */
export const MAX_TERM_LENGTH = 40;
/** Most words of one job in the index. */
export const MAX_JOB_TERMS = 100;

/** Letters and digits of any script, dots between them (node.js), and up to two + or # behind them (c++, c#). */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*[+#]{0,2}/gu;

/** Accents of Latin, Greek and Cyrillic letters; the vowel signs of Indian scripts lie elsewhere and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * The distinct words of a search text, at most 8. They are made as those of the index: lower case, without accents, in
 * Unicode's compatible composed form, so that equal words are equal strings (the index compares bytes).
 */
export function searchWords(text: string): string[] {
  return distinctWords(text, MAX_SEARCH_WORDS);
}

/** The distinct words under which a job is found: of its title and its skills, at most 100. */
export function jobTerms(job: { title: string; skills: readonly string[] }): string[] {
  return distinctWords([job.title, ...job.skills].join('\n'), MAX_JOB_TERMS);
}

/** The words of a text one after the other, at most 100. */
export function wordsInOrder(text: string): string[] {
  const words: string[] = [];
  for (const [word] of folded(text).matchAll(WORD)) {
    if (words.push(cut(word)) === MAX_JOB_TERMS) break;
  }
  return words;
}

function distinctWords(text: string, max: number): string[] {
  const words = new Set<string>();
  for (const [word] of folded(text).matchAll(WORD)) {
    words.add(cut(word));
    if (words.size === max) break;
  }
  return [...words];
}

const folded = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().normalize('NFKC');

const cut = (word: string): string => [...word].slice(0, MAX_TERM_LENGTH).join('');

/** The longest beginning of a word that is indexed and searched for; longer words are cut on both sides and still match. */
export const MAX_PREFIX_LENGTH = 15;

/** Every beginning of some words: 'surat' gives s, su, sur, sura, surat. */
export function wordPrefixes(words: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= Math.min(word.length, MAX_PREFIX_LENGTH); length += 1)
      all.add(word.slice(0, length));
  }
  return all;
}

/** A name as names are told apart: accents, upper and lower case, and white space at the ends are nothing. */
export const foldName = (name: string): string => folded(name).trim();

/** More years than anybody asks for; what is larger is cut to it, so that the number fits every column. */
export const MAX_EXPERIENCE_YEARS = 999;

/** The years of experience in a search field: a whole number, or null when the text is not one (no filter then). */
export function parseExperience(text: string): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(Number(digits), MAX_EXPERIENCE_YEARS);
}
