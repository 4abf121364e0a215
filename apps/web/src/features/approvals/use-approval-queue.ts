import { useDocumentVisibility, useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LIST_QUERY_OPTIONS } from '../../components/list/list-result';
import { useApprovalQueueQuery } from './approval-queue.generated';
import { useQueueFilters } from './use-queue-filters';

/** At these widths a review lies over the list instead of beside it. */
const NARROW = '(max-width: 67.99em)';

/** The queue that the URL asks for. */
export function useApprovalQueue() {
  const place = useQueueFilters();
  const { filter, list } = place;
  const beside = !useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  // The reviews that come with the list; later ones are asked for one by one.
  const [start] = useState({ named: place.request, beside });
  const query = useApprovalQueueQuery({
    variables: {
      filter,
      ...list.position,
      ahead: list.page === 1 && start.named === null && start.beside,
      isNamed: start.named !== null,
      named: start.named ?? '',
      ofCompany: list.filters.company !== '',
      company: list.filters.company,
    },
    ...LIST_QUERY_OPTIONS,
  });
  const { data, previousData, loading, error, refetch } = query;
  useNextLook(refetch);
  const shown = data ?? (loading ? previousData : undefined);
  return {
    place,
    answer: {
      page: shown?.approvals ?? null,
      /** The rows are those of an earlier question. */
      stale: data === undefined,
      loading,
      failed: error !== undefined && data === undefined && !loading,
      reload: refetch,
    },
    beside,
    counts: shown?.waitingCounts ?? null,
    /** The company that the list is filtered by. */
    company: shown?.company ?? null,
  };
}

export type ApprovalQueueState = ReturnType<typeof useApprovalQueue>;

/** Decided requests leave the list when the administrator comes back to the page, not during the work. */
function useNextLook(reload: () => Promise<unknown>): void {
  const visible = useDocumentVisibility() === 'visible';
  const wasVisible = useRef(visible);
  const look = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    if (visible && !wasVisible.current) look();
    wasVisible.current = visible;
  }, [visible]);
}
