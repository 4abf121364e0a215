import { Link, type LinkProps } from 'react-router-dom';
import { useHydrated } from '../../../start/use-hydrated';
import { type JobSearchState, toSearchParams } from './job-search-params';
import { resultsId } from './search-form-values';

interface SearchLinkProps extends Omit<LinkProps, 'to'> {
  search: JobSearchState;
  /** The id of the element to show when the link opens the page anew. */
  part?: string;
}

/**
 * A link to another search of the same page. Before the page's code has loaded it opens the page anew, so its URL also tells the browser
 * what to show. With the code the page stays where it is. Search engines need not follow it.
 */
export function SearchLink({ search, part = resultsId, ...link }: SearchLinkProps) {
  const hash = useHydrated() ? '' : part;
  return <Link to={{ search: toSearchParams(search).toString(), hash }} preventScrollReset rel="nofollow" {...link} />;
}
