import {
  fieldsScore,
  isInTitle,
  RELATED_SCORE,
  type SearchPart,
  type SearchPhrase,
  type TermField,
  termFields,
} from '@job-alert/domain/search/candidate-search';

/** The bits of the fields with a term, by row of the pool. 0 for candidates without the term. */
export type TermHits = Uint8Array;

/** The index entries of a search, by row of the pool. */
export interface Hits {
  terms: ReadonlyMap<string, TermHits>;
  /** 1 for the rows with an exact phrase. */
  phrases: ReadonlyMap<SearchPhrase, Uint8Array>;
}

/** The relevance by row; 0 for rows that are not found. */
export type Scores = Float32Array;

/** The scores of all combinations of fields. */
const FIELD_SCORES = Float32Array.from({ length: 128 }, (_, fields) => fieldsScore(fields));

/** Returns the relevance of a phrase. Every part must be found. */
export function phraseScores(phrase: SearchPhrase, { terms, phrases }: Hits, size: number): Scores {
  const scores = scoresOfAll(
    phrase.parts.map((part) => partScores(part, terms, size)),
    size,
  );
  const exact = phrases.get(phrase);
  if (exact) for (let row = 0; row < size; row += 1) if (exact[row] === 0) scores[row] = 0;
  return scores;
}

/** Returns the score of the weakest of the words, or that of the synonym group. */
function partScores({ terms: words, related }: SearchPart, terms: Hits['terms'], size: number): Scores {
  const scores = new Float32Array(size).fill(Number.POSITIVE_INFINITY);
  for (const word of words) {
    const bits = terms.get(word);
    for (let row = 0; row < size; row += 1)
      scores[row] = Math.min(scores[row] ?? 0, FIELD_SCORES[bits?.[row] ?? 0] ?? 0);
  }
  const group = related === null ? undefined : terms.get(related);
  if (group) for (let row = 0; row < size; row += 1) if (scores[row] === 0 && group[row]) scores[row] = RELATED_SCORE;
  return scores;
}

/** Adds the scores of entries that all must be found. */
export function scoresOfAll(all: readonly Scores[], size: number): Scores {
  const [first = new Float32Array(size), ...others] = all;
  for (const other of others)
    for (let row = 0; row < size; row += 1) {
      const score = other[row] ?? 0;
      first[row] = score === 0 ? 0 : (first[row] ?? 0) && (first[row] ?? 0) + score;
    }
  return first;
}

/** Adds the scores of entries of which one is enough. */
export function scoresOfAny(all: readonly Scores[], size: number): Scores {
  const sums = new Float32Array(size);
  for (const scores of all) for (let row = 0; row < size; row += 1) sums[row] = (sums[row] ?? 0) + (scores[row] ?? 0);
  return sums;
}

/** Returns the fields that have every word of a phrase, or else those with any of them. Null if neither words nor group are found. */
export function foundFields({ parts }: SearchPhrase, terms: Hits['terms'], row: number): TermField[] | null {
  const bits = parts.flatMap(({ terms: words }) => words.map((word) => terms.get(word)?.[row] ?? 0));
  const some = bits.reduce((all, one) => all | one, 0);
  const isRelated = parts.some(({ related }) => related !== null && terms.get(related)?.[row]);
  if (some === 0 && !isRelated) return null;
  const common = bits.reduce((all, one) => all & one, -1);
  return termFields(common === 0 ? some : common);
}

/** Returns the fields that have all words of a phrase, by row. */
export function phraseBits(phrase: SearchPhrase, { terms, phrases }: Hits, size: number): Uint8Array {
  const all = commonBits(
    phrase.parts.flatMap((part) => part.terms),
    terms,
    size,
  );
  const exact = phrases.get(phrase);
  if (exact) for (let row = 0; row < size; row += 1) if (exact[row] === 0) all[row] = 0;
  return all;
}

function commonBits(words: readonly string[], terms: Hits['terms'], size: number): Uint8Array {
  const all = new Uint8Array(size).fill(255);
  for (const word of words) {
    const bits = terms.get(word);
    for (let row = 0; row < size; row += 1) all[row] = (all[row] ?? 0) & (bits?.[row] ?? 0);
  }
  return all;
}

/** Returns how much of a job's title the job titles of each row have, from 0 to 1. Other words of the same work count almost as much. */
export function titleShare(parts: readonly SearchPart[], terms: Hits['terms'], size: number): Float32Array {
  const share = new Float32Array(size);
  for (const { terms: words, related } of parts) {
    const bits = commonBits(words, terms, size);
    const group = related === null ? undefined : terms.get(related);
    for (let row = 0; row < size; row += 1) {
      const isTitle = isInTitle(bits[row] ?? 0);
      share[row] = (share[row] ?? 0) + (isTitle ? 1 : group?.[row] ? RELATED_TITLE : 0) / parts.length;
    }
  }
  return share;
}

const RELATED_TITLE = 0.8;
