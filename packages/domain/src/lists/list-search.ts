/** Most words of a search in a list that are looked for; further ones are ignored. */
export const MAX_LIST_WORDS = 8;

/** The start of a word in a list is where no letter comes before a letter, and no digit before a digit: R&D, 3D, (Tax). */
const RUNS = /\p{N}+|[\p{L}\p{M}]+/gu;

/**
 * Returns the distinct words of a text to search a list for, in lower case. Characters between the words are ignored, so that "Manager Direct
 * Tax" is the same search as "Manager, Direct Tax".
 */
export function listWords(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(RUNS) ?? [];
  return [...new Set(words)].slice(0, MAX_LIST_WORDS);
}

/** Longest word in the index of the administrators' searches, in characters; longer ones are cut, on both sides. */
export const MAX_INDEXED_WORD = 40;

const cut = (word: string): string => [...word].slice(0, MAX_INDEXED_WORD).join('');

/** The distinct words under which a record is found. */
export function recordWords(texts: readonly (string | null)[]): string[] {
  const words = texts.join('\n').normalize('NFKC').toLowerCase().match(RUNS) ?? [];
  return [...new Set(words.map(cut))];
}

/**
 * Returns the distinct words of names and titles. A word with signs between its letters also counts without them, as people type it: "dsouza"
 * finds "D'Souza", and "rd" finds "R&D".
 */
export function nameWords(texts: readonly (string | null)[]): string[] {
  const written = texts.join('\n').normalize('NFKC').toLowerCase().split(/\s+/u);
  const joined = written.map((part) => cut(part.replace(/[^\p{L}\p{M}]+/gu, ''))).filter((word) => word !== '');
  return [...new Set([...recordWords(texts), ...joined])];
}

/** The words that a record has to have, each as the start of one of its own. */
export const searchedWords = (text: string): string[] => listWords(text).map(cut);

/** The ways to find people by a text, each with the words to have: of a phone number also one word, however it is written. */
export function searchedWays(text: string): string[][] {
  const number = searchedPhone(text);
  const words = searchedWords(text);
  const ways = words.length === 0 ? [] : [words];
  return number === null || words.join(' ') === number ? ways : [[number], ...ways];
}

/** A searched text that can only be a phone number, as it is kept: up to ten digits without +91 or a leading 0; else null. */
export function searchedPhone(text: string): string | null {
  const typed = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const number = typed.startsWith('+91') || digits.length > 10 ? digits.replace(/^(?:0*91|0)/, '') : digits;
  return number === '' || number.length > 10 ? null : number;
}
