import { useMarkAllNotificationsReadMutation, useMarkNotificationsReadMutation } from './notifications.generated';

/** Marks notifications as read and updates the bell and its list of the `first` notifications. */
export function useMarkRead(first: number) {
  const [mark] = useMarkNotificationsReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  return {
    markRead: (id: string) => mark({ variables: { ids: [id] } }),
    /** Includes notifications past the end of the visible list. */
    markAllRead: () => markAll({ variables: { first } }),
  };
}
