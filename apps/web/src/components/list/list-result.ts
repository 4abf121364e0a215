import { type ApolloClient, isReference, type OperationVariables, type Reference } from '@apollo/client';
import { MAX_LIST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import type { DocumentNode } from 'graphql';

/** Renders cached rows immediately and refreshes them from the server. */
export const LIST_QUERY_OPTIONS = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

export interface ListPage<Row> {
  nodes: readonly Row[];
  /** Without `endCursor`, the details of a record do not step beyond the page. */
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

interface QueryState<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
  client: ApolloClient;
  observable: { query: DocumentNode };
  variables: Partial<OperationVariables>;
}

/** The result of a list query, ready for `ListResults`. */
export interface ListResult<Row> {
  /** The requested rows, or the previous rows while they load. Null if there are none to show. */
  page: ListPage<Row> | null;
  /** True if the rows belong to the previous search. */
  isStale: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => Promise<unknown>;
  /** Removes rows that were deleted or no longer match. Refetches the list if it has more rows than this page. */
  removeRows: (ids: readonly string[]) => Promise<unknown>;
  /** Loads a page, or the rows after a cursor. The order and filters are those of the list. */
  readPart: (part: { page: number } | { after: string }) => Promise<ListPage<Row>>;
  /** Loads up to `limit` matching rows in pages of the maximum size. */
  readAll: (limit: number) => Promise<Row[]>;
}

/** Converts a query result. `name` is the field of the connection. */
export function toListResult<Name extends string, Row>(
  query: QueryState<Record<Name, ListPage<Row>>>,
  name: Name,
): ListResult<Row> {
  return createResult(query, (data) => data[name], name);
}

/** Converts the result of a short list without pages. */
export function toCompleteListResult<Name extends string, Row>(
  query: QueryState<Record<Name, readonly Row[]>>,
  name: Name,
): ListResult<Row> {
  return createResult(query, (data) => completePage(data[name]), name);
}

const completePage = <Row>(nodes: readonly Row[]): ListPage<Row> => ({
  nodes,
  pageInfo: { hasNextPage: false },
  totalCount: nodes.length,
});

/** Converts the result of a list under `viewer`. */
export function toViewerListResult<Name extends string, Row>(
  query: QueryState<{ viewer: Record<Name, ListPage<Row> | null> | null }>,
  name: Name,
): ListResult<Row> {
  return createResult(query, (data) => data.viewer?.[name] ?? null, name);
}

function createResult<Data, Row>(
  query: QueryState<Data>,
  getPage: (data: Data) => ListPage<Row> | null,
  name: string,
): ListResult<Row> {
  const { data, previousData, loading, error, refetch, client } = query;
  const visibleData = data ?? (loading ? previousData : undefined);
  const page = visibleData ? getPage(visibleData) : null;
  return {
    page,
    isStale: data === undefined,
    isLoading: loading,
    hasFailed: error !== undefined && data === undefined && !loading,
    reload: refetch,
    async removeRows(ids) {
      if (page && page.totalCount > page.nodes.length) return refetch().catch(() => undefined);
      const removed = new Set<unknown>(ids);
      client.cache.modify<Record<string, ListPage<Reference>>>({
        fields: {
          [name]: (list, { readField }) => {
            if (isReference(list)) return list;
            const nodes = list.nodes.filter((row) => !removed.has(readField('id', row)));
            return { ...list, nodes, totalCount: list.totalCount - list.nodes.length + nodes.length };
          },
        },
      });
    },
    readPart: (part) => readPart(query, getPage, part),
    readAll: (most) => readAll(query, getPage, most),
  };
}

async function readPart<Data, Row>(
  { client, observable, variables }: QueryState<Data>,
  getPage: (data: Data) => ListPage<Row> | null,
  part: { page: number; first?: number } | { after: string },
): Promise<ListPage<Row>> {
  const { data } = await client.query<Data>({
    query: observable.query,
    variables: { ...variables, page: undefined, ...part },
    fetchPolicy: 'no-cache',
  });
  const result = data ? getPage(data) : null;
  if (!result) throw new Error('The server sent no data.');
  return result;
}

async function readAll<Data, Row>(
  query: QueryState<Data>,
  getPage: (data: Data) => ListPage<Row> | null,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < most; page += 1) {
    const { nodes, pageInfo } = await readPart(query, getPage, { page, first: MAX_LIST_PAGE_SIZE });
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) break;
  }
  return rows;
}
