import { type ApolloClient, isReference, type OperationVariables, type Reference } from '@apollo/client';
import { MAX_LIST_PAGE_SIZE } from '@job-alert/domain/paging';
import type { DocumentNode } from 'graphql';

/** How a list is read: at once from what is known, from the server behind it, and with its waiting told. */
export const liveList = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/** A page of a list as the API gives it. */
export interface ListPage<Row> {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean };
  totalCount: number;
}

/** What an Apollo query knows about its answer. */
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

/** A list's answer, ready for its faces. */
export interface ListAnswer<Row> {
  /** The rows to show: those asked for, or the earlier ones while these are on their way; null when there are none to show. */
  page: ListPage<Row> | null;
  /** The rows are those of an earlier question. */
  stale: boolean;
  loading: boolean;
  failed: boolean;
  reload: () => Promise<unknown>;
  /** Takes rows out that were deleted or do not match any more. Where other pages have rows to move up, the page is read again. */
  drop: (ids: readonly string[]) => Promise<unknown>;
  /** Reads the rows that match, in the largest pages, until it has `most` of them. */
  readAll: (most: number) => Promise<Row[]>;
}

/** Reads a list's answer out of its query; `name` is the connection's. */
export function listAnswer<Name extends string, Row>(
  query: QueryState<Record<Name, ListPage<Row>>>,
  name: Name,
): ListAnswer<Row> {
  const { data, previousData, loading, error, refetch, client } = query;
  const page = (data ?? (loading ? previousData : undefined))?.[name] ?? null;
  return {
    page,
    stale: data === undefined,
    loading,
    failed: error !== undefined && data === undefined && !loading,
    reload: refetch,
    async drop(ids) {
      if (page && page.totalCount > page.nodes.length) return refetch().catch(() => undefined);
      const gone = new Set<unknown>(ids);
      client.cache.modify<Record<string, ListPage<Reference>>>({
        fields: {
          [name]: (list, { readField }) => {
            if (isReference(list)) return list;
            const nodes = list.nodes.filter((row) => !gone.has(readField('id', row)));
            return { ...list, nodes, totalCount: list.totalCount - list.nodes.length + nodes.length };
          },
        },
      });
    },
    readAll: (most) => readAll(query, name, most),
  };
}

async function readAll<Name extends string, Row>(
  { client, observable, variables }: QueryState<Record<Name, ListPage<Row>>>,
  name: Name,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < most; page += 1) {
    const { data } = await client.query<Record<Name, ListPage<Row>>>({
      query: observable.query,
      variables: { ...variables, first: MAX_LIST_PAGE_SIZE, page },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('No answer came.');
    const { nodes, pageInfo } = data[name];
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) break;
  }
  return rows;
}
