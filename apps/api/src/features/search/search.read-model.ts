import { searchedWays } from '@job-alert/domain/lists/list-search';
import {
  ADMINISTRATOR_WORDS,
  CANDIDATE_WORDS,
  EMPLOYER_WORDS,
  idsMatching,
  JOB_WORDS,
  type WordSource,
} from '../../database/search/word-search.js';
import type { SqlReader } from '../../database/sql-reader.js';

/** The kinds of search results in the order of their display. Each is the name of its type. */
export type SearchHitKind = 'Candidate' | 'Company' | 'Job' | 'User';

export interface SearchHit {
  kind: SearchHitKind;
  id: string;
}

/** Where the words of each kind stand. */
const SOURCES: Readonly<Record<SearchHitKind, WordSource>> = {
  Candidate: CANDIDATE_WORDS,
  Company: EMPLOYER_WORDS,
  Job: JOB_WORDS,
  User: ADMINISTRATOR_WORDS,
};
const KINDS = Object.keys(SOURCES) as SearchHitKind[];

/** Finds everything that has each word of a text as the start of one of its words, in any order (decision 0056). */
export class SearchReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** At most `first` of each kind: one statement, ranges of the words' indexes. */
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
