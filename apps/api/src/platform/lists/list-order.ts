import { isValidInstant } from '@job-alert/domain/india/calendar';
import type { SqlValue } from '../../database/sql-reader.js';
import { PortalError } from '../errors.js';
import { decodeCursor, encodeCursor, invalidCursor } from './page.js';

/** One condition of a list with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: readonly SqlValue[];
}

/** Columns and then the id, all in one direction, so that an index on them holds the pages. */
export interface ListRange {
  columns: readonly string[];
  id: string;
  direction: 'ASC' | 'DESC';
}

export interface ListOrder extends ListRange {
  /** Part of the cursors, so that a cursor of another order is rejected. */
  name: string;
  kind: 'instant' | 'text';
}

/** An order by time, newest first by default. */
export const byTime = (column: string, id: string, direction: 'ASC' | 'DESC' = 'DESC'): ListOrder => ({
  name: direction === 'DESC' ? 'LATEST' : 'OLDEST',
  kind: 'instant',
  columns: [column],
  id,
  direction,
});

/** The extra columns from which `cursorFor` builds the cursor of a row. */
export const cursorColumns = ({ columns }: ListOrder): string =>
  columns.map((column, index) => `${column} AS cursor${index}`).join(', ');

export const orderBy = ({ columns, id, direction }: ListRange): string =>
  [...columns, id].map((column) => `${column} ${direction}`).join(', ');

/** The cursor of a row that was read with `cursorColumns`. */
export function cursorFor(order: ListOrder, row: object & { id: string }): string {
  const values = order.columns.map((_, index) => {
    const value = (row as Readonly<Record<string, Date | string>>)[`cursor${index}`] ?? '';
    return value instanceof Date ? value.getTime() : value;
  });
  return encodeCursor([order.name, ...values, row.id]);
}

/** The condition for rows after a cursor of this order. */
export function afterCursor(order: ListOrder, cursor: string): Condition {
  const [name, ...position] = decodeCursor(cursor);
  if (name !== order.name && typeof name === 'string' && /^[A-Z_]+$/.test(name)) {
    throw new PortalError('MALFORMED', 'The cursor belongs to another sort order. Start again without it.');
  }
  const id = position.pop();
  const values = position.map((value) => (order.kind === 'instant' ? new Date(Number(value)) : String(value)));
  const isOurs = name === order.name && values.length === order.columns.length && /^\d{1,20}$/.test(String(id));
  if (!isOurs || values.some((value) => value instanceof Date && !isValidInstant(value))) throw invalidCursor();
  return keysetCondition(order, values, String(id));
}

/** The condition for rows after these values. The first comparison of each column is an index range; the rest only refines its edge. */
export function keysetCondition(
  { columns, id, direction }: ListRange,
  values: readonly (Date | string)[],
  lastId: string,
): Condition {
  const past = direction === 'DESC' ? '<' : '>';
  return columns.reduceRight<Condition>(
    (rest, column, index) => {
      const value = values[index] ?? '';
      return {
        sql: `(${column} ${past}= ? AND (${column} ${past} ? OR ${rest.sql}))`,
        values: [value, value, ...rest.values],
      };
    },
    { sql: `${id} ${past} ?`, values: [lastId] },
  );
}
