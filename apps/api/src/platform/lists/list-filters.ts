import { date, text } from '../http/query-parameters.js';
import type { Filter, Filters } from './list-definition.js';
import type { Condition } from './list-order.js';
import { withinDays } from './list-query.js';
import { DateScalar, DateTimeScalar } from '../graphql/scalars.js';

/** Date filters for an instant. `event` starts their descriptions, such as `Posted on`. */
export const dayFilters = (event: string, column: string): Filters => ({
  from: dayFilter('from', `${event} or after`, 'The first day.', (day) => withinDays(column, day)),
  to: dayFilter('to', `${event} or before`, 'The last day.', (day) => withinDays(column, null, day)),
});

const dayFilter = (name: string, event: string, meaning: string, where: (day: string) => Condition[]): Filter => ({
  type: () => DateScalar,
  description: `${event} this day in India.`,
  where,
  urlParameter: { name, parameter: date(meaning) },
  rest: name,
});

/** The filter by the time of the last change. */
export const changedSince = (column: string, more: Partial<Filter> = {}): Filters => ({
  changedSince: {
    type: () => DateTimeScalar,
    description: 'Only records that have changed at or after this instant.',
    where: (instant: Date) => [{ sql: `${column} >= ?`, values: [instant] }],
    rest: 'changed_since',
    ...more,
  },
});

/** The names and values of a filter called `status` in URLs and REST. */
export const statusWords = (words: readonly string[], read: (word: string) => unknown) => ({
  urlParameter: { name: 'status', parameter: text('A status, as the list shows it.') },
  rest: 'status',
  words,
  read,
});

/** The names and values of a filter for a boolean; the first value means true. */
export const booleanWords = (yes: string, no: string) =>
  statusWords([yes, no], (word) => {
    const value = word.trim().toLowerCase();
    if (value === yes.toLowerCase()) return true;
    return value === no.toLowerCase() ? false : undefined;
  });

/** A filter for active records, which the list shows as `activeCell`. */
export const activeFilter = (description: string): Filter => ({
  type: () => Boolean,
  description,
  ...booleanWords('Active', 'Inactive'),
});

export const activeCell = (isActive: boolean | number): string => (isActive ? 'Active' : 'Inactive');
