import type { ApolloCache } from '@apollo/client';
import { useCallback } from 'react';
import {
  UnreadNotificationCountDocument,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationsReadMutation,
} from './notifications.generated';

/** Marks notifications as read at the server and in what the app has cached: the bell and its list follow. */
export function useMarkRead() {
  const [mark] = useMarkNotificationsReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();

  const markRead = useCallback(
    async (id: string): Promise<void> => {
      await mark({
        variables: { ids: [id] },
        update: (cache, { data }) => data && follow(cache, [id], data.markNotificationsRead),
      });
    },
    [mark],
  );

  /** Those behind the end of the shown list included; `shown` are the ids of the unread ones that are in it. */
  const markAllRead = useCallback(
    async (shown: string[]): Promise<void> => {
      await markAll({ update: (cache, { data }) => data && follow(cache, shown, data.markAllNotificationsRead) });
    },
    [markAll],
  );

  return { markRead, markAllRead };
}

/** Writes into the cache what the server has done: these are read, and so many are unread now. */
function follow(cache: ApolloCache, ids: readonly string[], unread: number): void {
  const readAt = new Date().toISOString();
  for (const id of ids) {
    cache.modify({ id: cache.identify({ __typename: 'Notification', id }), fields: { readAt: () => readAt } });
  }
  cache.writeQuery({ query: UnreadNotificationCountDocument, data: { unreadNotificationCount: unread } });
}
