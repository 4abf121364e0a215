import type { SkillMatch } from '../applications/skill-match.js';
import { wordsInOrder } from './job-search.js';
import {
  JOINING_WORDS,
  LEADING_WORDS,
  MAKERS,
  SKILL_NAMES,
  TRAILING_WORDS,
  VERSION,
  WHOLE_WORDS,
} from './skill-words.js';
import { stemWord } from './word-stem.js';

/** The maximum number of words in a key. Further words of a job's skill are ignored. */
const MAX_KEY_WORDS = 6;
/** The maximum number of words that are read of a candidate's skill. */
const MAX_SKILL_WORDS = 12;
/** The maximum length of a key, in characters: the width of its columns. */
const MAX_KEY_LENGTH = 120;

/** The maximum length of a text that is searched for skills, in characters. */
const MAX_TEXT_LENGTH = 100_000;
/** The end of a sentence or of an item of a list. Names of skills do not cross it. */
const PART_END = /[,;:|•●▪\t]|\.\s|\n\s*\n/u;

const key = (words: readonly string[]): string => words.slice(0, MAX_KEY_WORDS).join(' ').slice(0, MAX_KEY_LENGTH);

/** The stem of a word in a skill. A version at its end does not count: python3. */
function stem(word: string): string {
  const plain = word.replace(/^([a-z]{4,})\d{1,2}$/, '$1');
  const singular = plain.replace(/s$/, '');
  return WHOLE_WORDS.has(singular) ? singular : stemWord(plain);
}

/** Returns the stems of words without those that join others, unless these are all. */
function stemsOf(words: readonly string[]): string[] {
  const named = words.filter((word) => !JOINING_WORDS.has(word));
  return (named.length > 0 ? named : words).map(stem);
}

/** The words of keys by the stems of names. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  SKILL_NAMES.flatMap((line) => {
    const names = line.split(', ').map((name) => stemsOf(wordsInOrder(name)));
    return names.map((name) => [name.join(' '), names[0] ?? []] as const);
  }),
);
const FIRST_STEMS: ReadonlySet<string> = new Set([...NAMES.keys()].map((name) => name.split(' ')[0] ?? ''));
export const MAX_NAME_WORDS = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length));

const MAKER_STEMS: ReadonlySet<string> = new Set(MAKERS.map(stem));

/** Returns the stems of words with one name for each skill, without joining words: "java script" and "JS" are "javascript". */
export function stemsWithSkillNames(words: readonly string[]): string[] {
  const stems = stemsOf(words);
  const named: string[] = [];
  for (let from = 0; from < stems.length; ) {
    const name = findName(stems, from);
    named.push(...(name?.words ?? [stems[from] ?? '']));
    from += name?.length ?? 1;
  }
  return named;
}

/**
 * Returns the stems of words that are together one name of a skill with other words, such as "tally" of "Tally ERP 9". Null for other
 * words.
 */
export function otherSkillName(words: readonly string[]): readonly string[] | null {
  const stems = stemsOf(words);
  const name = NAMES.get(stems.join(' '));
  return name === undefined || name.join(' ') === stems.join(' ') ? null : name;
}

/** Splits a text where a sentence or an item of a list ends. */
export const textParts = (text: string): string[] => text.split(PART_END);

/** Returns words for comparison, without makers. */
function comparedWords(words: readonly string[]): string[] {
  const named = stemsWithSkillNames(words);
  const withoutMakers = named.filter((word) => !MAKER_STEMS.has(word));
  return withoutMakers.length > 0 ? withoutMakers : named;
}

/** Returns the longest known name at this position. */
function findName(stems: readonly string[], from: number): { words: readonly string[]; length: number } | null {
  if (!FIRST_STEMS.has(stems[from] ?? '')) return null;
  for (let length = Math.min(MAX_NAME_WORDS, stems.length - from); length > 0; length -= 1) {
    const words = NAMES.get(stems.slice(from, from + length).join(' '));
    if (words !== undefined) return { words, length };
  }
  return null;
}

/** The words of skills that were compared before: few skills are named by most jobs and candidates. */
const knownWords = new Map<string, readonly string[]>();
const MAX_KNOWN = 10_000;

/** Returns the words of one skill. */
function skillWords(skill: string): readonly string[] {
  const known = knownWords.get(skill);
  if (known !== undefined) return known;
  const words = readWords(skill);
  if (knownWords.size >= MAX_KNOWN) knownWords.clear();
  knownWords.set(skill, words);
  return words;
}

function readWords(skill: string): string[] {
  const words = wordsInOrder(skill);
  if (NAMES.has(stemsOf(words).join(' '))) return comparedWords(words);
  let [from, to] = [0, words.length];
  const isLeading = (word = ''): boolean => LEADING_WORDS.has(word) || JOINING_WORDS.has(word);
  const isTrailing = (word = ''): boolean => TRAILING_WORDS.has(word) || VERSION.test(word);
  while (to - from > 1 && isLeading(words[from])) from += 1;
  while (to - from > 1 && isTrailing(words[to - 1])) to -= 1;
  return comparedWords(words.slice(from, to));
}

/** Returns the phrases of up to `longest` neighbouring words, shorter ones first. */
function phrases(words: readonly string[], longest = MAX_KEY_WORDS): string[] {
  const found: string[] = [];
  for (let length = 1; length <= Math.min(longest, words.length); length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) found.push(key(words.slice(from, from + length)));
  }
  return found;
}

/**
 * Returns the key of a skill that a job asks for: its words in their stems, with one name for each skill, without makers,
 * editions and versions (decision 0143). Empty for a text without letters and digits.
 */
export const skillKey = (skill: string): string => key(skillWords(skill));

/** Returns the first spelling of each skill by its key. */
function skillsByKey(skills: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const skill of skills) {
    const each = skillKey(skill);
    if (each !== '' && !byKey.has(each)) byKey.set(each, skill);
  }
  return byKey;
}

/** Returns the distinct keys of a job's skills. */
export const skillKeys = (ofJob: readonly string[]): string[] => [...skillsByKey(ofJob).keys()];

/**
 * Returns the keys that a candidate's skills fit, those of whole skills first: "GST returns" fits "GST returns", "GST"
 * and "returns".
 */
export const fittingKeys = (ofCandidate: readonly string[]): string[] => [
  ...new Set([
    ...skillKeys(ofCandidate),
    ...ofCandidate.flatMap((skill) => phrases(skillWords(skill).slice(0, MAX_SKILL_WORDS))),
  ]),
];

/** Returns the job's skills that the candidate does not have. */
export function missingSkills(ofJob: readonly string[], ofCandidate: readonly string[]): string[] {
  const fitting = new Set(fittingKeys(ofCandidate));
  return [...skillsByKey(ofJob)].filter(([each]) => !fitting.has(each)).map(([, skill]) => skill);
}

/** Counts the job's skills that the candidate has. Two names of one skill count once. */
export function matchSkills(ofJob: readonly string[], ofCandidate: readonly string[]): SkillMatch {
  const total = skillKeys(ofJob).length;
  return { matched: total - missingSkills(ofJob, ofCandidate).length, total };
}

/** Returns the skills that occur in a text, such as the words of a resume. */
export function skillsInText(skills: readonly string[], text: string): string[] {
  const byKey = skillsByKey(skills);
  const longest = Math.max(0, ...[...byKey.keys()].map((each) => each.split(' ').length));
  const parts = textParts(text.slice(0, MAX_TEXT_LENGTH));
  const found = new Set(parts.flatMap((part) => phrases(comparedWords(wordsInOrder(part, Infinity)), longest)));
  return [...byKey].filter(([each]) => found.has(each)).map(([, skill]) => skill);
}
