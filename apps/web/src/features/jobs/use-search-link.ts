import { useHydrated } from '../../lib/use-hydrated';
import { type JobSearchState, jobSearchPath } from './job-search-params';
import { resultsId } from './search-form-values';

/**
 * Where a link of the list leads. Without the page's code a link opens the page anew: then its address also tells the browser which part
 * to show. With it the page stays where it is.
 */
export function useSearchLink(): (asked: JobSearchState, part?: string) => string {
  const isLive = useHydrated();
  return (asked, part = resultsId) => jobSearchPath(asked) + (isLive ? '' : `#${part}`);
}
