import { isPhraseAt, type SearchPhrase } from '@job-alert/domain/search/candidate-search';
import type { SqlReader } from '../../database/sql-reader.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import type { CandidatePool } from './candidate-pool.rules.js';

/** Id, fields and term are read as one number, which takes less time than three. */
const FIELD_CODES = 128;
/** Above the number of terms of the longest search: three lists of ten entries with eight words and their groups. */
const TERM_CODES = 1_024;

/** The bits of the fields with a term, by row of the pool. 0 for candidates without the term. */
export type TermHits = Uint8Array;

/** A term of one candidate, with the first positions of the word in numbers with spaces. */
export interface OwnTerm {
  term: string;
  fields: number;
  positions: string;
}

/** Reads the search index of candidates. */
export class CandidateTermsReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** Returns the hits of each term, at most 1,024, with one statement. */
  async hits(terms: readonly string[], pool: CandidatePool): Promise<ReadonlyMap<string, TermHits>> {
    const hits = terms.map(() => new Uint8Array(pool.size));
    if (terms.length > 0) {
      const parts = terms.map(
        (_, code) =>
          `SELECT (candidate_id * ${FIELD_CODES} + fields) * ${TERM_CODES} + ${code} AS hit FROM candidate_term FORCE INDEX (candidate_term_term) WHERE term = ?`,
      );
      for (const { hit } of await this.reader.rows<{ hit: number | string }>(parts.join(' UNION ALL '), terms)) {
        const value = Number(hit);
        const candidate = Math.floor(value / TERM_CODES);
        const row = pool.rowOf(Math.floor(candidate / FIELD_CODES));
        const bits = hits[value % TERM_CODES];
        if (row !== undefined && bits) bits[row] = candidate % FIELD_CODES;
      }
    }
    return new Map(terms.map((term, code) => [term, hits[code] ?? new Uint8Array()]));
  }

  /** Returns for each exact phrase which rows of the pool have it, with one statement. */
  async phraseHits(phrases: readonly SearchPhrase[], pool: CandidatePool): Promise<Uint8Array[]> {
    const hits = phrases.map(() => new Uint8Array(pool.size));
    if (phrases.length === 0) return hits;
    const statements = phrases.map(({ parts: [part] }, index) => phraseStatement(part?.terms ?? [], index));
    const rows = await this.reader.rows<{ part: number | string; id: string; positions: string }>(
      statements.map(({ sql }) => sql).join(' UNION ALL '),
      statements.flatMap(({ values }) => values),
    );
    for (const { part, id, positions } of rows) {
      const row = pool.rowOf(Number(id));
      const words = positions.split(',').map(parsePositions);
      const found = hits[Number(part)];
      if (row !== undefined && found && isPhraseAt(words)) found[row] = 1;
    }
    return hits;
  }

  /** Returns all terms of a candidate. */
  ofCandidate(candidateId: string): Promise<OwnTerm[]> {
    return this.reader.rows('SELECT term, fields, positions FROM candidate_term WHERE candidate_id = ?', [candidateId]);
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

export const parsePositions = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

/** Reads the positions of the words of a phrase of the candidates who have them all. */
function phraseStatement([first = '', ...others]: readonly string[], part: number): { sql: string; values: string[] } {
  const joins = others.map(
    (_, index) => `JOIN candidate_term t${index} ON t${index}.candidate_id = t.candidate_id AND t${index}.term = ?`,
  );
  const positions = ['t.positions', ...others.map((_, index) => `t${index}.positions`)].join(`, ',', `);
  return {
    sql: `SELECT ${part} AS part, t.candidate_id AS id, CONCAT(${positions}) AS positions FROM candidate_term t ${joins.join(' ')} WHERE t.term = ?`,
    values: [...others, first],
  };
}
