import { useCallback, useState } from 'react';
import { useTimeout } from '../../lib/use-timeout';
import type { FilterValues } from './list-filter';
import type { ListResult } from './list-result';
import type { List } from './use-list';

/** The specified minimum duration of the spinner, in milliseconds. */
const MIN_MS = 1800;
const MAX_MS = 3000;

/**
 * The spinner of a search button. It spins for 1.8 s after the click, and up to 3 s while loading. Results appear as
 * soon as they arrive.
 */
function useSearchIndicator(loading: boolean): { isSpinning: boolean; start: () => void } {
  const [phase, setPhase] = useState<'off' | 'least' | 'longer'>('off');
  const runAfter = useTimeout();

  const start = useCallback(() => {
    setPhase('least');
    runAfter(MIN_MS, () => {
      setPhase('longer');
      runAfter(MAX_MS - MIN_MS, () => setPhase('off'));
    });
  }, [runAfter]);

  return { isSpinning: phase === 'least' || (phase === 'longer' && loading), start };
}

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
