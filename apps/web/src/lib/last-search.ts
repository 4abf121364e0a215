import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { useHydrated } from '../start/use-hydrated';

const KEY = 'lastSearch';

/** The pages with lists of openings. */
const lists: readonly string[] = [paths.openings, paths.candidate.jobs];

/** Keeps for this tab the list of openings that was looked at last, with its search. */
export function useKeepSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (lists.includes(pathname)) window.sessionStorage.setItem(KEY, pathname + search);
  }, [pathname, search]);
}

/** Where an opening's page leads back to: the list that was looked at last in this tab, else the search that the server knows of. */
export function useLastSearch(known: string | null): { path: string; isSearch: boolean } {
  const isHydrated = useHydrated();
  const kept = isHydrated ? window.sessionStorage.getItem(KEY) : null;
  const [list, query] = kept?.split('?', 2) ?? [];
  // Whatever is stored or asked for, it leads to a list of openings.
  const [path, search] = list && lists.includes(list) ? [list, query] : [paths.openings, known];
  const words = new URLSearchParams(search ?? '').toString();
  return { path: words ? `${path}?${words}` : path, isSearch: words !== '' };
}
