import { Anchor, Button, Tooltip } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router-dom';
import { paths, type RoleName } from '../../config/paths';
import type { StoredUser } from '../../lib/session/session-storage';
import type { ProfileLock } from '../../lib/session/use-profile-complete';
import { useScrolled } from '../../lib/use-scrolled';
import type { AreaScreen } from '../areas/area-screen';
import { AccountMenu } from './account-menu';
import classes from './area-bar.module.css';
import { barLink, TopBar } from './top-bar';
import { usePageMenu } from './use-page-menu';

interface AreaBarProps {
  area: Exclude<RoleName, 'admin'>;
  screens: readonly AreaScreen[];
  lock: ProfileLock;
  /** Explains why entries are locked and how to unlock them. */
  lockHint: string;
  profilePath: string;
  user: StoredUser;
  onSignOut: () => void;
}

const linkClass = `${barLink} ${classes.link}`;

/** The navigation bar of candidates and employers. Its appearance changes after 40 px of scrolling. */
export function AreaBar({ area, screens, lock, lockHint, profilePath, user, onSignOut }: AreaBarProps) {
  const scrolled = useScrolled(40);
  const menu = usePageMenu();

  return (
    <TopBar
      className={classes.header}
      raised={scrolled}
      menu={menu}
      menuId="area-menu"
      // Null until the locked entries are known.
      links={
        lock.isLoading ? null : (
          <>
            {lock.isComplete ? null : (
              <p className={`${classes.mobileOnly} ${classes.lockHint}`}>
                Grey entries unlock once your profile is complete.{' '}
                <Anchor component={Link} to={profilePath} inherit c="inherit" fw={650} underline="always">
                  Go to your profile
                </Anchor>
              </p>
            )}
            {screens.map(({ path, label, isAlwaysEnabled }) => {
              if (!label) return null;
              if (!isAlwaysEnabled && !lock.isComplete) return <LockedEntry key={path} label={label} hint={lockHint} />;
              return (
                <NavLink key={path} to={path} end className={linkClass}>
                  {label}
                </NavLink>
              );
            })}
            <NavLink to={paths[area].account} end className={`${linkClass} ${classes.mobileOnly}`}>
              Account
            </NavLink>
            <NavLink to={paths[area].myData} end className={`${linkClass} ${classes.mobileOnly}`}>
              My Data
            </NavLink>
            <Button
              className={classes.mobileLogout}
              variant="white"
              leftSection={<IconLogout size={18} aria-hidden />}
              onClick={onSignOut}
            >
              Logout
            </Button>
          </>
        )
      }
      end={
        <span className={classes.avatar}>
          <AccountMenu user={user} own={paths[area]} onSignOut={onSignOut} />
        </span>
      }
    />
  );
}

/** A locked entry. A tooltip shows the reason on hover and on focus. */
function LockedEntry({ label, hint }: { label: string; hint: string }) {
  return (
    <Tooltip label={hint} multiline w={280} events={{ hover: true, focus: true, touch: true }}>
      <span className={linkClass} role="link" tabIndex={0} aria-disabled="true" data-disabled>
        {label}
      </span>
    </Tooltip>
  );
}
