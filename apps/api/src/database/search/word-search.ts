import type { SqlReader, SqlValue } from '../sql-reader.js';

/** A table of search words (decision 0056). `search-words.ts` writes the rows. */
export interface WordSource {
  table: 'user_word' | 'job_word' | 'note_word';
  id: 'user_id' | 'job_id' | 'note_id';
  conditions: readonly string[];
}

export const CANDIDATE_WORDS: WordSource = {
  table: 'user_word',
  id: 'user_id',
  conditions: ["user_type = 'CANDIDATE'"],
};
export const EMPLOYER_WORDS: WordSource = { ...CANDIDATE_WORDS, conditions: ["user_type = 'EMPLOYER'"] };
export const ADMINISTRATOR_WORDS: WordSource = { ...CANDIDATE_WORDS, conditions: ["user_type = 'ADMIN'"] };
export const CANDIDATE_NAMES: WordSource = {
  ...CANDIDATE_WORDS,
  conditions: [...CANDIDATE_WORDS.conditions, 'of_name = 1'],
};
export const JOB_WORDS: WordSource = { table: 'job_word', id: 'job_id', conditions: [] };
export const NOTE_WORDS: WordSource = { table: 'note_word', id: 'note_id', conditions: [] };

/** SQL that returns ids, or a part of it, with the values of its placeholders. */
interface Sql {
  sql: string;
  values: readonly SqlValue[];
}

const conditionsSql = (alias: string, { conditions: only }: WordSource): string =>
  only.map((condition) => ` AND ${alias}.${condition}`).join('');

/**
 * Finds the records in which every word of one of the alternatives is the beginning of some word. Each word is a range of an index; the
 * database starts with the shortest range.
 */
export function idsMatching(source: WordSource, ways: readonly (readonly string[])[]): Sql {
  const { table, id } = source;
  const one = (words: readonly string[]): string => {
    const tables = words.map((_, index) => `${table} w${index}`).join(' JOIN ');
    const conditions = words.map((_, index) => {
      const same = index > 0 ? ` AND w${index}.${id} = w0.${id}` : '';
      return `w${index}.word LIKE ?${conditionsSql(`w${index}`, source)}${same}`;
    });
    return `SELECT DISTINCT w0.${id} AS id FROM ${tables} WHERE ${conditions.join(' AND ')}`;
  };
  return { sql: ways.map(one).join(' UNION '), values: ways.flat().map((word) => `${word}%`) };
}

/**
 * Like `idsMatching`, for common words: joining sets of ids is faster than looking up each id of one set in the other.
 */
export function idsMatchingCommonWords(source: WordSource, ways: readonly (readonly string[])[]): Sql {
  const { table, id } = source;
  const one = (words: readonly string[]): string => {
    const sets = words.map(
      (_, index) =>
        `(SELECT DISTINCT w.${id} AS id FROM ${table} w WHERE w.word LIKE ?${conditionsSql('w', source)}) AS set${index}`,
    );
    const [first, ...others] = sets;
    return `SELECT set0.id FROM ${[first, ...others.map((set) => `${set} USING (id)`)].join(' JOIN ')}`;
  };
  return { sql: ways.map(one).join(' UNION '), values: ways.flat().map((word) => `${word}%`) };
}

/** Condition: the record has all words. For a list that is read in its own order. */
export function matchesAll(source: WordSource, recordId: string, words: readonly string[]): Sql {
  // A scalar subquery, because the optimizer would turn EXISTS into a join with all rows of the word.
  const each = words.map(
    () =>
      `(SELECT 1 FROM ${source.table} w WHERE w.${source.id} = ${recordId} AND w.word LIKE ?${conditionsSql('w', source)} LIMIT 1) IS NOT NULL`,
  );
  return { sql: each.join(' AND '), values: words.map((word) => `${word}%`) };
}

/** Returns the ids of each statement, up to the limit for each. */
export async function readIds(reader: SqlReader, statements: readonly Sql[], limit: number): Promise<string[][]> {
  const parts = statements.map(({ sql }, index) => `SELECT ${index} AS part, id FROM (${sql} LIMIT ?) AS part${index}`);
  const values = statements.flatMap((one) => [...one.values, limit]);
  const idLists: string[][] = statements.map(() => []);
  const rows = await reader.rows<{ part: number | string; id: string }>(parts.join(' UNION ALL '), values);
  for (const { part, id } of rows) idLists[Number(part)]?.push(String(id));
  return idLists;
}

/** Ids as a table. They are passed as JSON, so that the statement has the same text for any number of them and stays prepared. */
export const idTable = (ids: readonly string[], name: string): { from: string; fromValues: string[] } => ({
  from: `JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT UNSIGNED PATH '$')) AS ${name}`,
  fromValues: [JSON.stringify(ids)],
});
