import { Burger } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { paths } from '../../config/paths';
import { headerLinks } from '../../content/navigation';
import { useSignOut } from '../../features/accounts/use-sign-out';
import { useSession } from '../../lib/session/session';
import { useScrolled } from '../../lib/use-scrolled';
import classes from './site-header.module.css';

// Visitors, most of a public page's readers, never download the menu.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

const reload = () => window.location.reload();

/** The public header: transparent over a banner until the page is scrolled more than 50 px, or always solid. */
export function SiteHeader({ solid }: { solid: boolean }) {
  const { pathname } = useLocation();
  const scrolled = useScrolled(50);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const session = useSession();
  const signOut = useSignOut({ after: reload });

  // The mobile menu belongs to the page on which it was opened, so a route change closes it.
  const opened = openedAt === pathname;
  const current = headerLinks.find((link) => link.path === pathname);

  return (
    <header className={classes.header} data-solid={solid || scrolled || opened || undefined} data-no-print>
      <a className={classes.skip} href="#content">
        Skip to the content
      </a>
      <div className={classes.bar}>
        <Logo />
        <nav id="site-menu" className={classes.links} data-opened={opened || undefined} aria-label="Main">
          {headerLinks.map((link) => (
            <NavLink key={link.path} to={link.path} end className={classes.link}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.end}>
          <span className={classes.current} aria-hidden="true">
            {current?.label}
          </span>
          {session ? (
            <Suspense fallback={<span className={classes.avatarSpace} />}>
              <AccountMenu user={session.user} withDashboard onSignOut={signOut} />
            </Suspense>
          ) : (
            <Link to={paths.candidate.login} className={classes.login}>
              Log in
            </Link>
          )}
          <Burger
            className={classes.burger}
            opened={opened}
            onClick={() => setOpenedAt(opened ? null : pathname)}
            color="currentColor"
            aria-label={opened ? 'Close the menu' : 'Open the menu'}
            aria-controls="site-menu"
            aria-expanded={opened}
          />
        </div>
      </div>
    </header>
  );
}
