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
  };
}
