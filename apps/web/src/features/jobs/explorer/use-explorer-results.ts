import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Loaded, load } from '../../../lib/public-data/loaded';
import { OpenJobCountsDocument } from '../../shared/jobs/openings-count.public.generated';
import { parseSearchParams } from '../job-search/job-search-params';
import { type JobSearchData, loadResults } from '../job-search/load-job-search';
import { ExploreJobsDocument, type ExploreJobsQuery, FurtherExplorerJobsDocument } from './job-explorer.generated';

type ExplorerResults = ExploreJobsQuery & Pick<JobSearchData, 'nearCounts'>;

/** Returns the results of the URL's search and the candidate's applications. Loads both on each visit, because both can change elsewhere. */
export function useExplorerResults() {
  const client = useApolloClient();
  const { search: query } = useLocation();
  const [response, setResponse] = useState<(Loaded<ExplorerResults> & { query: string }) | null>(null);
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    setLoading(true);
    async function execute<Data, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const { data } = await client.query<Data>({ query: document, variables, fetchPolicy: 'no-cache' });
      return data as Data;
    }
    const loaded = await load(
      loadResults<ExplorerResults>(parseSearchParams(new URLSearchParams(query)), {
        first: (variables) => execute(ExploreJobsDocument, variables),
        further: (variables) => execute(FurtherExplorerJobsDocument, variables),
        counts: (filters) => execute(OpenJobCountsDocument, { filters }),
      }),
    );
    if (request !== latest.current) return;
    setResponse({ ...loaded, query });
    setLoading(false);
  }, [client, query]);
  useEffect(() => void reload(), [reload]);

  const current = response?.query === query ? response : null;
  return {
    data: current?.data ?? null,
    failure: current?.failure ?? null,
    loading: isLoading || current === null,
    reload,
  };
}
