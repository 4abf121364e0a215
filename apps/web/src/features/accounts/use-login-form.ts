import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { userTypeFromEdge } from '@job-alert/domain/user-type';
import { useEffect, useRef, useState } from 'react';
import type { BannerState } from '../../components/use-banner';
import { usePublicForm } from '../../components/use-public-form';
import type { RoleName } from '../../config/paths';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import type { Checked } from '../../lib/forms/validate-with';
import { askOverHttp } from '../../lib/public-data/ask';
import { deviceMark } from '../../lib/session/device-mark';
import type { BrowserSession } from '../../lib/session/session-storage';
import { type SignInMutation, SignInText } from './sign-in.public.generated';

interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
  code: string;
}

type Account = Omit<LoginValues, 'code'> & { code?: string };
type SignedIn = SignInMutation['signIn'];

interface LoginFormOptions {
  role: RoleName;
  initial: LoginValues;
  /** Brings the rules; `needsCode` once the server has asked for the second step. */
  loadRules: (needsCode: boolean) => Promise<(values: LoginValues) => Checked<Account>>;
  /** The server has let somebody in. */
  enter: (signedIn: SignedIn, rememberMe: boolean, banner: BannerState) => void | Promise<void>;
  /** The account has been switched off; the refusal is shown without it. */
  onInactive?: () => void;
}

/** A password and, when the server asks for it, the code of the second step below it. */
export function useLoginForm({ role, initial, loadRules, enter, onInactive }: LoginFormOptions) {
  const [needsCode, setNeedsCode] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);

  const form = usePublicForm<LoginValues, Account>({
    empty: initial,
    loadRules: () => loadRules(needsCode),
    async send(account, { banner }) {
      const input = { ...account, userType: userTypeFromEdge(role), deviceMark: deviceMark() };
      const { signIn } = await askOverHttp(SignInText, { input });
      await enter(signIn, account.rememberMe, banner);
    },
    fail(error, { banner, change }) {
      const sentence = describeError(error, { fallback: COMMON_MESSAGES.serverError });
      // The password was right; the code is asked for below it.
      if (errorCode(error) === 'SECOND_FACTOR_REQUIRED') {
        setNeedsCode(true);
        return banner.show('info', sentence);
      }
      if (errorCode(error) === 'ACCOUNT_INACTIVE' && onInactive) return onInactive();
      if (errorCode(error) === 'SECOND_FACTOR_INVALID') change({ code: '' });
      banner.show('error', sentence);
    },
  });

  // The field takes the focus when it comes, and again when a code was refused.
  useEffect(() => {
    if (needsCode && !form.busy) codeField.current?.focus();
  }, [needsCode, form.busy]);

  return { form, needsCode, codeField };
}

/** The session as the browser keeps it. */
export function toSession({ user, token }: SignedIn, role: RoleName): BrowserSession {
  const stored = {
    id: user.id,
    email: user.email,
    user_type: role,
    first_name: user.firstName,
    is_active: user.isActive,
    token,
  };
  return { user: stored, token, profileComplete: user.isProfileComplete, emailVerified: user.isEmailVerified };
}
