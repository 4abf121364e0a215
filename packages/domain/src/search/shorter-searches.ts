import { searchWords } from './job-search.js';
import { knownPlaces } from './place-search.js';
import { STOP_WORDS } from './stop-words.js';
import { searchedSynonymGroups } from './synonym-groups.js';

interface WordedSearch {
  query?: string | null;
  location?: string | null;
}

/** A search with the words that it leaves out. */
export interface ShorterSearch {
  query: string | null;
  location: string | null;
  leftOut: readonly string[];
}

/** The maximum number of words all of whose combinations are searches: 14 for four words. A longer search is also tried without each word. */
const MAX_COMBINED_WORDS = 4;

/** The importance of a word: work, then a place, then other words, then words without meaning. */
function importance(word: string): number {
  if (STOP_WORDS.has(word)) return 0;
  const kind = searchedSynonymGroups([word])[0]?.kind ?? null;
  return kind === 'WORK' ? 3 : kind === null ? 1 : 2;
}

/**
 * Returns the searches that leave out some words of a search without results, the closest to it first. Words of the location that name no
 * known place are left out of each. At least one word with a meaning remains, unless no word has one.
 */
export function shorterSearches({ query, location }: WordedSearch): ShorterSearch[] {
  const words = searchWords(query ?? '');
  const places = knownPlaces(location ?? '');
  const isShorter = places.location !== '' && places.others.length > 0;
  const place = isShorter ? places.location : (location ?? null);
  const inPlace = isShorter ? places.others : [];
  const toSearch = (kept: readonly string[]): ShorterSearch => ({
    query: kept.join(' ') || null,
    location: place,
    leftOut: [...words.filter((word) => !kept.includes(word)), ...inPlace],
  });
  const shorter = [...withoutOne(words), ...combinations(words)].map(toSearch);
  const isMeaningless = words.length > 0 && words.every((word) => STOP_WORDS.has(word));
  return [...(isShorter ? [toSearch(words)] : []), ...shorter, ...(isMeaningless ? [toSearch([])] : [])];
}

/** Returns the words of a long search without each of them, the least important first. */
const withoutOne = (words: readonly string[]): string[][] =>
  words.length <= MAX_COMBINED_WORDS
    ? []
    : words
        .toSorted((a, b) => importance(a) - importance(b))
        .map((leftOut) => words.filter((word) => word !== leftOut));

/** Returns the proper subsets of words, in their order: the larger and the more important ones first. */
function combinations(words: readonly string[]): string[][] {
  const ranked = words.map((word) => ({ word, points: importance(word) })).toSorted((a, b) => b.points - a.points);
  const best = ranked.slice(0, MAX_COMBINED_WORDS);
  return Array.from({ length: 2 ** best.length - 1 }, (_, index) =>
    best.filter((_one, bit) => ((index + 1) >> bit) % 2 === 1),
  )
    .filter((kept) => kept.length < words.length && kept.some(({ points }) => points > 0))
    .toSorted((a, b) => b.length - a.length || sum(b) - sum(a))
    .map((kept) => words.filter((word) => kept.some((one) => one.word === word)));
}

const sum = (kept: readonly { points: number }[]): number => kept.reduce((total, { points }) => total + points, 0);
