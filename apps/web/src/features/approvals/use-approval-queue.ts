import { useDocumentVisibility, useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LIST_QUERY_OPTIONS } from '../../components/list/list-result';
import { useApprovalQueueQuery } from './approval-queue.generated';
import { useQueueFilters } from './use-queue-filters';

/** In windows up to this width, a review replaces the list. */
const NARROW_SCREEN = '(max-width: 67.99em)';

export function useApprovalQueue() {
  const place = useQueueFilters();
  const { filter, list } = place;
  const beside = !useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  // The list request includes the first reviews. Later reviews are requested one by one.
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
  useReloadOnReturn(refetch);
  const visibleData = data ?? (loading ? previousData : undefined);
  return {
    place,
    result: {
      page: visibleData?.approvals ?? null,
      isStale: data === undefined,
      isLoading: loading,
      hasFailed: error !== undefined && data === undefined && !loading,
      reload: refetch,
    },
    beside,
    counts: visibleData?.waitingCounts ?? null,
    company: visibleData?.company ?? null,
  };
}

export type ApprovalQueueState = ReturnType<typeof useApprovalQueue>;

/** Reloads the list when the page becomes visible again. The new list no longer contains decided requests. */
function useReloadOnReturn(reload: () => Promise<unknown>): void {
  const visible = useDocumentVisibility() === 'visible';
  const wasVisible = useRef(visible);
  const reloadOnReturn = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    if (visible && !wasVisible.current) reloadOnReturn();
    wasVisible.current = visible;
  }, [visible]);
}
