import { addDays, instantInIndia } from '@job-alert/domain/calendar';
import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import type { Reader, SqlValue } from '../database/reader.js';
import { checkPage, decodeCursor, encodeCursor, type Page, type PageRequest, toPage } from './page.js';

/** One condition of a list with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: readonly SqlValue[];
}

/** A list ordered by an instant and then by id: `time` and `id` are columns, and the rows carry them as `cursorTime` and `id`. */
export interface ListQuery {
  /** What each row holds, without the cursor's time. */
  columns: string;
  from: string;
  conditions: readonly Condition[];
  time: string;
  id: string;
  direction: 'ASC' | 'DESC';
}

interface ListRow {
  id: string;
  cursorTime: Date;
}

/**
 * One page of a list of the role areas in one statement: a range of the index over (time, id) from the cursor on, one row
 * more than shown. The total is counted only when somebody selects it, and no further than the cap.
 */
export async function readPage<Row extends ListRow>(
  reader: Reader,
  query: ListQuery,
  request: PageRequest,
  maxPageSize: number,
): Promise<Page<Row>> {
  const { first, offset } = checkPage(request, maxPageSize);
  const conditions =
    request.after == null ? query.conditions : [...query.conditions, afterCursor(query, request.after)];
  const { where, values } = whereOf(conditions);
  const { columns, from, time, id, direction } = query;
  // LIMIT and OFFSET are checked whole numbers; as placeholders MariaDB would plan without knowing them.
  const rows = await reader.rows<Row>(
    `SELECT ${columns}, ${time} AS cursorTime FROM ${from} ${where} ORDER BY ${time} ${direction}, ${id} ${direction} LIMIT ${first + 1} OFFSET ${offset}`,
    values,
  );
  return toPage(
    rows,
    request,
    (row) => encodeCursor([row.cursorTime.getTime(), row.id]),
    () => countUpToCap(reader, query),
  );
}

function afterCursor({ time, id, direction }: ListQuery, cursor: string): Condition {
  const [milliseconds, lastId] = decodeCursor(cursor, 2);
  const instant = new Date(Number(milliseconds));
  const past = direction === 'DESC' ? '<' : '>';
  // The first half alone is an index range; the second only refines its edge.
  return {
    sql: `(${time} ${past}= ? AND (${time} ${past} ? OR ${id} ${past} ?))`,
    values: [instant, instant, String(lastId)],
  };
}

async function countUpToCap(reader: Reader, { from, conditions }: ListQuery): Promise<number> {
  const { where, values } = whereOf(conditions);
  const sql = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${from} ${where} LIMIT ${TOTAL_COUNT_CAP}) AS counted`;
  return Number((await reader.row<{ total: string }>(sql, values))?.total ?? 0);
}

function whereOf(conditions: readonly Condition[]): { where: string; values: SqlValue[] } {
  if (conditions.length === 0) return { where: '', values: [] };
  return {
    where: `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: conditions.flatMap(({ values }) => values),
  };
}

/** A text that LIKE takes literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** The part of a name or title that was searched for, anywhere in it. */
export const containing = (text: string): string => `%${escapeLike(text.trim())}%`;

/** Instants from the start of one day in India to the end of another; a missing end is open. */
export function withinDays(column: string, from?: string | null, to?: string | null): Condition[] {
  const conditions: Condition[] = [];
  if (from) conditions.push({ sql: `${column} >= ?`, values: [instantInIndia(from, '00:00')] });
  if (to) conditions.push({ sql: `${column} < ?`, values: [instantInIndia(addDays(to, 1), '00:00')] });
  return conditions;
}

/** A text that one of the columns contains, without regard to case; nothing when there is no text. */
export function containsText(columns: readonly string[], text: string | null | undefined): Condition[] {
  if (!text?.trim()) return [];
  const pattern = containing(text);
  return [{ sql: `(${columns.map((column) => `${column} LIKE ?`).join(' OR ')})`, values: columns.map(() => pattern) }];
}
