import type { SqlReader } from '../../database/sql-reader.js';
import {
  matchesAll,
  idsMatchingCommonWords,
  idsMatching,
  idTable,
  readIds,
} from '../../database/search/word-search.js';
import {
  type AnyList,
  filterConditions,
  filterTables,
  type ListArgs,
  resolveOrder,
  type WordIndex,
} from './list-definition.js';
import type { Condition } from './list-order.js';
import { type ListQuery, readPage } from './list-query.js';
import { anyOf, NO_ROWS } from './text-filter.js';
import type { Page } from './page.js';

/** Up to this number of rows, an index lookup with a sort is faster than a scan of the list. */
export const INDEX_LOOKUP_MAX_ROWS = 2_000;

/** Builds the query of a list from its definition and arguments. `more` are conditions of the viewer. */
export async function listQuery(
  reader: SqlReader,
  list: AnyList,
  { filter, orderBy }: ListArgs,
  more: readonly Condition[] = [],
): Promise<ListQuery> {
  const { from: ordered = list.from, always = list.always ?? [], order } = resolveOrder(list, orderBy);
  const from = filterTables(list, filter) ?? ordered;
  const conditions = [...more, ...filterConditions(list, filter)];
  const { search: text } = (filter ?? {}) as { search?: string | null };
  const index = list.search?.index;
  const where = index
    ? await chooseSearchPlan(reader, { ...index, id: list.id }, text, { from, always, conditions })
    : { from, conditions: [...always, ...conditions] };
  return { columns: list.select, joins: list.rest, order, ...where };
}

export const readList = async <Row extends { id: string }>(
  reader: SqlReader,
  list: AnyList,
  args: ListArgs,
  maxPageSize: number,
): Promise<Page<Row>> => readPage<Row>(reader, await listQuery(reader, list, args), args, maxPageSize);

/**
 * Chooses how to run a search. For a few matches it looks up their ids. For many matches it scans the list in its order, which soon
 * fills a page. `always` are the conditions of the list, `conditions` those of this query.
 */
async function chooseSearchPlan(
  reader: SqlReader,
  { source, alternatives: waysOf, id, joined, hasShortRows }: WordIndex & { id: string },
  text: string | null | undefined,
  { from, always, conditions }: { from: string; always: readonly Condition[]; conditions: readonly Condition[] },
): Promise<Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'countFrom' | 'total'>> {
  if (!text?.trim()) return { from, conditions: [...always, ...conditions] };
  const ways = waysOf(text);
  if (ways.length === 0) return { from, conditions: [NO_ROWS] };
  const [ids = []] = await readIds(reader, [idsMatching(source, ways)], INDEX_LOOKUP_MAX_ROWS + 1);
  const all = conditions.length === 0;
  if (ids.length <= INDEX_LOOKUP_MAX_ROWS) {
    const found = idTable(ids, 'found');
    return { ...found, from: `${found.from} STRAIGHT_JOIN ${joined}`, conditions, ...(all && { total: ids.length }) };
  }
  const having = anyOf(ways.map((words) => [matchesAll(source, id, words)]));
  const walk = { from, conditions: [...always, having, ...conditions] };
  const { sql, values } = idsMatchingCommonWords(source, ways);
  const found = { from: `(${sql}) AS found`, fromValues: values };
  if (all) return { ...walk, countFrom: { ...found, conditions } };
  const countFrom = hasShortRows
    ? { ...found, from: `${found.from} STRAIGHT_JOIN ${joined}`, conditions }
    : { from, conditions: [...always, ...conditions, { sql: `${id} IN (${sql})`, values }] };
  return { ...walk, countFrom };
}
