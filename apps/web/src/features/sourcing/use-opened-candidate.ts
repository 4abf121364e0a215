import { useEffect, useEffectEvent, useState } from 'react';
import type { Steps } from '../../components/dialog/dialog-steps';
import { useUrlFilters } from '../../lib/url/use-url-filters';
import type { FoundCandidates } from './use-found-candidates';

const ID = /^\d{1,19}$/;
const OPENED = { candidate: '', page: '1' };

/** The candidate that is open beside the list, as in the URL, and the steps to the others of the whole list. */
export function useOpenedCandidate({ list, result }: Pick<FoundCandidates, 'list' | 'result'>) {
  const [{ candidate, page }, change] = useUrlFilters(OPENED);
  const id = ID.test(candidate) ? candidate : null;
  // The last candidate stays visible while the drawer closes and while another page loads.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  /** The row to open on the page that is loading: its first or its last. */
  const [awaited, setAwaited] = useState<{ page: number; row: 0 | -1 } | null>(null);

  const rows = result.page?.nodes ?? [];
  const open = (row: { id: string } | undefined) => {
    if (row) change({ candidate: row.id, page }, { replace: true });
  };
  const close = () => {
    setAwaited(null);
    change({ candidate: '', page }, { replace: true });
  };
  function turn(to: number, row: 0 | -1) {
    setAwaited({ page: to, row });
    change({ candidate, page: String(to) }, { replace: true });
  }

  const isArrived = awaited !== null && awaited.page === list.page && !result.isStale && !result.isLoading;
  const openAwaited = useEffectEvent(() => {
    open(rows.at(awaited?.row ?? 0));
    setAwaited(null);
  });
  useEffect(() => {
    if (isArrived) openAwaited();
  }, [isArrived]);

  const at = rows.findIndex((row) => row.id === shown);
  function steps(): Steps | undefined {
    const total = result.page?.totalCount ?? 0;
    if (awaited === null && (at < 0 || total === 1)) return undefined;
    const position = `${(list.page - 1) * list.size + at + 1} of ${total}`;
    if (awaited !== null) return { position: 'Loading...', previous: null, next: null };
    const isFirst = at === 0;
    const isLast = at === rows.length - 1;
    return {
      position,
      previous: isFirst ? (list.page > 1 ? () => turn(list.page - 1, -1) : null) : () => open(rows[at - 1]),
      next: isLast
        ? result.page?.pageInfo.hasNextPage
          ? () => turn(list.page + 1, 0)
          : null
        : () => open(rows[at + 1]),
    };
  }

  return { opened: id !== null, id: shown, row: rows[at], open, close, steps: steps() };
}
