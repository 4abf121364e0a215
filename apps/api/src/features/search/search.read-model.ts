import { searchedWays } from '@job-alert/domain/lists/list-search';
import {
  ADMINISTRATOR_WORDS,
  CANDIDATE_WORDS,
  EMPLOYER_WORDS,
  idsMatching,
  JOB_WORDS,
  NOTE_WORDS,
  type WordSource,
} from '../../database/search/word-search.js';
import type { SqlReader } from '../../database/sql-reader.js';

/** The kinds of search results in the order of display. Each is the name of a GraphQL type. */
export type SearchHitKind = 'Candidate' | 'Company' | 'Job' | 'User' | 'Note';

interface SearchHit {
  kind: SearchHitKind;
  id: string;
}

/** The word table of each kind. */
const SOURCES: Readonly<Record<SearchHitKind, WordSource>> = {
  Candidate: CANDIDATE_WORDS,
  Company: EMPLOYER_WORDS,
  Job: JOB_WORDS,
  User: ADMINISTRATOR_WORDS,
  Note: NOTE_WORDS,
};
const KINDS = Object.keys(SOURCES) as SearchHitKind[];

/** Finds records in which each word of the query is the start of a word, in any order (decision 0056). */
export class SearchReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** Returns at most `first` hits of each kind with one statement. */
  async find(text: string, first: number): Promise<SearchHit[]> {
    const ways = searchedWays(text);
    if (ways.length === 0) return [];
    const parts = KINDS.map((kind) => ({ kind, ...idsMatching(SOURCES[kind], ways) }));
    const rows = await this.reader.rows<SearchHit>(
      parts
        .map(({ kind, sql }) => `SELECT '${kind}' AS kind, id FROM (${sql} LIMIT ?) AS ${kind}s`)
        .join(' UNION ALL '),
      parts.flatMap(({ values }) => [...values, first]),
    );
    return rows.map(({ kind, id }) => ({ kind, id: String(id) }));
  }
}
