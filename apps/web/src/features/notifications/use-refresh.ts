import { useDocumentVisibility } from '@mantine/hooks';
import { useCallback, useEffect, useRef } from 'react';
import { useOnAdminDataChanged } from '../../lib/admin-data-events';

/** Refetches when the page becomes visible again and after changes on this page, which may resolve notifications. */
export function useRefresh(refetch: () => Promise<unknown>): void {
  // After an error the previous data stays until the next refetch.
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnAdminDataChanged(refresh);

  const visible = useDocumentVisibility() === 'visible';
  const wasVisible = useRef(visible);
  useEffect(() => {
    if (visible && !wasVisible.current) refresh();
    wasVisible.current = visible;
  }, [visible, refresh]);
}
