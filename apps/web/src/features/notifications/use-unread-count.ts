import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useUnreadNotificationCountQuery } from './notifications.generated';

/** How often the count is asked for while the page is visible, in milliseconds. */
const POLL_INTERVAL = 60_000;

/** How many notifications are unread, or null until that is known. A hidden page does not ask; it asks when it is seen again. */
export function useUnreadCount(): number | null {
  const visible = useDocumentVisibility() === 'visible';
  const { data, previousData, refetch } = useUnreadNotificationCountQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: visible ? POLL_INTERVAL : 0,
  });

  const wasVisible = useRef(visible);
  useEffect(() => {
    // A failure leaves the last known count; the next turn asks again.
    if (visible && !wasVisible.current) void refetch().catch(() => undefined);
    wasVisible.current = visible;
  }, [visible, refetch]);

  return (data ?? previousData)?.unreadNotificationCount ?? null;
}
