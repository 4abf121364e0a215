import type { SearchPhrase } from '@job-alert/domain/search/candidate-search';
import type { SqlReader } from '../../database/sql-reader.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';

/** Ids and fields are read as one number, which takes less time than two. */
const FIELD_CODES = 128;

/** The candidates of a term by id, with the bits of its fields. */
export type TermHits = ReadonlyMap<number, number>;

/** Reads the search index of candidates. */
export class CandidateTermsReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** Returns the hits of each term with one statement. */
  async hits(terms: readonly string[]): Promise<ReadonlyMap<string, TermHits>> {
    const found = new Map(terms.map((term) => [term, new Map<number, number>()] as const));
    if (terms.length === 0) return found;
    const parts = terms.map(
      (_, index) =>
        `SELECT candidate_id * ${FIELD_CODES} + fields AS hit, ${index} AS part FROM candidate_term FORCE INDEX (candidate_term_term) WHERE term = ?`,
    );
    const rows = await this.reader.rows<{ hit: number | string; part: number | string }>(
      parts.join(' UNION ALL '),
      terms,
    );
    for (const { hit, part } of rows) {
      const value = Number(hit);
      found.get(terms[Number(part)] ?? '')?.set(Math.floor(value / FIELD_CODES), value % FIELD_CODES);
    }
    return found;
  }

  /** Returns the ids of the candidates with each exact phrase, with one statement. The words of a phrase are its first part. */
  async phraseHits(phrases: readonly SearchPhrase[], isPhraseAt: (positions: number[][]) => boolean): Promise<Set<number>[]> {
    const hits = phrases.map(() => new Set<number>());
    if (phrases.length === 0) return hits;
    const termsOf = ({ parts: [part] }: SearchPhrase) => part?.terms ?? [];
    const parts = phrases.map((phrase, index) => {
      const terms = termsOf(phrase);
      const tables = terms.map((_, word) =>
        word === 0 ? 'candidate_term t0' : `JOIN candidate_term t${word} ON t${word}.candidate_id = t0.candidate_id AND t${word}.term = ?`,
      );
      const positions = terms.map((_, word) => `t${word}.positions`).join(`, ',', `);
      return `SELECT ${index} AS part, t0.candidate_id AS id, CONCAT(${positions}) AS positions FROM ${tables.join(' ')} WHERE t0.term = ?`;
    });
    const values = phrases.flatMap((phrase) => {
      const [first = '', ...others] = termsOf(phrase);
      return [...others, first];
    });
    const rows = await this.reader.rows<{ part: number | string; id: string; positions: string }>(
      parts.join(' UNION ALL '),
      values,
    );
    for (const { part, id, positions } of rows) {
      const words = positions.split(',').map((word) => word.split(' ').filter(Boolean).map(Number));
      if (isPhraseAt(words)) hits[Number(part)]?.add(Number(id));
    }
    return hits;
  }

  /** Returns which of these terms some candidate has. */
  async existing(terms: readonly string[]): Promise<ReadonlySet<string>> {
    if (terms.length === 0) return new Set();
    const rows = await this.reader.rows<{ term: string }>(
      `SELECT term FROM candidate_term FORCE INDEX (candidate_term_term) WHERE term IN (${placeholders(terms)}) GROUP BY term`,
      terms,
    );
    return new Set(rows.map(({ term }) => term));
  }
}
