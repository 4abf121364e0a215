import { useCallback, useContext } from 'react';
import { type Location, type NavigateOptions, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';

type ChangeQuery = (edit: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * The query of the URL, and a function that edits it. An edit starts from the router's latest location, because the screen may not have
 * rendered an earlier edit yet. The router's own setter starts from the rendered query, and would undo that edit.
 */
export function useQueryChange(): [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const change = useCallback<ChangeQuery>(
    (edit, options) => {
      const next = new URLSearchParams(router ? latestSearch(router.state) : query);
      edit(next);
      setQuery(next, { ...options, preventScrollReset: true });
    },
    [router, query, setQuery],
  );
  return [query, change];
}

interface RouterState {
  location: Location;
  navigation: { location?: Location | undefined };
}

/** Returns the query of the current page, or the one that is loading for it. */
const latestSearch = ({ location, navigation }: RouterState): string =>
  navigation.location?.pathname === location.pathname ? navigation.location.search : location.search;
