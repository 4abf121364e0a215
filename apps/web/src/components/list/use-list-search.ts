import type { ListResult } from './list-result';
import type { FilterValues } from './list-filter';
import type { List } from './use-list';
import { useSearchIndicator } from './use-search-indicator';

/** Applies the filters of a list. Unchanged filters on the first page reload the list. `busy` shows the spinner of the search button. */
export function useListSearch<Name extends string>(
  list: List<Name>,
  answer: Pick<ListResult<unknown>, 'loading' | 'reload'>,
) {
  const indicator = useSearchIndicator(answer.loading);
  function search(next: FilterValues<Name>) {
    indicator.start();
    if (JSON.stringify(next) === JSON.stringify(list.filters) && list.page === 1) {
      void answer.reload().catch(() => undefined);
    } else list.search(next);
  }
  return { search, busy: indicator.spinning };
}
