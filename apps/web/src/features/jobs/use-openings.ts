import { useEffect, useState } from 'react';
import { useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { askOverHttp } from '../../lib/public-data/ask';
import { useUrlFilters } from '../../lib/url/use-url-filters';
import { type loadOpenings, openingsPageSize } from './load-openings';
import { type OpenJobsQuery, OpenJobsText } from './open-jobs.public.generated';
import { noOpeningsFilters, type OpeningsFilters, openingsKey, toOpenJobsFilter } from './openings-filters';
import { useSearchMessages } from './use-search-messages';

const noFilters: OpeningsFilters & Record<string, string> = { ...noOpeningsFilters };

/** What Load More has brought: how many openings, from which place in the list. */
export interface MoreOpenings {
  from: number;
  count: number;
}

interface ShownOpenings {
  /** The page's own answer. */
  first: OpenJobsQuery | null;
  /** It and what Load More has brought. */
  whole: OpenJobsQuery | null;
  more: MoreOpenings | null;
}

/** The openings that the URL asks for, and the search that changes it. */
export function useOpenings() {
  const [filters, changeFilters] = useUrlFilters(noFilters);
  const key = openingsKey(filters);
  const filter = toOpenJobsFilter(filters);

  const { data, failure: error } = useLoaderData<typeof loadOpenings>();
  const revalidator = useRevalidator();
  const navigating = useNavigation().state === 'loading';
  const loading = navigating || revalidator.state === 'loading';
  const found = data !== null && data.openJobs.nodes.length > 0;
  const { banner, searching, begin, repeat } = useSearchMessages({ key, loading, error, found });

  // A search replaces the list once it has succeeded; until then, and when it fails, the last list stays.
  const [shown, setShown] = useState<ShownOpenings>({ first: data, whole: data, more: null });
  const [loadingMore, setLoadingMore] = useState(false);
  if (data !== null && shown.first !== data) setShown({ first: data, whole: data, more: null });

  // A failure of the page's own first list is only logged (specification 1 §7); the list itself offers another try.
  useEffect(() => {
    if (error) console.error('The openings could not be loaded.', error);
  }, [error]);

  async function loadMore() {
    if (loadingMore) return;
    setLoadingMore(true);
    const after = shown.whole?.openJobs.pageInfo.endCursor;
    try {
      const next = await askOverHttp(OpenJobsText, { first: openingsPageSize, filter, after });
      // Nothing is added to a list that another has replaced meanwhile.
      setShown((now) => (now.first === shown.first ? withMore(now, next) : now));
    } catch {
      banner.show('error', COMMON_MESSAGES.wentWrongTryAgainStop);
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    filters,
    jobs: shown.whole?.openJobs.nodes,
    error,
    searched: filter !== undefined,
    searching,
    banner,
    search(next: OpeningsFilters) {
      if (openingsKey(next) === key) return void repeat(() => revalidator.revalidate());
      begin(openingsKey(next));
      changeFilters({ ...next });
    },
    retry: () => void revalidator.revalidate(),
    clear: () => changeFilters(noFilters),
    hasMore: data !== null && (shown.whole?.openJobs.pageInfo.hasNextPage ?? false),
    more: shown.more,
    loadingMore,
    loadMore,
  };
}

/** The list with its next page. */
function withMore({ first, whole }: ShownOpenings, next: OpenJobsQuery): ShownOpenings {
  const before = whole?.openJobs.nodes ?? [];
  return {
    first,
    whole: { openJobs: { ...next.openJobs, nodes: [...before, ...next.openJobs.nodes] } },
    more: { from: before.length, count: next.openJobs.nodes.length },
  };
}
