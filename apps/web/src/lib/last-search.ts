import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { useHydrated } from '../start/use-hydrated';

const KEY = 'lastSearch';

const lists: readonly string[] = [paths.openings, paths.candidate.jobs];

/** Stores the path and search of the tab's latest job list. */
export function useKeepSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (lists.includes(pathname)) window.sessionStorage.setItem(KEY, pathname + search);
  }, [pathname, search]);
}

/**
 * Returns the link from a job page back to the list: the latest list of this tab, or the search that the server knows.
 */
export function useLastSearch(serverSearch: string | null): { path: string; isSearch: boolean } {
  const isHydrated = useHydrated();
  const stored = isHydrated ? window.sessionStorage.getItem(KEY) : null;
  const [list, query] = stored?.split('?', 2) ?? [];
  // Only paths of job lists are accepted.
  const [path, search] = list && lists.includes(list) ? [list, query] : [paths.openings, serverSearch];
  const words = new URLSearchParams(search ?? '').toString();
  return { path: words ? `${path}?${words}` : path, isSearch: words !== '' };
}
