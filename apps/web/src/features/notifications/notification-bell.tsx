import { Popover, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useCloseOnBack } from '../../lib/close-on-back';
import { formatNumber } from '../../lib/format/format';
import { NotificationPanel } from './notification-panel';
import classes from './notifications.module.css';
import { useUnreadCount } from './use-unread-count';

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
