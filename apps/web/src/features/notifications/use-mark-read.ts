import { useMarkAllNotificationsReadMutation, useMarkNotificationsReadMutation } from './notifications.generated';

/** Marks notifications as read: the bell and its list, `first` lines long, follow what the server answers. */
export function useMarkRead(first: number) {
  const [mark] = useMarkNotificationsReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  return {
    markRead: (id: string) => mark({ variables: { ids: [id] } }),
    /** The mutation also marks those beyond the end of the shown list. */
    markAllRead: () => markAll({ variables: { first } }),
  };
}
