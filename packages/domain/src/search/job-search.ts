/** The maximum number of words in a job search. Further words are ignored. */
const MAX_SEARCH_WORDS = 8;
/** The maximum length of an indexed word. Longer ones are truncated in the index and in searches. */
const MAX_TERM_LENGTH = 40;
/** The maximum number of indexed words of a job. */
const MAX_JOB_TERMS = 100;

/** Letters and digits of any script, with dots inside (node.js), up to two trailing + or # (c++, c#), and .net with its dot. */
const WORD =
  /(?:(?<![\p{L}\p{M}\p{N}])\.(?=net(?![\p{L}\p{M}\p{N}])))?[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*[+#]{0,2}/gu;

/** Accents of Latin, Greek and Cyrillic letters, and joiners. Vowel signs of Indian scripts are elsewhere and remain. */
const ACCENTS = /[\u0300-\u036f]|\u200c|\u200d/g;

/**
 * Returns the distinct words of a search text, at most 8, in lower case without accents in Unicode's compatible
 * composed form. The index uses the same form and compares bytes.
 */
export function searchWords(text: string): string[] {
  return distinctWords(text, MAX_SEARCH_WORDS);
}

/** Returns the distinct indexed words of title and skills, at most 100. */
export function jobTerms(job: { title: string; skills: readonly string[] }): string[] {
  return distinctWords([job.title, ...job.skills].join('\n'), MAX_JOB_TERMS);
}

/** Returns the words of a text in order, by default at most 100. */
export function wordsInOrder(text: string, max = MAX_JOB_TERMS): string[] {
  const words: string[] = [];
  for (const [word] of folded(text).matchAll(WORD)) {
    if (words.push(cut(word)) === max) break;
  }
  return words;
}

function distinctWords(text: string, max: number): string[] {
  if (text === '') return [];
  const words = new Set<string>();
  for (const [word] of folded(text).matchAll(WORD)) {
    words.add(cut(word));
    if (words.size === max) break;
  }
  return [...words];
}

const folded = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().normalize('NFKC');

const cut = (word: string): string => [...word].slice(0, MAX_TERM_LENGTH).join('');

/** The maximum length of an indexed prefix. Longer words are truncated in the index and in searches. */
export const MAX_PREFIX_LENGTH = 15;

/** Words of up to this length match whole words only: "CA" does not find "CAD". */
export const SHORT_WORD_LENGTH = 3;

/** Returns all prefixes: s, su, sur, sura, surat for 'surat'. */
export function wordPrefixes(words: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= Math.min(word.length, MAX_PREFIX_LENGTH); length += 1)
      all.add(word.slice(0, length));
  }
  return all;
}

/** Normalizes a name for comparison: without accents, case and surrounding white space. */
export const foldName = (name: string): string => folded(name).trim();

/** Larger numbers are reduced to this, so that they fit every column. */
export const MAX_EXPERIENCE_YEARS = 999;

/** Parses years of experience. Returns null for other text, which means no filter. */
export function parseExperience(text: string): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(Number(digits), MAX_EXPERIENCE_YEARS);
}
