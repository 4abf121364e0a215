import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from '../../lib/url/use-url-filters';
import type { ListResult } from './list-result';

/** Moves to the last page if the current page is past the end. Returns true while the list is not loaded yet. */
export function useLastPage(
  { page: currentPage, isStale, isLoading }: Pick<ListResult<unknown>, 'page' | 'isStale' | 'isLoading'>,
  { page, size, turnTo }: { page: number; size: number; turnTo: (page: number, options: ChangeOptions) => void },
): boolean {
  const isEmpty = currentPage !== null && currentPage.nodes.length === 0;
  const isPastEnd = page > 1 && isEmpty && !isStale && !isLoading;
  const last = Math.max(1, Math.min(page - 1, Math.ceil((currentPage?.totalCount ?? 0) / size)));

  // Changes the page synchronously, because responses for the abandoned page would postpone the change repeatedly. Back
  // does not return to it.
  const goToLastPage = useEffectEvent(() => turnTo(last, { replace: true, flushSync: true }));
  useEffect(() => {
    if (isPastEnd) queueMicrotask(() => goToLastPage());
  }, [isPastEnd]);
  return isEmpty && (isStale || page > 1);
}
