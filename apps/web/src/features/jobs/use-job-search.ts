import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { paths } from '../../config/paths';
import type { loadJobSearch, OpeningsData } from './load-job-search';
import {
  ALL_JOBS,
  listKey,
  PAGE_SIZE,
  jobSearchPath,
  parseSearchParams,
  withWordsAsFilters,
} from './job-search-params';
import type { SearchFormValues } from './search-form-values';
import { useSearchMessages } from './use-search-messages';

/** What Load More has brought: how many openings, from which place in the list. */
export interface MoreOpenings {
  from: number;
  count: number;
}

interface ShownOpenings {
  data: OpeningsData | null;
  /** The list that it is a part of. */
  key: string;
  more: MoreOpenings | null;
}

/** The openings that the address asks for, and the search that changes it. */
export function useJobSearch() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = parseSearchParams(new URLSearchParams(search));
  const key = listKey(asked);

  const { data, failure } = useLoaderData<typeof loadJobSearch>();
  const revalidator = useRevalidator();
  const navigation = useNavigation();
  const next = navigation.location?.pathname === paths.openings ? navigation.location : undefined;
  const loading = navigation.state === 'loading' || revalidator.state === 'loading';
  const found = data !== null && data.openJobs.nodes.length > 0;
  const { banner, searching, begin, repeat } = useSearchMessages({ key, loading, error: failure, found });

  // Another list replaces the last one once it has come; until then, and when it does not, the last one stays.
  const [shown, setShown] = useState<ShownOpenings>({ data, key, more: null });
  if (data !== null && shown.data !== data) setShown({ data, key, more: moreOf(shown, data, key) });

  // A failure of the page's own first list is only logged (specification 1 §7); the list itself offers another try.
  useEffect(() => {
    if (failure) console.error('The openings could not be loaded.', failure);
  }, [failure]);

  return {
    asked,
    /** What is asked for from now on: a choice shows at once that it is made. */
    next: next ? parseSearchParams(new URLSearchParams(next.search)) : asked,
    found: shown.data?.openJobs,
    nearCounts: shown.data?.nearCounts,
    more: shown.more,
    failure,
    loading,
    searching,
    banner,
    search(filters: SearchFormValues) {
      const sought = withWordsAsFilters({ ...asked, ...filters, shown: PAGE_SIZE });
      if (listKey(sought) === key) return void repeat(() => revalidator.revalidate());
      begin(listKey(sought));
      void navigate(jobSearchPath(sought), { preventScrollReset: true });
    },
    retry: () => void revalidator.revalidate(),
    clear: () => void navigate(jobSearchPath(ALL_JOBS), { preventScrollReset: true }),
  };
}

/** What an answer has beyond the last one, when both are of one list. */
function moreOf({ data, key }: ShownOpenings, next: OpeningsData, nextKey: string): MoreOpenings | null {
  const from = data?.openJobs.nodes.length ?? 0;
  const count = next.openJobs.nodes.length - from;
  return key === nextKey && from > 0 && count > 0 ? { from, count } : null;
}
