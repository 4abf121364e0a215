import { PUBLIC_PATHS, SEARCH_BEFORE } from '@job-alert/domain/portal/public-paths';

/** Longer searches are not led back to without script. */
const MAX_SEARCH = 100;

/**
 * The address of a page with the search from which it was opened, as the browser says in its Referer: without script, an opening's page
 * leads back there. Only the query of the portal's own openings page is kept, so that it leads nowhere else.
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
