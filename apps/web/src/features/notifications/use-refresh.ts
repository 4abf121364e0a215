import { useDocumentVisibility } from '@mantine/hooks';
import { useCallback, useEffect, useRef } from 'react';
import { useOnAdminDataChanged } from '../../lib/admin-data-events';

/** Asks again when the page is seen again and after a change here, which may have decided what a notification tells of. */
export function useRefresh(refetch: () => Promise<unknown>): void {
  // A failure leaves the last known answer; the next turn asks again.
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnAdminDataChanged(refresh);

  const visible = useDocumentVisibility() === 'visible';
  const wasVisible = useRef(visible);
  useEffect(() => {
    if (visible && !wasVisible.current) refresh();
    wasVisible.current = visible;
  }, [visible, refresh]);
}
