import type { CandidateTerm, SearchPhrase } from '@job-alert/domain/search/candidate-search';
import type { Hits, TermHits } from './candidate-matches.rules.js';
import { BLOCK_SIZE, type CandidatePool } from './candidate-pool.rules.js';

/** The place of a candidate in a block and the seven bits of the fields make one number of 16 bits. */
const FIELD_BITS = 7;
const FIELD_CODES = 1 << FIELD_BITS;
/** Later words of very long texts belong to no phrase. */
const MAX_POSITION = 65_535;

/** The candidates of one block who have a term. */
export interface Posting {
  block: number;
  /** For each candidate place and fields, the number of positions, and the positions. */
  entries: Uint16Array;
}

/** The index entries of a term. */
export type Postings = readonly Posting[];

/** The candidates of a block by their place. */
export type PostingEntries = Map<number, CandidateTerm>;

/** Returns the numbers of a stored posting. */
export const storedNumbers = (bytes: Buffer): Uint16Array => new Uint16Array(Uint8Array.from(bytes).buffer);

export function parsePosting(numbers: Uint16Array): PostingEntries {
  const entries: PostingEntries = new Map();
  for (let at = 0; at < numbers.length; at = nextEntry(numbers, at))
    entries.set(placeAt(numbers, at), { fields: fieldsAt(numbers, at), positions: positionsAt(numbers, at) });
  return entries;
}

export function writePosting(entries: PostingEntries): Buffer {
  const numbers: number[] = [];
  for (const [place, { fields, positions }] of entries) {
    const known = positions.filter((position) => position <= MAX_POSITION);
    numbers.push(place * FIELD_CODES + fields, known.length, ...known);
  }
  return Buffer.from(Uint16Array.from(numbers).buffer);
}

/** Returns the hits of the terms and the exact phrases of a search by row of the pool. */
export const hitsOf = (
  phrases: readonly SearchPhrase[],
  postings: ReadonlyMap<string, Postings>,
  pool: CandidatePool,
): Hits => ({
  terms: new Map([...postings].map(([term, ofTerm]) => [term, termHits(ofTerm, pool)])),
  phrases: new Map(
    phrases.filter(({ isExact }) => isExact).map((phrase) => [phrase, phraseRows(phrase, postings, pool)]),
  ),
});

function termHits(postings: Postings, pool: CandidatePool): TermHits {
  const hits = new Uint8Array(pool.size);
  for (const { block, entries } of postings) {
    const rows = pool.rowsOfBlock(block);
    if (!rows) continue;
    for (let at = 0; at < entries.length; at = nextEntry(entries, at)) {
      const row = rows[placeAt(entries, at)] ?? -1;
      if (row !== -1) hits[row] = fieldsAt(entries, at);
    }
  }
  return hits;
}

/** Returns 1 for each row of the pool that has the words of an exact phrase one after another. */
function phraseRows(
  { parts: [part] }: SearchPhrase,
  postings: ReadonlyMap<string, Postings>,
  pool: CandidatePool,
): Uint8Array {
  const found = new Uint8Array(pool.size);
  const marks = { ofPosition: new Uint32Array(MAX_POSITION + 1), last: 0 };
  const [first = [], ...others] = (part?.terms ?? []).map((term) => postings.get(term) ?? []);
  const byBlock = others.map((all) => new Map(all.map((posting) => [posting.block, posting.entries])));
  for (const { block, entries } of first) {
    const rows = pool.rowsOfBlock(block);
    if (!rows) continue;
    const next = byBlock.map((blocks) => nextWord(blocks.get(block) ?? new Uint16Array()));
    for (let at = 0; at < entries.length; at = nextEntry(entries, at)) {
      const row = rows[placeAt(entries, at)] ?? -1;
      if (row !== -1 && isFollowed(entries, at, next, marks)) found[row] = 1;
    }
  }
  return found;
}

/** A later word of a phrase in a block: its entries, and where that of each place starts; -1 without one. */
interface NextWord {
  entries: Uint16Array;
  starts: Int32Array;
}

function nextWord(entries: Uint16Array): NextWord {
  const starts = new Int32Array(BLOCK_SIZE).fill(-1);
  for (let at = 0; at < entries.length; at = nextEntry(entries, at)) starts[placeAt(entries, at)] = at;
  return { entries, starts };
}

/** The last mark of each position. A new mark is larger than all before, so that nothing needs to be emptied for the next candidate. */
interface Marks {
  ofPosition: Uint32Array;
  last: number;
}

/**
 * Returns true if the other words follow a position of the first word. It marks the positions of one word and looks for a mark before
 * those of the next one, which needs no list and no nested loop: it runs for each candidate.
 */
function isFollowed(entries: Uint16Array, at: number, words: readonly NextWord[], marks: Marks): boolean {
  const { ofPosition } = marks;
  const place = placeAt(entries, at);
  const end = nextEntry(entries, at);
  let mark = (marks.last += 1);
  for (let index = at + 2; index < end; index += 1) ofPosition[entries[index] ?? 0] = mark;
  for (const { entries: next, starts } of words) {
    const start = starts[place] ?? -1;
    if (start === -1) return false;
    const before = mark;
    mark = marks.last += 1;
    let isFound = false;
    // The last position first: a mark must not replace the one that the following position looks for.
    for (let index = nextEntry(next, start) - 1; index >= start + 2; index -= 1) {
      const position = next[index] ?? 0;
      if (ofPosition[position - 1] !== before) continue;
      ofPosition[position] = mark;
      isFound = true;
    }
    if (!isFound) return false;
  }
  return true;
}

const placeAt = (numbers: Uint16Array, at: number): number => (numbers[at] ?? 0) >> FIELD_BITS;
const fieldsAt = (numbers: Uint16Array, at: number): number => (numbers[at] ?? 0) & (FIELD_CODES - 1);
const nextEntry = (numbers: Uint16Array, at: number): number => at + 2 + (numbers[at + 1] ?? 0);
const positionsAt = (numbers: Uint16Array, at: number): number[] => [
  ...numbers.subarray(at + 2, nextEntry(numbers, at)),
];
