import { searchedWords } from '@job-alert/domain/list-search';
import type { Reader, SqlValue } from '../../database/reader.js';
import type { Statement } from '../../platform/list-query.js';

/** What can be found, in the order in which it is shown; each is the name of its type. */
export type FoundKind = 'Candidate' | 'Company' | 'Job' | 'User';

export interface Found {
  kind: FoundKind;
  id: string;
}

/** Where the words of each kind stand. */
const SOURCES: Readonly<Record<FoundKind, { table: string; id: string; type?: string }>> = {
  Candidate: { table: 'user_word', id: 'user_id', type: 'CANDIDATE' },
  Company: { table: 'user_word', id: 'user_id', type: 'EMPLOYER' },
  Job: { table: 'job_word', id: 'job_id' },
  User: { table: 'user_word', id: 'user_id', type: 'ADMIN' },
};
const KINDS = Object.keys(SOURCES) as FoundKind[];

/** Finds everything that has each word of a text as the start of one of its words, in any order (decision 0056). */
export class SearchReadModel {
  constructor(private readonly reader: Reader) {}

  /** At most `first` of each kind: one statement, ranges of the words' indexes. */
  async find(text: string, first: number): Promise<Found[]> {
    const words = searchedWords(text);
    if (words.length === 0) return [];
    const parts = KINDS.map((kind) => partOf(kind, words, first));
    const sql = parts.map((part) => `(${part.sql})`).join(' UNION ALL ');
    const rows = await this.reader.rows<Found>(
      sql,
      parts.flatMap(({ values }) => values),
    );
    return rows.map(({ kind, id }) => ({ kind, id: String(id) }));
  }
}

/** Each word is a range; the database begins with the shortest one. */
function partOf(kind: FoundKind, words: readonly string[], first: number): Statement {
  const { table, id, type } = SOURCES[kind];
  const tables = words.map((_, index) => `${table} w${index}`).join(' JOIN ');
  const values: SqlValue[] = [];
  const conditions = words.flatMap((word, index) => {
    values.push(`${word}%`);
    return [
      `w${index}.word LIKE ?`,
      ...(type ? [`w${index}.user_type = '${type}'`] : []),
      ...(index > 0 ? [`w${index}.${id} = w0.${id}`] : []),
    ];
  });
  return {
    sql: `SELECT DISTINCT '${kind}' AS kind, w0.${id} AS id FROM ${tables} WHERE ${conditions.join(' AND ')} LIMIT ?`,
    values: [...values, first],
  };
}
