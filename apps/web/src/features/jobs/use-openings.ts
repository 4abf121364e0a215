import { useEffect } from 'react';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { useUrlFilters } from '../../lib/url/use-url-filters';
import { useOpenJobsQuery } from './open-jobs.generated';
import { noOpeningsFilters, type OpeningsFilters, openingsKey, toOpenJobsFilter } from './openings-filters';
import { useSearchMessages } from './use-search-messages';

const noFilters: OpeningsFilters & Record<string, string> = { ...noOpeningsFilters };
const pageSize = 20;

/** The openings that the URL asks for, and the search that changes it. */
export function useOpenings() {
  const [filters, changeFilters] = useUrlFilters(noFilters);
  const key = openingsKey(filters);
  const filter = toOpenJobsFilter(filters);

  const { data, previousData, error, loading, refetch, fetchMore } = useOpenJobsQuery({
    variables: { first: pageSize, filter },
    notifyOnNetworkStatusChange: true,
  });
  const found = data !== undefined && data.openJobs.nodes.length > 0;
  const { banner, searching, begin, repeat } = useSearchMessages({ key, loading, error, found });
  // A search replaces the list once it has succeeded; until then, and when it fails, the last list stays.
  const shown = data ?? previousData;

  // A failure of the page's own first list is only logged (specification 1 §7); the list itself offers another try.
  useEffect(() => {
    if (error) console.error('The openings could not be loaded.', error);
  }, [error]);

  return {
    filters,
    jobs: shown?.openJobs.nodes,
    error,
    searched: filter !== undefined,
    searching,
    banner,
    search(next: OpeningsFilters) {
      if (openingsKey(next) === key) return void repeat(refetch);
      begin(openingsKey(next));
      changeFilters({ ...next });
    },
    retry: () => void refetch().catch(() => undefined),
    clear: () => changeFilters(noFilters),
    hasMore: data?.openJobs.pageInfo.hasNextPage ?? false,
    loadMore: () =>
      fetchMore({
        variables: { after: data?.openJobs.pageInfo.endCursor },
        updateQuery: (current, { fetchMoreResult }) => ({
          openJobs: {
            ...fetchMoreResult.openJobs,
            nodes: [...current.openJobs.nodes, ...fetchMoreResult.openJobs.nodes],
          },
        }),
      }).catch(() => banner.show('error', COMMON_MESSAGES.wentWrongTryAgainStop)),
  };
}
