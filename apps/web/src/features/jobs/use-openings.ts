import { useEffect, useState } from 'react';
import { parseExperience } from '@job-alert/domain/job-search';
import { COMMON_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/messages';
import { useBanner } from '../../components/banner';
import { useUrlFilters } from '../../lib/url/use-url-filters';
import { useOpenJobsQuery } from './open-jobs.generated';
import type { OpeningsFilters } from './openings-search';

const noFilters: OpeningsFilters & Record<string, string> = { title: '', location: '', experience: '' };
const pageSize = 20;
const keyOf = ({ title, location, experience }: OpeningsFilters) => JSON.stringify([title, location, experience]);

/** The openings that the URL asks for, and the search that changes it. */
export function useOpenings() {
  const [filters, changeFilters] = useUrlFilters(noFilters);
  const banner = useBanner();
  // The search whose answer is awaited; the URL may reach it a moment later.
  const [awaited, setAwaited] = useState<string | null>(null);
  const key = keyOf(filters);
  const searched = key !== keyOf(noFilters);

  const { data, error, loading, refetch, fetchMore } = useOpenJobsQuery({
    variables: {
      first: pageSize,
      filter: searched
        ? {
            query: filters.title || undefined,
            location: filters.location || undefined,
            experience: parseExperience(filters.experience) ?? undefined,
          }
        : undefined,
    },
    notifyOnNetworkStatusChange: true,
  });
  const jobs = data?.openJobs.nodes;
  const found = jobs !== undefined && jobs.length > 0;

  useEffect(() => {
    if (awaited !== key || loading) return;
    setAwaited(null);
    if (error) banner.show('error', COMMON_MESSAGES.wentWrongTryAgainStop);
    else if (found) banner.show('success', JOB_MESSAGES.searching, 3000);
    else banner.clear();
  }, [awaited, key, loading, error, found, banner]);

  // A failure of the page's own first list is only logged (specification 1 §7); the list itself offers another try.
  useEffect(() => {
    if (error) console.error('The openings could not be loaded.', error);
  }, [error]);

  return {
    filters,
    jobs,
    error,
    searched,
    searching: awaited !== null && loading,
    banner,
    search(next: OpeningsFilters) {
      banner.clear();
      setAwaited(keyOf(next));
      if (keyOf(next) === key) void refetch().catch(() => undefined);
      else changeFilters({ ...next });
    },
    retry: () => void refetch().catch(() => undefined),
    clear: () => changeFilters(noFilters),
    hasMore: data?.openJobs.pageInfo.hasNextPage ?? false,
    loadMore: () =>
      fetchMore({
        variables: { after: data?.openJobs.pageInfo.endCursor },
        updateQuery: (shown, { fetchMoreResult }) => ({
          openJobs: {
            ...fetchMoreResult.openJobs,
            nodes: [...shown.openJobs.nodes, ...fetchMoreResult.openJobs.nodes],
          },
        }),
      }).catch(() => banner.show('error', COMMON_MESSAGES.wentWrongTryAgainStop)),
  };
}
