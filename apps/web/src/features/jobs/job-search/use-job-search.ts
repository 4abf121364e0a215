import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useBanner } from '../../../components/use-banner';
import { scrollToSection } from '../../../lib/scroll-to-section';
import { type JobSearchState, listKey, PAGE_SIZE, parseSearchParams, toSearchParams } from './job-search-params';
import { type JobSearchData, readWords } from './load-job-search';
import { resultsId, type SearchFormValues } from './search-form-values';

/** The duration of the search indicator, in milliseconds (specification 2 §9). */
const INDICATOR_MS = 3000;

/** The results of a page's URL. The public page loads them with its loader, the Job Explorer with a query of the candidate. */
interface ResultsSource<Data> {
  /** Null until the results have loaded, and after a failure. */
  data: Data | null;
  failure: unknown;
  loading: boolean;
  reload: () => Promise<unknown>;
}

/** The openings that Load more added: their number, and the index of the first one. */
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

/** Returns the search of the page's URL, its results, and `submit` for the search form. */
export function useJobSearch<Data extends JobSearchData>({ data, failure, loading, reload }: ResultsSource<Data>) {
  const { pathname, search: query } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const current = parse(query);
  const key = listKey(current);
  const hasResults = data !== null && data.openJobs.nodes.length > 0;
  const banner = useBanner();
  /** The key of the submitted search until its results have loaded. The URL can change after it is set. */
  const [submittedKey, setSubmittedKey] = useState<string | null>(null);
  const [isRepeating, setRepeating] = useState(false);

  // Results remain until those of the next search have loaded, even if that search fails.
  const [results, setResults] = useState<SearchResults<Data> | null>(data && { data, search: current, more: null });
  if (data !== null && results?.data !== data) {
    setResults({ data, search: current, more: moreJobs(results, data, current) });
  }

  // Only a search by the form is announced. The page scrolls even to an error or an empty list, because the form may fill the screen.
  useEffect(() => {
    if (submittedKey !== key || loading) return;
    setSubmittedKey(null);
    if (hasResults) banner.show('success', JOB_MESSAGES.searching, INDICATOR_MS);
    scrollToSection(resultsId);
  }, [submittedKey, key, loading, hasResults, banner]);

  async function submit(values: SearchFormValues) {
    banner.clear();
    const typed = { ...current, ...values, visibleCount: PAGE_SIZE };
    const submitted = listKey(typed) === key ? typed : await readWords(typed);
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
    /** The search that is loading, or else the current one, so that a choice is selected at once. */
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

/** Returns the openings added to the last results. Null if there are none, or if the search has changed. */
function moreJobs<Data extends JobSearchData>(
  last: SearchResults<Data> | null,
  data: Data,
  search: JobSearchState,
): MoreJobs | null {
  const from = last?.data.openJobs.nodes.length ?? 0;
  const count = data.openJobs.nodes.length - from;
  return last && listKey(last.search) === listKey(search) && from > 0 && count > 0 ? { from, count } : null;
}
