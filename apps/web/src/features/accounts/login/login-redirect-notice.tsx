import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { Notice } from '../../../components/notice';
import type { LoginRedirectState } from '../../../lib/session/login-redirect';
import { useHydrated } from '../../../start/use-hydrated';

const reasons = {
  ended: ACCOUNT_MESSAGES.sessionEnded,
  inactive: ACCOUNT_MESSAGES.inactive,
  none: ACCOUNT_MESSAGES.loginNeeded,
  everywhere: ACCOUNT_MESSAGES.loggedOutEverywhere,
} as const;

export function LoginRedirectNotice({ why }: { why: LoginRedirectState['why'] | undefined }) {
  // The server also renders this page and has no history state.
  if (!useHydrated() || why === undefined) return null;
  return (
    <Notice role="status" mb="lg" tone="info">
      {reasons[why]}
    </Notice>
  );
}
