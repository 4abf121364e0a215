import type { FilterValues } from './list-filter';
import type { ListResult } from './list-result';
import type { List } from './use-list';
import { useSearchIndicator } from './use-search-indicator';

/**
 * Applies the filters of a list. If the filters are unchanged and the first page is shown, reloads the list.
 * `isPending` shows the spinner of the search button.
 */
export function useListSearch<Name extends string>(
  list: List<Name>,
  result: Pick<ListResult<unknown>, 'isLoading' | 'reload'>,
) {
  const indicator = useSearchIndicator(result.isLoading);
  function search(next: FilterValues<Name>) {
    indicator.start();
    if (JSON.stringify(next) === JSON.stringify(list.filters) && list.page === 1) {
      void result.reload().catch(() => undefined);
    } else list.search(next);
  }
  return { search, isPending: indicator.isSpinning };
}
