import { partScore, type SearchPhrase, type TermField, termFields } from '@job-alert/domain/search/candidate-search';
import type { CandidatePool } from './candidate-pool.js';
import type { TermHits } from './candidate-terms.read-model.js';

/** The index entries of a search. */
interface Hits {
  terms: ReadonlyMap<string, TermHits>;
  /** The candidates of each exact phrase. */
  phrases: ReadonlyMap<SearchPhrase, ReadonlySet<number>>;
}

/** Returns the relevance of a phrase for each row that has it. */
export function phraseScores(phrase: SearchPhrase, pool: CandidatePool, { terms, phrases }: Hits): Map<number, number> {
  const exact = phrases.get(phrase);
  const scores = new Map<number, number>();
  const [first, ...others] = phrase.parts.map(({ terms: words, related }) => ({
    words: words.map((word) => terms.get(word)),
    related: related === null ? undefined : terms.get(related),
  }));
  if (!first) return scores;
  const ids = new Set([...(first.words[0]?.keys() ?? []), ...(first.related?.keys() ?? [])]);
  for (const id of ids) {
    const row = pool.rowOf(id);
    if (row === undefined || (exact && !exact.has(id))) continue;
    let total = 0;
    for (const { words, related } of [first, ...others]) {
      const score = partScore(
        words.map((hits) => hits?.get(id) ?? 0),
        related?.get(id) ?? 0,
      );
      if (score === 0) {
        total = 0;
        break;
      }
      total += score;
    }
    if (total > 0) scores.set(row, total);
  }
  return scores;
}

/** Returns the fields that have every word of a phrase for a candidate, or else those with any of them. */
export function phraseFields(phrase: SearchPhrase, id: number, { terms }: Pick<Hits, 'terms'>): TermField[] {
  const bits = phrase.parts.flatMap(({ terms: words }) => words.map((word) => terms.get(word)?.get(id) ?? 0));
  const common = bits.reduce((all, one) => all & one, -1);
  return termFields(common === 0 ? bits.reduce((all, one) => all | one, 0) : common);
}

/** Adds the scores of phrases. Rows without all of them are missing. */
export function scoresOfAll(scores: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const [smallest, ...others] = scores.toSorted((a, b) => a.size - b.size);
  const all = new Map<number, number>();
  for (const [row, score] of smallest ?? []) {
    let total: number | null = score;
    for (const other of others) {
      const more = other.get(row);
      total = more === undefined || total === null ? null : total + more;
    }
    if (total !== null) all.set(row, total);
  }
  return all;
}

/** Adds the scores of phrases of which one is enough. */
export function scoresOfAny(scores: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const any = new Map<number, number>();
  for (const one of scores) for (const [row, score] of one) any.set(row, (any.get(row) ?? 0) + score);
  return any;
}
