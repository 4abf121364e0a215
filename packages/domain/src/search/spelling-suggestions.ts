const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Shorter words have too many neighbours with other meanings. */
const MIN_LENGTH = 4;
/** Longer words are rare and have thousands of neighbours. */
const MAX_LENGTH = 20;

/**
 * Returns the words that differ from a word by one typing error: swapped, missing, doubled, extra or wrong letters, most likely
 * first. At most a thousand; empty for short words and other scripts.
 */
export function typoCandidates(word: string): string[] {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !/^[a-z]+$/.test(word)) return [];
  const places = [...word].map((_, place) => place);
  const swapped = places
    .slice(1)
    .map((place) => word.slice(0, place - 1) + word.charAt(place) + word.charAt(place - 1) + word.slice(place + 1));
  const missing = [...places.slice(1), word.length, 0].flatMap((place) =>
    LETTERS.map((letter) => word.slice(0, place) + letter + word.slice(place)),
  );
  const tooMany = places.map((place) => word.slice(0, place) + word.slice(place + 1));
  const replaced = [...places.slice(1), 0].flatMap((place) =>
    LETTERS.map((letter) => word.slice(0, place) + letter + word.slice(place + 1)),
  );
  const all = new Set([...swapped, ...missing, ...tooMany.slice(0, -1), ...replaced, ...tooMany.slice(-1)]);
  all.delete(word);
  return [...all];
}
