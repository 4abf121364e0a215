import { type UserType, userTypeToWire } from '@job-alert/domain/text/user-type';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { loginPath, type RoleName } from '../../../config/paths';
import { useHydrated } from '../../../start/use-hydrated';
import { loginTexts } from '../account-messages';

/** Returns the history state after a password reset. The employer sign-up reads it, shows the result and links to the login. */
export const passwordWasReset = (type: UserType) => ({ passwordReset: userTypeToWire(type) });

function resetRole(state: unknown): RoleName | null {
  if (typeof state !== 'object' || state === null || !('passwordReset' in state)) return null;
  const { passwordReset } = state;
  return passwordReset === 'candidate' || passwordReset === 'employer' || passwordReset === 'admin'
    ? passwordReset
    : null;
}

export const wasPasswordReset = (state: unknown): boolean => resetRole(state) !== null;

/** Shown on the employer sign-up after a password reset (specification 1 §2). */
export function ResetNotice() {
  const role = resetRole(useLocation().state);
  // The server also renders this page and has no history state.
  if (!useHydrated() || role === null) return null;
  return (
    <Notice role="status" mb="lg" tone="success" title={ACCOUNT_MESSAGES.passwordReset}>
      You can log in with it now:{' '}
      <Anchor component={Link} to={loginPath(role)} inherit underline="always">
        {loginTexts[role].title}
      </Anchor>
    </Notice>
  );
}
