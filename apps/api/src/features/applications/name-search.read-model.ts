import { searchedWords } from '@job-alert/domain/lists/list-search';
import {
  CANDIDATE_NAMES,
  idsMatching,
  idsMatchingCommonWords,
  idTable,
  JOB_WORDS,
  matchesAll,
  readIds,
  type WordSource,
} from '../../database/search/word-search.js';
import type { SqlReader, SqlValue } from '../../database/sql-reader.js';
import type { Condition } from '../../platform/lists/list-order.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { INDEX_LOOKUP_MAX_ROWS } from '../../platform/lists/list-read.js';
import { anyOf, NO_ROWS } from '../../platform/lists/text-filter.js';

const EVERYWHERE = 'application a';

type Searched = Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'countFrom'>;
const NONE: Searched = { from: EVERYWHERE, conditions: [NO_ROWS] };

const KINDS = [
  { source: CANDIDATE_NAMES, column: 'candidate_id' },
  { source: JOB_WORDS, column: 'job_id' },
];

/** The ids of matching candidates or jobs, and the application column that refers to them. */
interface NameMatches {
  source: WordSource;
  column: string;
  ids: readonly string[];
}

/**
 * Finds the applications for a searched name, job title or company. Candidates and jobs are far fewer than applications and are looked up first. For
 * a rare text, their applications are read directly; for a common one, the list is scanned in order.
 */
export async function findApplicationsByName(
  reader: SqlReader,
  text: string,
  conditions: readonly Condition[],
): Promise<Searched> {
  const words = searchedWords(text);
  if (words.length === 0) return NONE;
  const statements = KINDS.map(({ source }) => idsMatching(source, [words]));
  const idLists = await readIds(reader, statements, INDEX_LOOKUP_MAX_ROWS + 1);
  const matches = KINDS.map((kind, index) => ({ ...kind, ids: idLists[index] ?? [] })).filter(
    ({ ids }) => ids.length > 0,
  );
  if (matches.length === 0) return NONE;
  if (matches.every(({ ids }) => ids.length <= INDEX_LOOKUP_MAX_ROWS)) {
    return {
      ...applicationIdsFor(matches.map(({ column, ids }, index) => ({ column, ...idTable(ids, `matches${index}`) }))),
      conditions,
    };
  }
  return {
    from: EVERYWHERE,
    conditions: [...conditions, matchesName(text)],
    countFrom: countFromNames(matches, words, conditions),
  };
}

/**
 * Condition for the total of a common name. If only candidates or only jobs match, the database chooses whether their
 * ids or the other conditions are more selective.
 */
function countFromNames(
  matches: readonly NameMatches[],
  words: readonly string[],
  conditions: readonly Condition[],
): Searched {
  const tables = matches.map(({ source, column }) => ({ column, ...idsMatchingCommonWords(source, [words]) }));
  const [one, other] = tables;
  if (one && !other) {
    const having = { sql: `a.${one.column} IN (${one.sql})`, values: one.values };
    return { from: EVERYWHERE, conditions: [...conditions, having] };
  }
  const joined = tables.map(({ column, sql, values }, index) => ({
    column,
    from: `(${sql}) AS matches${index}`,
    fromValues: values,
  }));
  return { ...applicationIdsFor(joined), conditions };
}

/** Matches applications whose candidate's name, or whose job's title and company, contain every word of the text. */
export function matchesName(text: string): Condition {
  const words = searchedWords(text);
  if (words.length === 0) return NO_ROWS;
  return anyOf([[matchesAll(CANDIDATE_NAMES, 'a.candidate_id', words)], [matchesAll(JOB_WORDS, 'a.job_id', words)]]);
}

/** Selects the applications of the given candidates, jobs, or both. */
function applicationIdsFor(
  matches: readonly { column: string; from: string; fromValues: readonly SqlValue[] }[],
): Pick<ListQuery, 'from' | 'fromValues'> {
  const fromValues = matches.flatMap((one) => one.fromValues);
  const [one = '', other] = matches.map(
    ({ column, from }, index) => `${from} STRAIGHT_JOIN application a ON a.${column} = matches${index}.id`,
  );
  if (other === undefined) return { from: one, fromValues };
  const both = `(SELECT a.id FROM ${one} UNION SELECT a.id FROM ${other}) AS matches`;
  return { from: `${both} STRAIGHT_JOIN application a ON a.id = matches.id`, fromValues };
}
