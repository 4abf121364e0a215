import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { Avatar, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconDatabase, IconLayoutDashboard, IconLogout, IconShieldLock, IconUserCog } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPath, paths } from '../../config/paths';
import { useCloseOnBack } from '../../lib/close-on-back';
import type { StoredUser } from '../../lib/session/session-storage';
import classes from './account-menu.module.css';

interface AccountMenuProps {
  user: StoredUser;
  /** True in the public header. The signed-in areas already have a dashboard entry. */
  withDashboard?: boolean;
  own?: { account: string; myData: string };
  onSignOut: () => void;
}

export function AccountMenu({ user, withDashboard = false, own, onSignOut }: AccountMenuProps) {
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      width={190}
      radius="md"
      withInitialFocusPlaceholder={false}
    >
      <Tooltip label={user.first_name} events={{ hover: true, focus: true, touch: false }}>
        <Menu.Target>
          <UnstyledButton className={classes.target} aria-label={`Account of ${user.first_name}`}>
            <Avatar
              className={classes.avatar}
              size={40}
              name={user.first_name}
              color="saffron"
              variant="filled"
              alt=""
            />
          </UnstyledButton>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {withDashboard ? (
          <Menu.Item
            component={Link}
            to={dashboardPath(user.user_type)}
            leftSection={<IconLayoutDashboard size={18} aria-hidden />}
          >
            Dashboard
          </Menu.Item>
        ) : null}
        {own ? (
          <>
            <Menu.Item component={Link} to={own.account} leftSection={<IconUserCog size={18} aria-hidden />}>
              Account
            </Menu.Item>
            <Menu.Item component={Link} to={own.myData} leftSection={<IconDatabase size={18} aria-hidden />}>
              My Data
            </Menu.Item>
          </>
        ) : null}
        {user.user_type === 'admin' ? (
          <Menu.Item component={Link} to={paths.admin.security} leftSection={<IconShieldLock size={18} aria-hidden />}>
            Security
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={onSignOut}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
