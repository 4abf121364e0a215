import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from '../../lib/url/use-url-filters';
import type { ListResult } from './list-result';

/**
 * Goes back to the last page when the current one is past the end, such as after its rows were deleted. Returns true while the list is not
 * loaded yet.
 */
export function useLastPage(
  { page: shown, stale, loading }: Pick<ListResult<unknown>, 'page' | 'stale' | 'loading'>,
  { page, size, turnTo }: { page: number; size: number; turnTo: (page: number, options: ChangeOptions) => void },
): boolean {
  const empty = shown !== null && shown.nodes.length === 0;
  const behind = page > 1 && empty && !stale && !loading;
  const last = Math.max(1, Math.min(page - 1, Math.ceil((shown?.totalCount ?? 0) / size)));

  // Synchronously, because responses for the abandoned page would postpone the change repeatedly. Back does not return to it.
  const turnBack = useEffectEvent(() => turnTo(last, { replace: true, flushSync: true }));
  useEffect(() => {
    if (behind) queueMicrotask(() => turnBack());
  }, [behind]);
  return empty && (stale || page > 1);
}
