/** The maximum number of words in a list search. Further words are ignored. */
const MAX_LIST_WORDS = 8;

/** A run of letters or of digits: R&D, 3D, (Tax). */
const RUNS = /\p{N}+|[\p{L}\p{M}]+/gu;

/**
 * Returns the distinct words of a text to search a list for, in lower case. Characters between the words are ignored, so that "Manager Direct
 * Tax" is the same search as "Manager, Direct Tax".
 */
export function listWords(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(RUNS) ?? [];
  return [...new Set(words)].slice(0, MAX_LIST_WORDS);
}

/** The maximum length of an indexed word. Longer ones are truncated in the index and in searches. */
export const MAX_INDEXED_WORD = 40;

const cut = (word: string): string => [...word].slice(0, MAX_INDEXED_WORD).join('');

/** Returns the words under which a record is indexed. */
export function recordWords(texts: readonly (string | null)[]): string[] {
  const words = texts.join('\n').normalize('NFKC').toLowerCase().match(RUNS) ?? [];
  return [...new Set(words.map(cut))];
}

/**
 * Returns the distinct words of names and titles. A word with punctuation inside also counts without it: "dsouza" finds
 * "D'Souza", and "rd" finds "R&D".
 */
export function nameWords(texts: readonly (string | null)[]): string[] {
  const rawWords = texts.join('\n').normalize('NFKC').toLowerCase().split(/\s+/u);
  const joined = rawWords.map((part) => cut(part.replace(/[^\p{L}\p{M}]+/gu, ''))).filter((word) => word !== '');
  return [...new Set([...recordWords(texts), ...joined])];
}

/** Returns the words of a search. Each must be the start of a word of the record. */
export const searchedWords = (text: string): string[] => listWords(text).map(cut);

/** Returns the alternatives of a people search, each as words. A phone number is also one word in its stored form. */
export function searchedWays(text: string): string[][] {
  const number = searchedPhone(text);
  const words = searchedWords(text);
  const ways = words.length === 0 ? [] : [words];
  return number === null || words.join(' ') === number ? ways : [[number], ...ways];
}

/** Returns a phone number in its stored form, without +91 or leading 0; null for other text. */
export function searchedPhone(text: string): string | null {
  const typed = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const number = typed.startsWith('+91') || digits.length > 10 ? digits.replace(/^(?:0*91|0)/, '') : digits;
  return number === '' || number.length > 10 ? null : number;
}
