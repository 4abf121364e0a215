import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useBanner } from '../../../components/use-banner';
import { scrollToSection } from '../../../lib/scroll-to-section';
import {
  type JobSearchState,
  listKey,
  PAGE_SIZE,
  parseSearchParams,
  toSearchParams,
  withWordsAsFilters,
} from './job-search-params';
import type { JobSearchData } from './load-job-search';
import { resultsId, type SearchFormValues } from './search-form-values';

/** How long the search indicator stays (specification 2 §9). */
const INDICATOR_MS = 3000;

/** How a page reads the results of its URL: the public page with its loader, the Job Explorer with a query of its candidate. */
interface ResultsSource<Data> {
  /** Null until they are there, and after a failure. */
  data: Data | null;
  failure: unknown;
  loading: boolean;
  reload: () => Promise<unknown>;
}

/** The openings that Load more has added: how many, from which index of the list. */
export interface MoreJobs {
  from: number;
  count: number;
}

export interface SearchResults<Data> {
  data: Data;
  search: JobSearchState;
  more: MoreJobs | null;
}

const parse = (query: string): JobSearchState => parseSearchParams(new URLSearchParams(query));

/** The search of the page's URL, its results, and the form that changes it. */
export function useJobSearch<Data extends JobSearchData>({ data, failure, loading, reload }: ResultsSource<Data>) {
  const { pathname, search: query } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const current = parse(query);
  const key = listKey(current);
  const hasResults = data !== null && data.openJobs.nodes.length > 0;
  const banner = useBanner();
  /** The search of the form until it has loaded; the URL may hold it a moment later. */
  const [submittedKey, setSubmittedKey] = useState<string | null>(null);
  const [isRepeating, setRepeating] = useState(false);

  // Results stay until those of the next search have loaded, also when these fail.
  const [results, setResults] = useState<SearchResults<Data> | null>(data && { data, search: current, more: null });
  if (data !== null && results?.data !== data) {
    setResults({ data, search: current, more: moreJobs(results, data, current) });
  }

  // Only a search by the form is announced. The form may fill the screen, and the results also show an error and an empty list.
  useEffect(() => {
    if (submittedKey !== key || loading) return;
    setSubmittedKey(null);
    if (hasResults) banner.show('success', JOB_MESSAGES.searching, INDICATOR_MS);
    scrollToSection(resultsId);
  }, [submittedKey, key, loading, hasResults, banner]);

  async function submit(values: SearchFormValues) {
    const submitted = withWordsAsFilters({ ...current, ...values, visibleCount: PAGE_SIZE });
    banner.clear();
    if (listKey(submitted) === key) {
      setRepeating(true);
      await reload();
      setRepeating(false);
    } else {
      void navigate({ search: toSearchParams(submitted).toString() }, { preventScrollReset: true });
    }
    setSubmittedKey(listKey(submitted));
  }

  return {
    /** The search that is shown or on its way: a choice is ticked at once. */
    search: next?.pathname === pathname ? parse(next.search) : current,
    results,
    failure,
    loading,
    isSearching: isRepeating || (submittedKey !== null && loading),
    banner,
    reload,
    submit,
  };
}

/** The openings beyond the last results, when both are of the same search. */
function moreJobs<Data extends JobSearchData>(
  last: SearchResults<Data> | null,
  data: Data,
  search: JobSearchState,
): MoreJobs | null {
  const from = last?.data.openJobs.nodes.length ?? 0;
  const count = data.openJobs.nodes.length - from;
  return last && listKey(last.search) === listKey(search) && from > 0 && count > 0 ? { from, count } : null;
}
