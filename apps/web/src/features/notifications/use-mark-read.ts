import { useApolloClient } from '@apollo/client/react';
import { MAX_FIRST } from '@job-alert/domain/paging';
import { useCallback } from 'react';
import {
  UnreadNotificationCountDocument,
  UnreadNotificationIdsDocument,
  useMarkNotificationsReadMutation,
} from './notifications.generated';

/** The API marks 100 at once: ten rounds clear all that the count can count. */
const MOST_ROUNDS = 10;

/** Marks notifications as read at the server and in what the app has cached: the bell and its list follow. */
export function useMarkRead() {
  const client = useApolloClient();
  const [mark] = useMarkNotificationsReadMutation();

  /** Resolves with how many are unread then. */
  const markRead = useCallback(
    async (ids: string[]): Promise<number> => {
      const { data } = await mark({
        variables: { ids },
        update: (cache, { data: answer }) => {
          if (!answer) return;
          const readAt = new Date().toISOString();
          for (const id of ids) {
            cache.modify({
              id: cache.identify({ __typename: 'Notification', id }),
              fields: { readAt: () => readAt },
            });
          }
          const unread = { unreadNotificationCount: answer.markNotificationsRead };
          cache.writeQuery({ query: UnreadNotificationCountDocument, data: unread });
        },
      });
      return data?.markNotificationsRead ?? 0;
    },
    [mark],
  );

  /** Those behind the end of the shown list included. */
  const markAllRead = useCallback(async (): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { data } = await client.query({
        query: UnreadNotificationIdsDocument,
        variables: { first: MAX_FIRST },
        fetchPolicy: 'no-cache',
      });
      const ids = data?.notifications.nodes.map(({ id }) => id) ?? [];
      if (ids.length === 0 || (await markRead(ids)) === 0) return;
    }
  }, [client, markRead]);

  return { markRead, markAllRead };
}
