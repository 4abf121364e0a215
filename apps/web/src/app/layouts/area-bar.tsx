import { Burger, Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { paths, type RoleName } from '../../config/paths';
import type { StoredUser } from '../../lib/session/session-storage';
import type { ProfileLock } from '../../lib/session/use-profile-complete';
import { useScrolled } from '../../lib/use-scrolled';
import { AccountMenu } from './account-menu';
import classes from './area-bar.module.css';

/** An entry of a signed-in navigation bar. */
export interface AreaLink {
  label: string;
  path: string;
  /** Open even while the profile is incomplete. */
  alwaysEnabled?: boolean;
}

interface AreaBarProps {
  area: Exclude<RoleName, 'admin'>;
  links: readonly AreaLink[];
  lock: ProfileLock;
  user: StoredUser;
  onSignOut: () => void;
}

/** The navigation bar of the candidate's and employer's areas. It changes its look after a scroll of more than 40 px. */
export function AreaBar({ area, links, lock, user, onSignOut }: AreaBarProps) {
  const { pathname } = useLocation();
  const scrolled = useScrolled(40);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === pathname;
  const burger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!opened) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedAt(null);
      burger.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [opened]);

  return (
    <header className={classes.header} data-scrolled={scrolled || undefined} data-no-print>
      <a className={classes.skip} href="#content">
        Skip to the content
      </a>
      <div className={classes.bar}>
        <Logo />
        {/* The entries appear once it is known which of them are open. */}
        {lock.loading ? null : (
          <nav id="area-menu" className={classes.links} data-opened={opened || undefined} aria-label="Main">
            {links.map((link) =>
              link.alwaysEnabled || lock.complete ? (
                <NavLink key={link.path} to={link.path} end className={classes.link}>
                  {link.label}
                </NavLink>
              ) : (
                <span key={link.path} className={classes.link} aria-disabled="true" data-disabled>
                  {link.label}
                </span>
              ),
            )}
            <NavLink to={paths[area].myData} end className={`${classes.link} ${classes.mobileOnly}`}>
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
          </nav>
        )}
        <div className={classes.end}>
          <span className={classes.avatar}>
            <AccountMenu user={user} myDataPath={paths[area].myData} onSignOut={onSignOut} />
          </span>
          <Burger
            ref={burger}
            className={classes.burger}
            opened={opened}
            onClick={() => setOpenedAt(opened ? null : pathname)}
            color="currentColor"
            aria-label={opened ? 'Close the menu' : 'Open the menu'}
            aria-controls="area-menu"
            aria-expanded={opened}
          />
        </div>
      </div>
    </header>
  );
}
