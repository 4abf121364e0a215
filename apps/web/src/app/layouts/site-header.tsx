import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { audienceFor, paths } from '../../config/paths';
import { headerLinks, pageLabel } from '../../content/navigation';
import { useSignOut } from '../../features/accounts/login/use-sign-out';
import { useSession } from '../../lib/session/session';
import { useScrolled } from '../../lib/use-scrolled';
import { lazyWithRetry } from '../../start/lazy-loading';
import classes from './site-header.module.css';
import { barLink, TopBar } from './top-bar';
import { usePageMenu } from './use-page-menu';

// Loaded on demand, because most readers of public pages are not logged in.
const AccountMenu = lazyWithRetry(async () => (await import('./account-menu')).AccountMenu);

const reload = () => window.location.reload();

/** The public header. It is transparent over a banner until the page is scrolled by 50 px, or always solid. */
export function SiteHeader({ solid }: { solid: boolean }) {
  const { pathname } = useLocation();
  const scrolled = useScrolled(50);
  const menu = usePageMenu();
  const session = useSession();
  const signOut = useSignOut({ after: reload });

  return (
    <TopBar
      className={classes.header}
      raised={solid || scrolled || menu.opened}
      menu={menu}
      menuId="site-menu"
      current={pageLabel(pathname)}
      links={headerLinks.map((link) => (
        <NavLink key={link.path} to={link.path} end className={`${barLink} ${classes.link}`}>
          {link.label}
        </NavLink>
      ))}
      menuEnd={session ? null : <EveryEntrance />}
      end={
        session ? (
          <Suspense fallback={<span className={classes.avatarSpace} />}>
            <AccountMenu user={session.user} withDashboard onSignOut={signOut} />
          </Suspense>
        ) : (
          <Entrances />
        )
      }
    />
  );
}

/** The sign-up and login links for the page's audience. Phones show only the first link. */
function Entrances() {
  const { login, signUp } = paths[audienceFor(useLocation().pathname)];
  return (
    <>
      <Link to={login} className={classes.login}>
        Log in
      </Link>
      <Link to={signUp} className={`${classes.signUp} ${classes.roomy}`}>
        Sign up
      </Link>
    </>
  );
}

function EveryEntrance() {
  return (
    <>
      <Link to={paths.candidate.login} className={`${classes.login} ${classes.inMenu}`}>
        Candidate login
      </Link>
      <Link to={paths.candidate.signUp} className={`${classes.signUp} ${classes.inMenu}`}>
        Candidate sign-up
      </Link>
      <Link to={paths.employer.login} className={`${classes.login} ${classes.inMenu}`}>
        Employer login
      </Link>
      <Link to={paths.employer.signUp} className={`${classes.signUp} ${classes.inMenu}`}>
        Employer sign-up
      </Link>
    </>
  );
}
