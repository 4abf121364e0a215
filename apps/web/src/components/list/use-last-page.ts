import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from '../../lib/url/use-url-filters';
import type { ListResult } from './list-result';

/**
 * Turns back to the last page of a list whose page lies behind its end, as after its last rows were deleted or decided. Says whether
 * the list is still to come.
 */
export function useLastPage(
  { page: shown, stale, loading }: Pick<ListResult<unknown>, 'page' | 'stale' | 'loading'>,
  { page, size, turnTo }: { page: number; size: number; turnTo: (page: number, options: ChangeOptions) => void },
): boolean {
  const empty = shown !== null && shown.nodes.length === 0;
  const behind = page > 1 && empty && !stale && !loading;
  const last = Math.max(1, Math.min(page - 1, Math.ceil((shown?.totalCount ?? 0) / size)));

  // At once, for the answers to the page that is left would put off its leaving again and again. Back does not lead to it either.
  const turnBack = useEffectEvent(() => turnTo(last, { replace: true, flushSync: true }));
  useEffect(() => {
    if (behind) queueMicrotask(() => turnBack());
  }, [behind]);
  return empty && (stale || page > 1);
}
