import { addDays, instantInIndia } from '@job-alert/domain/calendar';
import type { Reader, SqlValue } from '../database/reader.js';
import { afterCursor, type Condition, cursorColumns, cursorOf, type ListOrder, orderBy } from './list-order.js';
import { checkPage, type Page, type PageRequest, toPage } from './page.js';

/** A list of rows with an `id`, in an order that an index holds. */
export interface ListQuery {
  /** What each row holds, without what its cursor is made of. */
  columns: string;
  /** The tables of the order and the conditions, and of the columns too where there is no `rest`. */
  from: string;
  /** Of the placeholders in `from`. */
  fromValues?: readonly SqlValue[];
  /**
   * How the rows are looked up by `page.id` once the ids of the page are known: joins. The ids come out of an index then, so that
   * neither a far page nor a search reads rows that are not shown.
   */
  rest?: string;
  conditions: readonly Condition[];
  /** The same rows for the total, where they are counted faster than they are walked in their order. */
  counted?: { from: string; conditions: readonly Condition[] };
  order: ListOrder;
}

/**
 * One page of a list of the role areas in one statement: a range of the index of its order from the cursor on,
 * one row more than shown. The total is counted only when somebody selects it, to the last row: people plan their day by it.
 */
export async function readPage<Row extends { id: string }>(
  reader: Reader,
  query: ListQuery,
  request: PageRequest,
  maxPageSize: number,
): Promise<Page<Row>> {
  const { first, offset } = checkPage(request, maxPageSize);
  const conditions =
    request.after == null ? query.conditions : [...query.conditions, afterCursor(query.order, request.after)];
  const { where, values } = whereOf(query, conditions);
  const range = `${where} ORDER BY ${orderBy(query.order)} LIMIT ? OFFSET ?`;
  const rows = await reader.rows<Row>(pageSql(query, range), [...values, first + 1, offset]);
  return toPage(
    rows,
    request,
    (row) => cursorOf(query.order, row),
    () => totalOf(reader, query, request, rows.length),
  );
}

function pageSql({ columns, from, rest, order }: ListQuery, range: string): string {
  const shown = `SELECT ${columns}, ${cursorColumns(order)}`;
  if (rest === undefined) return `${shown} FROM ${from} ${range}`;
  return `${shown} FROM (SELECT ${order.id} AS id FROM ${from} ${range}) AS page ${rest} ORDER BY ${orderBy(order)}`;
}

/** A list that ends on a page by number has been counted by reading it. */
async function totalOf(reader: Reader, query: ListQuery, request: PageRequest, read: number): Promise<number> {
  const before = ((request.page ?? 1) - 1) * request.first;
  const endsHere = request.after == null && read <= request.first && (read > 0 || before === 0);
  return endsHere ? before + read : count(reader, { ...query, ...query.counted });
}

async function count(reader: Reader, query: ListQuery): Promise<number> {
  const { where, values } = whereOf(query, query.conditions);
  const sql = `SELECT COUNT(*) AS total FROM ${query.from} ${where}`;
  return Number((await reader.row<{ total: string }>(sql, values))?.total ?? 0);
}

function whereOf(
  { fromValues = [] }: ListQuery,
  conditions: readonly Condition[],
): { where: string; values: SqlValue[] } {
  return {
    where: conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: [...fromValues, ...conditions.flatMap(({ values }) => values)],
  };
}

/** Instants from the start of one day in India to the end of another; a missing end is open. */
export function withinDays(column: string, from?: string | null, to?: string | null): Condition[] {
  const conditions: Condition[] = [];
  if (from) conditions.push({ sql: `${column} >= ?`, values: [instantInIndia(from, '00:00')] });
  if (to) conditions.push({ sql: `${column} < ?`, values: [instantInIndia(addDays(to, 1), '00:00')] });
  return conditions;
}
