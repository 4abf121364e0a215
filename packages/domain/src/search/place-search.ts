import { letterDistance } from '../text/letter-distance.js';
import { wordsInOrder } from './job-search.js';
import { PLACE_NAMES, placesIn } from './place-names.js';

/** The maximum number of places in a search. Further ones are ignored. */
const MAX_PLACES = 5;
/** The maximum number of words in the name of a place and of its parts. */
const MAX_WORDS = 8;

/** A location in its parts: each is a place, or words of no known place. */
interface PlaceParts {
  cities: Set<string>;
  states: Set<string>;
  others: string[];
}

function partsOf(text: string): PlaceParts {
  const parts: PlaceParts = { cities: new Set(), states: new Set(), others: [] };
  for (const { words, found } of placesIn(wordsInOrder(text).slice(0, MAX_WORDS))) {
    if (found === undefined) parts.others.push(...words);
    else (found.kind === 'STATE' ? parts.states : parts.cities).add(found.present);
  }
  return parts;
}

/** Commas separate places. The two halves of a PIN code belong together. */
const separated = (location: string): string[] =>
  location
    .replaceAll(/\b(\d{3}) (\d{3})\b/g, '$1$2')
    .split(/[,;|/\n]/)
    .slice(0, 2 * MAX_PLACES);

/**
 * Returns the places of a location, of which a job needs one: each with the words of its city and state. "Mumbai, Pune"
 * are two places, "Surat, Gujarat" is one. A locality or a PIN code has the words of its city.
 */
export function searchedPlaces(location: string): string[][] {
  const places: string[][] = [];
  const states: string[][] = [];
  for (const part of separated(location).map(partsOf)) {
    const inState = [...part.states].map(splitName);
    const others = [...part.others, ...(part.cities.size > 0 ? inState.flat() : [])];
    if (part.cities.size > 0) places.push(...[...part.cities].map((city) => [...splitName(city), ...others]));
    else if (others.length > 0) places.push([...others, ...inState.flat()]);
    else states.push(...inState);
  }
  const [state = []] = states;
  const all =
    places.length > 0 && states.length === 1 ? places.map((words) => [...words, ...state]) : [...places, ...states];
  return all.slice(0, MAX_PLACES).map((words) => [...new Set(words)]);
}

const splitName = (name: string): string[] => name.split(' ');

/** Returns the location without the words of no known place, and these words. */
export function knownPlaces(location: string): { location: string; others: string[] } {
  const parts = separated(location).map(partsOf);
  const known = parts.map(({ cities, states }) => [...cities, ...states].join(' ')).filter((part) => part !== '');
  return { location: known.join(', '), others: parts.flatMap(({ others }) => others) };
}

/** Shorter words have too many neighbours with other meanings. */
const MIN_CORRECTED_LENGTH = 4;
const LONG_WORD_LENGTH = 6;

const NAMES: readonly (readonly [name: string, present: string])[] = PLACE_NAMES.filter(([name]) =>
  /^[a-z]+$/.test(name),
).map(([name, { present }]) => [name, present]);

/** Returns the places whose names differ from a word by one letter, or by two if it is long, the most similar first. */
export function similarPlaces(word: string): string[] {
  if (word.length < MIN_CORRECTED_LENGTH || !/^[a-z]{4,20}$/.test(word)) return [];
  const most = word.length < LONG_WORD_LENGTH ? 1 : 2;
  const near = NAMES.flatMap(([name, present]) => {
    if (Math.abs(name.length - word.length) > most) return [];
    const distance = letterDistance(word, name);
    return distance > most ? [] : [{ present, rank: 2 * distance + (name[0] === word[0] ? 0 : 1) }];
  });
  return [...new Set(near.toSorted((a, b) => a.rank - b.rank).map(({ present }) => present))];
}
