import { Link, type LinkProps } from 'react-router-dom';
import { useHydrated } from '../../../start/use-hydrated';
import { type JobSearchState, toSearchParams } from './job-search-params';
import { resultsId } from './search-form-values';

interface SearchLinkProps extends Omit<LinkProps, 'to'> {
  search: JobSearchState;
  /** The id of the element to show if the link reloads the page. */
  part?: string;
}

/**
 * A link to another search on the same page. Before the page's code has loaded, the link reloads the page, so its URL has a fragment with
 * the element to show. Afterwards, the scroll position does not change. Search engines need not follow it.
 */
export function SearchLink({ search, part = resultsId, ...link }: SearchLinkProps) {
  const hash = useHydrated() ? '' : part;
  return <Link to={{ search: toSearchParams(search).toString(), hash }} preventScrollReset rel="nofollow" {...link} />;
}
