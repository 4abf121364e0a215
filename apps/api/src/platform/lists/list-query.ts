import { addDays, instantInIndia } from '@job-alert/domain/india/calendar';
import type { SqlReader, SqlValue } from '../../database/sql-reader.js';
import { afterCursor, type Condition, cursorColumns, cursorFor, type ListOrder, orderBy } from './list-order.js';
import { checkPage, type Page, type PageRequest, toPage } from './page.js';

/** A query for rows with an `id`, in an order that an index supports. */
export interface ListQuery {
  /** The columns of each row, without those of its cursor. */
  columns: string;
  /** The tables of the order and conditions, and of the columns if there are no `joins`. */
  from: string;
  /** The values of the placeholders in `from`. */
  fromValues?: readonly SqlValue[];
  /** Joins that look up the rows of the page by `page.id`. The ids come from an index. */
  joins?: string | undefined;
  /** The values of the placeholders in `joins`. */
  joinValues?: readonly SqlValue[];
  conditions: readonly Condition[];
  /** A query for the total, if counting it is faster than counting the rows in their order. */
  countFrom?: Pick<ListQuery, 'from' | 'fromValues' | 'conditions'>;
  /** The total, if it is already known. */
  total?: number;
  order: ListOrder;
}

export interface Statement {
  sql: string;
  values: readonly SqlValue[];
}

/** Reads one page with one statement and one extra row. The total is counted only if it is selected. */
export async function readPage<Row extends { id: string }>(
  reader: SqlReader,
  query: ListQuery,
  request: PageRequest,
  maxPageSize: number,
): Promise<Page<Row>> {
  const { sql, values } = pageStatement(query, request, maxPageSize);
  return buildPage(query, request, await reader.rows<Row>(sql, values), () => readTotal(reader, query));
}

export function pageStatement(query: ListQuery, request: PageRequest, maxPageSize: number): Statement {
  const { first, offset } = checkPage(request, maxPageSize);
  const conditions =
    request.after == null ? query.conditions : [...query.conditions, afterCursor(query.order, request.after)];
  const { where, values } = buildWhere(query, conditions);
  const range = `${where} ORDER BY ${orderBy(query.order)} LIMIT ? OFFSET ?`;
  const allValues = [...values, first + 1, offset];
  const { joins, joinValues = [] } = query;
  return {
    sql: pageSql(query, range),
    values: joins === undefined ? allValues : [...allValues, ...joinValues, first + 1],
  };
}

/** Builds the page from its rows. The total of a list that ends on a numbered page is known without counting. */
export function buildPage<Row extends { id: string }>(
  query: ListQuery,
  request: PageRequest,
  rows: Row[],
  total: () => Promise<number>,
): Page<Row> {
  const before = ((request.page ?? 1) - 1) * request.first;
  const endsHere = request.after == null && rows.length <= request.first && (rows.length > 0 || before === 0);
  const counted = before + rows.length;
  return toPage(
    rows,
    request,
    (row) => cursorFor(query.order, row),
    () => (endsHere ? Promise.resolve(counted) : query.total === undefined ? total() : Promise.resolve(query.total)),
  );
}

function pageSql({ columns, from, joins: rest, order }: ListQuery, range: string): string {
  const select = `SELECT ${columns}, ${cursorColumns(order)}`;
  if (rest === undefined) return `${select} FROM ${from} ${range}`;
  return `${select} FROM (SELECT ${order.id} AS id FROM ${from} ${range}) AS page ${rest} ORDER BY ${orderBy(order)} LIMIT ?`;
}

export function totalStatement(query: ListQuery): Statement {
  const { from, fromValues, conditions } = query.countFrom ?? query;
  const { where, values } = buildWhere({ fromValues }, conditions);
  return { sql: `SELECT COUNT(*) AS total FROM ${from} ${where}`, values };
}

async function readTotal(reader: SqlReader, query: ListQuery): Promise<number> {
  const { sql, values } = totalStatement(query);
  return Number((await reader.row<{ total: string }>(sql, values))?.total ?? 0);
}

export function buildWhere(
  { fromValues = [] }: { fromValues?: readonly SqlValue[] | undefined },
  conditions: readonly Condition[],
): { where: string; values: SqlValue[] } {
  return {
    where: conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: [...fromValues, ...conditions.flatMap(({ values }) => values)],
  };
}

/** Conditions for instants from the start of one day in India to the end of another. A missing end is open. */
export function withinDays(column: string, from?: string | null, to?: string | null): Condition[] {
  const conditions: Condition[] = [];
  if (from) conditions.push({ sql: `${column} >= ?`, values: [instantInIndia(from, '00:00')] });
  if (to) conditions.push({ sql: `${column} < ?`, values: [instantInIndia(addDays(to, 1), '00:00')] });
  return conditions;
}
