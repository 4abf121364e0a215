import { useDocumentVisibility } from '@mantine/hooks';
import { useUnreadNotificationCountQuery } from './notifications.generated';
import { useRefresh } from './use-refresh';

/** How often the count is asked for while the page is visible, in milliseconds. */
const POLL_INTERVAL = 60_000;

/** How many notifications are unread, or null until that is known. A hidden page does not ask. */
export function useUnreadCount(): number | null {
  const visible = useDocumentVisibility() === 'visible';
  const { data, previousData, refetch } = useUnreadNotificationCountQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: visible ? POLL_INTERVAL : 0,
  });
  useRefresh(refetch);
  return (data ?? previousData)?.viewer?.unreadNotificationCount ?? null;
}
