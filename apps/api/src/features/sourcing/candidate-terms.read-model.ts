import type { SqlReader } from '../../database/sql-reader.js';
import { groupBy } from '../../platform/group-by.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { type Postings, storedNumbers } from './candidate-postings.rules.js';

/** The condition on terms follows. */
const POSTINGS = 'SELECT term, block, entries FROM candidate_posting FORCE INDEX (PRIMARY) WHERE term IN';
const EXISTING = 'SELECT DISTINCT term FROM candidate_posting FORCE INDEX (PRIMARY) WHERE term IN';

/** A term of one candidate, its fields, and its first positions. */
export type OwnTerm = [term: string, fields: number, ...positions: number[]];

/** Reads the search index of candidates. */
export class CandidateTermsReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** Returns the postings of each term that some candidate has, with one statement. */
  async postings(terms: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    if (terms.length === 0) return new Map();
    const rows = await this.reader.rows<{ term: string; block: number; entries: Buffer }>(
      `${POSTINGS} (${placeholders(terms)})`,
      terms,
    );
    return groupBy(
      rows.map(({ term, block, entries }) => ({ term, block, entries: storedNumbers(entries) })),
      ({ term }) => term,
    );
  }

  /** Returns all terms of a candidate. */
  async ofCandidate(candidateId: string): Promise<OwnTerm[]> {
    const row = await this.reader.row<{ terms: string }>('SELECT terms FROM indexed_candidate WHERE candidate_id = ?', [
      candidateId,
    ]);
    return row ? (JSON.parse(row.terms) as OwnTerm[]) : [];
  }

  /** Returns which of these terms some candidate has. */
  async existing(terms: readonly string[]): Promise<ReadonlySet<string>> {
    if (terms.length === 0) return new Set();
    const rows = await this.reader.rows<{ term: string }>(`${EXISTING} (${placeholders(terms)})`, terms);
    return new Set(rows.map(({ term }) => term));
  }
}
