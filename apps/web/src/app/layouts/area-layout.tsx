import { Anchor, Button, Tooltip } from '@mantine/core';
import { IconLock, IconLogout } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import { Link, Navigate, NavLink, Outlet, useMatches } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { EmptyState, LoadingState } from '../../components/states';
import { paths, type RoleName } from '../../config/paths';
import { VerificationNotice } from '../../features/accounts/email-links/verification-notice';
import { useSignOut } from '../../features/accounts/login/use-sign-out';
import { ProfileLockProvider } from '../../lib/session/profile-lock';
import { type ProfileLock, useProfileComplete } from '../../lib/session/use-profile-complete';
import { useNavigateAway } from '../../lib/use-navigate-away';
import type { AreaHandle, AreaScreen } from '../areas/area-screen';
import classes from './area-layout.module.css';
import { GuardRedirect } from './guard-redirect';
import { useAreaGuard } from './use-area-guard';
import type { StoredUser } from '../../lib/session/session-storage';
import { useScrolled } from '../../lib/use-scrolled';
import { AccountMenu } from './account-menu';
import { barLink, TopBar } from './top-bar';
import { usePageMenu } from './use-page-menu';

/** Replaces a screen that needs a complete profile when its URL is opened directly. */
function LockedNotice({ text, profilePath }: { text: string; profilePath: string }) {
  return (
    <>
      <PageMeta title="Locked" />
      <EmptyState
        text={text}
        icon={<IconLock size={32} stroke={1.5} />}
        action={
          <Button component={Link} to={profilePath} mt="sm">
            Complete Profile
          </Button>
        }
      />
    </>
  );
}

interface AreaLayoutProps {
  role: Exclude<RoleName, 'admin'>;
  screens: readonly AreaScreen[];
  profilePath: string;
  lockText: string;
  lockHint: string;
  /** Shown above every screen of the area. */
  notice?: ReactNode;
}

/** The area of candidates or employers, with its guard, navigation bar, profile lock and screen. */
export function AreaLayout({ role, screens, profilePath, lockText, lockHint, notice }: AreaLayoutProps) {
  const { session, redirect } = useAreaGuard(role);
  const lock = useProfileComplete(session);
  const leave = useNavigateAway();
  const signOut = useSignOut({ before: useCallback(() => leave(paths.home), [leave]) });
  const handles = useMatches().map((match) => match.handle as AreaHandle | undefined);
  const locked = handles.some((handle) => handle?.isLocked) && !lock.isComplete;
  const isElsewhere = lock.onlyInterviews && !handles.some((handle) => handle?.isForInterviewers);

  if (redirect !== null) return <GuardRedirect redirect={redirect} />;
  if (isElsewhere) return <Navigate to={paths.employer.interviews} replace />;
  return (
    <ProfileLockProvider value={lock}>
      <AreaBar
        area={role}
        screens={screens}
        lock={lock}
        lockHint={lockHint}
        profilePath={profilePath}
        user={session.user}
        onSignOut={signOut}
      />
      <main id="content" className={classes.main}>
        <VerificationNotice key={session.user.id} session={session} />
        {notice}
        {locked && lock.isLoading ? <LoadingState /> : null}
        {locked && !lock.isLoading ? <LockedNotice text={lockText} profilePath={profilePath} /> : null}
        {locked ? null : <Outlet />}
      </main>
    </ProfileLockProvider>
  );
}

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
function AreaBar({ area, screens, lock, lockHint, profilePath, user, onSignOut }: AreaBarProps) {
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
            {lock.isComplete || lock.onlyInterviews ? null : (
              <p className={`${classes.mobileOnly} ${classes.lockHint}`}>
                Grey entries unlock once your profile is complete.{' '}
                <Anchor component={Link} to={profilePath} inherit c="inherit" fw={650} underline="always">
                  Go to your profile
                </Anchor>
              </p>
            )}
            {screens.map(({ path, label, isAlwaysEnabled, isForInterviewers = false }) => {
              if (!label || isForInterviewers !== lock.onlyInterviews) return null;
              if (!isAlwaysEnabled && !isForInterviewers && !lock.isComplete)
                return <LockedEntry key={path} label={label} hint={lockHint} />;
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
