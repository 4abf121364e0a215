import type { Order } from '@job-alert/domain/lists/list-sorts';
import type { WordSource } from '../../database/search/word-search.js';
import type { SqlValue } from '../../database/sql-reader.js';
import { type QueryParameter, text } from '../http/query-parameters.js';
import type { Condition, ListOrder } from './list-order.js';
import type { PageRequest } from './page.js';

type Cell = string | number | null;

/** A filter of a list. Its key is the name in the GraphQL input. */
export interface Filter {
  type: () => object;
  description: string;
  /** The conditions for a value; by default equality with the column. Others are left to the read-model. */
  where?: ((value: never) => readonly Condition[]) | undefined;
  /** The tables, if the filter needs others than the order. */
  from?: string;
  /** The name in URLs of CSV exports, with the check and description of the parameter. */
  urlParameter?: { name: string; parameter: QueryParameter };
  /** The name as a query parameter of the REST list. */
  rest?: string;
  /** The values in the REST documentation. */
  words?: readonly string[];
  /** Parses a value of a URL or of REST. Returns undefined for an unknown one. */
  read?: (word: string) => unknown;
  /** True if `read` returns several filters by name, because one value selects between filters. */
  readsFilters?: true;
  error?: string;
}

export type Filters = Readonly<Record<string, Filter>>;

interface Sort {
  /** The value of the GraphQL enum. URLs use it in lower case. */
  field: string;
  description: string;
  /** `text` by default. */
  kind?: ListOrder['kind'];
  /** The columns of the index. By default the column itself. */
  columns?: readonly string[];
  /** The id at the end of the index; by default the id of the list. */
  id?: string;
  /** The tables, if the order needs others or an index hint. By default those of the list. */
  from?: string;
  /** Further conditions that every row of the list meets. */
  always?: readonly Condition[];
  /** The prefix of `latest` and `oldest` in URLs, for a second order by time. */
  prefix?: string;
}

/** A column of a list. One entry defines its SQL, and optionally its order, filters and CSV cell. */
interface Column<Value, Row> {
  sql?: string;
  /** The heading in the CSV file, which has only columns with a heading. */
  csv?: string;
  /** The CSV cell. By default the value. A boolean can have the form of the database or of the schema. */
  cell?: (value: Value, row: Row) => Cell;
  sort?: Sort;
  filters?: Filters;
  /** The GraphQL field, where its name is not that of the column. */
  field?: string;
}

export type Columns<Row> = Readonly<Record<string, Column<never, Row>>>;

/** Defines a column. `value` exists only as a type: the type that the statement returns. */
export const column = <Value, Row = unknown>(sql: string, entry: Column<Value, Row> = {}) =>
  ({ ...entry, sql }) as Column<Value, Row> & { readonly value: Value };

type ValueOf<Entry> = Entry extends { value: infer Value } ? Value : never;

/** The row that a statement with these columns reads. */
export type RowOf<Entries> = {
  [Name in keyof Entries as Entries[Name] extends { value: unknown } ? Name : never]: ValueOf<Entries[Name]>;
};

/** A CSV column that is computed from others. */
export const computed = <Row>(csv: string, cell: (row: Row) => Cell) => ({
  csv,
  cell: (_: unknown, row: Row) => cell(row),
});

/** The definition of a list. The statement, the GraphQL arguments, the REST query, the CSV file and its parameters derive from it. */
interface ListDefinition<Row> {
  /** The plural noun for the rows, as descriptions use it: `events`. */
  records: string;
  columns: Columns<Row>;
  /** The CSV headings with their columns, for a second list with the same columns. */
  csv?: Readonly<Record<string, string>>;
  /** The name of the GraphQL input of the filters. */
  filterName: string;
  /** The filters that belong to no column. */
  filters?: Filters;
  /** The filter `search`: by the conditions of `where`, or by a word index. Without either, the read-model finds the rows. */
  search?: { description: string; where?: (words: string) => readonly Condition[]; index?: WordIndex };
  /** The tables, the id of a row, and how the columns are joined to `page.id`; see ListQuery. */
  from: string;
  id: string;
  rest?: string;
  /** Conditions that every row of the list meets. */
  always?: readonly Condition[];
  /** The fixed or default order of the list. */
  order: ListOrder | Order;
  /** The name of the GraphQL input of the order, without `Order`. */
  orderName?: string;
  /** Filters and orders that URLs and REST do not support. */
  notInUrl?: readonly string[];
  /** The error message for an unknown order in a URL. */
  sortError?: string;
}

/** A word index that finds the rows of a list. */
export interface WordIndex {
  source: WordSource;
  /** The alternative spellings of a text, each as words; none for a text of punctuation. */
  alternatives: (text: string) => string[][];
  /** The tables of the list, joined to the found ids: `found.id`. */
  joined: string;
  /** True if looking up many rows is faster than reading an index of them all. */
  hasShortRows: boolean;
}

/** A list definition with its derived values. */
export interface List<Row> extends ListDefinition<Row> {
  select: string;
  filters: Filters;
  /** The filters that URLs and REST support. */
  urlFilters: Filters;
  csv: Readonly<Record<string, string>>;
  sorts: readonly Sort[];
  /** The values of the GraphQL enum with their descriptions. */
  sortFields: Readonly<Record<string, string>>;
  /** The orders by their names in URLs and REST. The default column comes first. */
  sortsByName: ReadonlyMap<string, Order>;
}

export type AnyList = List<never>;

/** The page, filter and order of a request. The GraphQL input validates `filter`; URLs are parsed by the same entries. */
export interface ListArgs<Given = object> extends PageRequest {
  filter?: Given | null;
  orderBy?: Order;
}

export function defineList<Row>(definition: ListDefinition<Row>): List<Row> {
  const { search, order, notInUrl = [] } = definition;
  const columns = Object.entries(definition.columns);
  const filters = {
    ...(search && { search: searchFilter(search.description, search.where) }),
    ...definition.filters,
    ...Object.fromEntries(columns.flatMap(([, entry]) => columnFilters(entry))),
  };
  const sorts = columns.flatMap(([, { sql = '', sort }]) => (sort ? [{ columns: [sql], ...sort }] : []));
  const addressed = sorts.filter(({ field }) => !notInUrl.includes(field));
  const own = addressed.filter(({ field }) => 'field' in order && field === order.field);
  const headings = columns.flatMap(([name, { csv }]) => (csv ? [[csv, name]] : []));
  return {
    ...definition,
    select: selectSql(definition.columns),
    filters,
    urlFilters: Object.fromEntries(Object.entries(filters).filter(([name]) => !notInUrl.includes(name))),
    csv: definition.csv ?? Object.fromEntries(headings),
    sorts,
    sortFields: Object.fromEntries(sorts.map(({ field, description }) => [field, description])),
    sortsByName: new Map([...own, ...addressed].flatMap((sort) => Object.entries(sortNames(sort)))),
  };
}

const searchFilter = (description: string, where?: Filter['where']): Filter => ({
  type: () => String,
  description,
  where,
  urlParameter: { name: 'search', parameter: text('Words of the list.') },
  rest: 'search',
});

const columnFilters = ({ sql = '', filters = {} }: Column<never, never>): [string, Filter][] =>
  Object.entries(filters).map(([name, filter]) => [name, { where: equalTo(sql), ...filter }]);

/** The names of the orders in URLs. The name of the field alone means ascending. */
function sortNames({ field, kind, prefix = '' }: Sort): Record<string, Order> {
  const ascending: Order = { field, direction: 'ASC' };
  const descending: Order = { field, direction: 'DESC' };
  const word = field.toLowerCase();
  return kind === 'instant'
    ? { [`${prefix}latest`]: descending, [`${prefix}oldest`]: ascending }
    : { [word]: ascending, [`${word}_desc`]: descending };
}

export const selectSql = (columns: Columns<never>): string =>
  Object.entries(columns)
    .flatMap(([name, { sql }]) => (sql ? [sql.endsWith(`.${name}`) ? sql : `${sql} AS ${name}`] : []))
    .join(', ');

/** The condition of a filter that compares a column with its value. */
export const equalTo =
  (sql: string) =>
  (value: SqlValue): readonly Condition[] => [
    { sql: `${sql} = ?`, values: [typeof value === 'boolean' ? Number(value) : value] },
  ];

/** Returns the tables that a given filter needs instead of those of the order. */
export function filterTables({ filters }: AnyList, filter: object | null | undefined): string | undefined {
  return Object.entries(filter ?? {}).flatMap(([name, value]) => (value == null ? [] : (filters[name]?.from ?? [])))[0];
}

export function filterConditions(
  { filters }: Pick<AnyList, 'filters'>,
  filter: object | null | undefined,
): Condition[] {
  const values = new Map(Object.entries(filter ?? {}));
  return Object.entries(filters).flatMap(([name, { where }]) => {
    const value: unknown = values.get(name);
    return !where || value == null || value === '' ? [] : [...where(value as never)];
  });
}

/** Returns the requested order or the default, with its tables and conditions. */
export function resolveOrder(list: AnyList, requested: ListOrder | Order = list.order): ResolvedOrder {
  if (!('field' in requested)) return { order: requested };
  const sort = list.sorts.find(({ field }) => field === requested.field);
  if (!sort) throw new Error(`The list has no order ${requested.field}.`);
  const { kind = 'text', columns = [], id = list.id } = sort;
  const { field, direction } = requested;
  return { ...sort, order: { name: `${field}_${direction}`, kind, columns, id, direction } };
}

type ResolvedOrder = { order: ListOrder } & Pick<Sort, 'from' | 'always'>;

export function csvCells<Row extends object>({ columns, csv }: List<Row>, row: Row): Cell[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.values(csv).map((name) => {
    const value = values.get(name);
    const cell = columns[name]?.cell;
    return cell ? cell(value as never, row) : (value as Cell);
  });
}
