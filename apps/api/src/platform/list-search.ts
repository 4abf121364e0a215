import type { Reader } from '../database/reader.js';
import { hasWords, idsByCommonWords, idsByWords, idTable, readIds, type WordSource } from '../database/word-search.js';
import type { Condition } from './list-order.js';
import type { ListQuery } from './list-query.js';
import { either, NOWHERE } from './list-words.js';

/** So many rows are looked up and sorted sooner than their list is walked. */
export const FEW_ROWS = 2_000;

interface ListSearch {
  source: WordSource;
  text: string | null | undefined;
  /** The ways to write the text, each as words; none for signs alone. */
  ways: (text: string) => string[][];
  /** What every row of the list is. */
  always: readonly Condition[];
  /** What the list is narrowed to besides. */
  conditions: readonly Condition[];
  /** The tables of the list when it is walked, and its rows' id. */
  from: string;
  id: string;
  /** The same, joined to the ids that were found: `found.id`. */
  joined: string;
  /** Its rows are short: looking up many is faster than reading an index of them all. */
  short: boolean;
}

/**
 * Where the rows of a searched list are. The index of words leads straight to a few; of many, a walk through the list
 * in its order soon finds a page.
 */
export async function searchedList(
  reader: Reader,
  { source, text, always, conditions, from, id, joined, short, ...search }: ListSearch,
): Promise<Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'counted' | 'total'>> {
  if (!text?.trim()) return { from, conditions: [...always, ...conditions] };
  const ways = search.ways(text);
  if (ways.length === 0) return { from, conditions: [NOWHERE] };
  const [ids = []] = await readIds(reader, [idsByWords(source, ways)], FEW_ROWS + 1);
  const all = conditions.length === 0;
  if (ids.length <= FEW_ROWS) {
    const found = idTable(ids, 'found');
    return { ...found, from: `${found.from} STRAIGHT_JOIN ${joined}`, conditions, ...(all && { total: ids.length }) };
  }
  const having = either(ways.map((words) => [hasWords(source, id, words)]));
  const walk = { from, conditions: [...always, having, ...conditions] };
  const { sql, values } = idsByCommonWords(source, ways);
  const found = { from: `(${sql}) AS found`, fromValues: values };
  if (all) return { ...walk, counted: { ...found, conditions } };
  const counted = short
    ? { ...found, from: `${found.from} STRAIGHT_JOIN ${joined}`, conditions }
    : { from, conditions: [...always, ...conditions, { sql: `${id} IN (${sql})`, values }] };
  return { ...walk, counted };
}
