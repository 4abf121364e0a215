import { PUBLIC_PATHS, SEARCH_BEFORE } from '@job-alert/domain/portal/public-paths';

/** Longer searches are not restored. */
const MAX_SEARCH = 100;

/**
 * Returns the URL of a job page with the search of its Referer, so that browsers without scripts can return to the
 * results. Only the query of the portal's own job search is used, so the link cannot lead to another site.
 */
export function withReferrerSearch(path: string, referer: string | undefined, origin: string): string {
  if (!path.startsWith(`${PUBLIC_PATHS.openings}/`) || referer === undefined || !URL.canParse(referer)) return path;
  const referrer = new URL(referer);
  const search = referrer.search.slice(1);
  const isSearch = referrer.origin === origin && referrer.pathname === PUBLIC_PATHS.openings && search !== '';
  if (!isSearch || search.length > MAX_SEARCH) return path;
  const address = new URL(path, origin);
  address.searchParams.set(SEARCH_BEFORE, search);
  return address.pathname + address.search;
}
