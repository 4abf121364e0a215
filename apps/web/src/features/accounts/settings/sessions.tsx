import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconTerminal2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { StatusBadge } from '../../../components/status-badge';
import { useBanner } from '../../../components/use-banner';
import { loginPath } from '../../../config/paths';
import { describeError } from '../../../lib/errors/describe-error';
import type { LoginRedirectState } from '../../../lib/session/login-redirect';
import { endSession, useSession } from '../../../lib/session/session';
import { useNavigateAway } from '../../../lib/use-navigate-away';
import { type AccountAccessFragment, useSignOutEverywhereMutation } from './account.generated';
import classes from './account.module.css';
import { AccountSection } from './account-section';

type Session = NonNullable<AccountAccessFragment['sessions']>[number];

/** The active sessions of the account, and a button that ends all of them. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const [asks, setAsks] = useState(false);
  const banner = useBanner();
  const logOut = useLogOutEverywhere();

  async function confirm() {
    try {
      await logOut();
    } catch (error) {
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <AccountSection
      title="Where you are logged in"
      lead="If you don’t recognise one of these, log out everywhere and change your password."
    >
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionRow key={`${session.startedAt} ${session.expiresAt} ${session.isCurrent}`} session={session} />
        ))}
      </ul>
      <Button variant="default" onClick={() => setAsks(true)}>
        Log out everywhere
      </Button>
      <div className={banner.message ? classes.banner : undefined}>
        <Banner message={banner.message} />
      </div>
      <ConfirmDialog
        opened={asks}
        title="Log out everywhere?"
        confirmLabel="Log out everywhere"
        pendingLabel="Logging out..."
        onClose={() => setAsks(false)}
        onConfirm={confirm}
      >
        You will be logged out on all devices, including this one, and can log in again immediately.
      </ConfirmDialog>
    </AccountSection>
  );
}

function SessionRow({ session: { browser, startedAt, lastUsedAt, isCurrent } }: { session: Session }) {
  return (
    <li className={classes.session}>
      <DeviceIcon browser={browser} />
      <div>
        <Text fw={650} component="div" className={classes.browser}>
          {browser ?? 'Unknown browser or program'}
          {isCurrent ? <StatusBadge tone="green">This device</StatusBadge> : null}
        </Text>
        <Text size="sm" c="gray.7">
          Logged in {formatDateAndTime(new Date(startedAt))}
          {isCurrent ? '' : ` · Last used ${formatDateAndTime(new Date(lastUsedAt))}`}
        </Text>
      </div>
    </li>
  );
}

function DeviceIcon({ browser }: Pick<Session, 'browser'>) {
  const look = { size: 24, stroke: 1.6, className: classes.device, 'aria-hidden': true } as const;
  if (browser === null) return <IconTerminal2 {...look} />;
  return /Android|iPhone|iPad/.test(browser) ? <IconDeviceMobile {...look} /> : <IconDeviceDesktop {...look} />;
}

/** Returns a function that ends all sessions and opens the login, which confirms the logout. */
function useLogOutEverywhere(): () => Promise<void> {
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const session = useSession();
  const { pathname } = useLocation();
  const leave = useNavigateAway();
  return async () => {
    await signOutEverywhere();
    if (session === null) return;
    const arrival: LoginRedirectState = { why: 'everywhere', from: pathname, account: session.user.id };
    // Navigates first. Once the session has ended, the area would redirect to the login without the confirmation.
    await leave(loginPath(session.user.user_type), { state: arrival });
    endSession();
  };
}
