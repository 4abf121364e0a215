import { type ApolloClient, isReference, type OperationVariables, type Reference } from '@apollo/client';
import { MAX_LIST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import type { DocumentNode } from 'graphql';

/** How a list is read: at once from what is known, from the server behind it, and with its waiting told. */
export const LIST_QUERY_OPTIONS = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/** A page of a list as the API gives it. */
export interface ListPage<Row> {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean };
  totalCount: number;
}

/** The state of an Apollo query. */
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
export interface ListResult<Row> {
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
export function toListResult<Name extends string, Row>(
  query: QueryState<Record<Name, ListPage<Row>>>,
  name: Name,
): ListResult<Row> {
  return answerOf(query, (data) => data[name], name);
}

/** Reads the answer of a short list that has no pages. */
export function completeListAnswer<Name extends string, Row>(
  query: QueryState<Record<Name, readonly Row[]>>,
  name: Name,
): ListResult<Row> {
  return answerOf(query, (data) => completePage(data[name]), name);
}

const completePage = <Row>(nodes: readonly Row[]): ListPage<Row> => ({
  nodes,
  pageInfo: { hasNextPage: false },
  totalCount: nodes.length,
});

/** Reads the answer of a list that belongs to the viewer. */
export function viewerListAnswer<Name extends string, Row>(
  query: QueryState<{ viewer: Record<Name, ListPage<Row> | null> | null }>,
  name: Name,
): ListResult<Row> {
  return answerOf(query, (data) => data.viewer?.[name] ?? null, name);
}

function answerOf<Data, Row>(
  query: QueryState<Data>,
  pageOf: (data: Data) => ListPage<Row> | null,
  name: string,
): ListResult<Row> {
  const { data, previousData, loading, error, refetch, client } = query;
  const shown = data ?? (loading ? previousData : undefined);
  const page = shown ? pageOf(shown) : null;
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
    readAll: (most) => readAll(query, pageOf, most),
  };
}

async function readAll<Data, Row>(
  { client, observable, variables }: QueryState<Data>,
  pageOf: (data: Data) => ListPage<Row> | null,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < most; page += 1) {
    const { data } = await client.query<Data>({
      query: observable.query,
      variables: { ...variables, first: MAX_LIST_PAGE_SIZE, page },
      fetchPolicy: 'no-cache',
    });
    const answer = data ? pageOf(data) : null;
    if (!answer) throw new Error('No answer came.');
    const { nodes, pageInfo } = answer;
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) break;
  }
  return rows;
}
