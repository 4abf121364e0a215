import type { ApolloClient, OperationVariables } from '@apollo/client';
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
  /** Reads the rows that match, in the largest pages, until it has `most` of them. */
  readAll: (most: number) => Promise<Row[]>;
}

/** Reads a list's answer out of its query; `pick` names the connection. */
export function listAnswer<Data, Row>(query: QueryState<Data>, pick: (data: Data) => ListPage<Row>): ListAnswer<Row> {
  const { data, previousData, loading, error, refetch } = query;
  const shown = data ?? (loading ? previousData : undefined);
  return {
    page: shown ? pick(shown) : null,
    stale: data === undefined,
    loading,
    failed: error !== undefined && data === undefined && !loading,
    reload: refetch,
    readAll: (most) => readAll(query, pick, most),
  };
}

async function readAll<Data, Row>(
  { client, observable, variables }: QueryState<Data>,
  pick: (data: Data) => ListPage<Row>,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < most; page += 1) {
    const { data } = await client.query<Data>({
      query: observable.query,
      variables: { ...variables, first: MAX_LIST_PAGE_SIZE, page },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('No answer came.');
    const { nodes, pageInfo } = pick(data);
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) break;
  }
  return rows;
}
