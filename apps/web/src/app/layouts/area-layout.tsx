import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import { Link, Outlet, useMatches } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { EmptyState, LoadingState } from '../../components/states';
import { paths, type RoleName } from '../../config/paths';
import { VerificationNotice } from '../../features/accounts/email-links/verification-notice';
import { useSignOut } from '../../features/accounts/login/use-sign-out';
import { ProfileLockProvider } from '../../lib/session/profile-lock';
import { useProfileComplete } from '../../lib/session/use-profile-complete';
import { useNavigateAway } from '../../lib/use-navigate-away';
import type { AreaHandle, AreaScreen } from '../areas/area-screen';
import { AreaBar } from './area-bar';
import classes from './area-layout.module.css';
import { GuardRedirect } from './guard-redirect';
import { useAreaGuard } from './use-area-guard';

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
  const locked = useMatches().some((match) => (match.handle as AreaHandle | undefined)?.isLocked) && !lock.isComplete;

  if (redirect !== null) return <GuardRedirect redirect={redirect} />;
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
