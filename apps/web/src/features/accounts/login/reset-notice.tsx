import { type UserType, userTypeToWire } from '@job-alert/domain/accounts/user-type';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { loginPath, type RoleName } from '../../../config/paths';
import { useHydrated } from '../../../start/use-hydrated';
import { loginTexts } from '../account-texts';

/** The history's state after a reset, so that the employer sign-up that follows says what has happened and leads to the login. */
export const passwordWasReset = (type: UserType) => ({ passwordReset: userTypeToWire(type) });

function resetRole(state: unknown): RoleName | null {
  if (typeof state !== 'object' || state === null || !('passwordReset' in state)) return null;
  const { passwordReset } = state;
  return passwordReset === 'candidate' || passwordReset === 'employer' || passwordReset === 'admin'
    ? passwordReset
    : null;
}

/** Has a reset led here? */
export const wasPasswordReset = (state: unknown): boolean => resetRole(state) !== null;

/** On the employer sign-up, where a reset leads (specification 1 §2): says what has happened and leads to the account's login. */
export function ResetNotice() {
  const role = resetRole(useLocation().state);
  // The server, which renders this page first, does not know the history's state.
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
