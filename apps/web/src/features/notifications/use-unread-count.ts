import { useDocumentVisibility } from '@mantine/hooks';
import { useUnreadNotificationCountQuery } from './notifications.generated';
import { useRefresh } from './use-refresh';

/** The interval at which the visible page polls the count, in milliseconds. */
const POLL_INTERVAL = 60_000;

/** Returns the number of unread notifications, or null until loaded. A hidden page does not poll. */
export function useUnreadCount(): number | null {
  const visible = useDocumentVisibility() === 'visible';
  const { data, previousData, refetch } = useUnreadNotificationCountQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: visible ? POLL_INTERVAL : 0,
  });
  useRefresh(refetch);
  return (data ?? previousData)?.viewer?.unreadNotificationCount ?? null;
}
