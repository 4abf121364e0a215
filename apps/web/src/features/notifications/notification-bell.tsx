import { Popover, UnstyledButton } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useCloseOnBack } from '../../lib/close-on-back';
import { formatNumber } from '../../lib/format/format';
import { NotificationPanel } from './notification-panel';
import { useUnreadNotificationCountQuery } from './notifications.generated';
import classes from './notifications.module.css';
import { useRefresh } from './use-refresh';

/** The interval at which the visible page polls the count, in milliseconds. */
const POLL_INTERVAL = 60_000;

/** Returns the number of unread notifications, or null until loaded. A hidden page does not poll. */
function useUnreadCount(): number | null {
  const visible = useDocumentVisibility() === 'visible';
  const { data, previousData, refetch } = useUnreadNotificationCountQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: visible ? POLL_INTERVAL : 0,
  });
  useRefresh(refetch);
  return (data ?? previousData)?.viewer?.unreadNotificationCount ?? null;
}

const MAX_BADGE_COUNT = 99;

export function NotificationBell() {
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));
  const unread = useUnreadCount();

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={{ mainAxis: 12 }}
      width={420}
      shadow="lg"
      radius="md"
      trapFocus
      returnFocus
      zIndex={120}
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.bell}
          onClick={() => setOpened(!opened)}
          aria-label={unread ? `Notifications, ${formatNumber(unread)} unread` : 'Notifications'}
        >
          <IconBell size={24} stroke={1.7} aria-hidden />
          {unread ? (
            <span className={classes.count} aria-hidden>
              {unread > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : unread}
            </span>
          ) : null}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <NotificationPanel onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
