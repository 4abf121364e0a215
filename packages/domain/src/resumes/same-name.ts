import { personNameKey } from '../text/person-name.js';

/** The words of a name without the respectful endings of Gujarat: Krupaben, Rameshbhai. */
const nameWords = (name: string): string[] =>
  personNameKey(name)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/(?<=.{3})(?:ben|bhai)$/u, ''));

/** True for two equal words, and for a word and its first letter. */
const isSameWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);

/**
 * True if one name consists of words of the other, in any order. Resumes often begin with the surname and end with the father's name, in
 * capitals: "PATEL KRUPA RAMESHBHAI".
 */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [nameWords(one), nameWords(other)].toSorted((a, b) => a.length - b.length);
  return short.length > 0 && short.every((word) => long.some((counterpart) => isSameWord(word, counterpart)));
}
