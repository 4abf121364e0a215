import { userTypeFromWire } from '@job-alert/domain/accounts/user-type';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { useEffect, useRef, useState } from 'react';
import { type Form, useForm } from '../../../components/form/use-form';
import type { BannerState } from '../../../components/use-banner';
import type { RoleName } from '../../../config/paths';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import type { Checked } from '../../../lib/forms/check';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { deviceToken } from '../../../lib/session/device-token';
import type { BrowserSession } from '../../../lib/session/session-storage';
import { type SignInMutation, SignInText } from './sign-in.public.generated';

type LoginValues = {
  email: string;
  password: string;
  rememberMe: boolean;
  code: string;
};

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

const messages = { fallback: COMMON_MESSAGES.serverError, always: true };

/** A password and, when the server asks for it, the code of the second step below it. */
export function useLoginForm({ role, initial, loadRules, enter, onInactive }: LoginFormOptions) {
  const [needsCode, setNeedsCode] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);

  const form: Form<LoginValues> = useForm({
    initialValues: initial,
    rules: { load: () => loadRules(needsCode) },
    async save(account: Account) {
      const input = { ...account, userType: userTypeFromWire(role), deviceToken: deviceToken() };
      const { signIn } = await fetchGraphql(SignInText, { input });
      return { signIn, rememberMe: account.rememberMe };
    },
    onSaved: ({ signIn, rememberMe }) => enter(signIn, rememberMe, form.banner),
    onError(error) {
      const code = errorCode(error);
      if (code === 'SECOND_FACTOR_REQUIRED') {
        // The password was right: the form now asks for the code too.
        setNeedsCode(true);
        form.banner.show('info', describeError(error, messages));
        return true;
      }
      if (code === 'ACCOUNT_INACTIVE' && onInactive) {
        onInactive();
        return true;
      }
      if (code === 'SECOND_FACTOR_INVALID') form.setFieldValue('code', '');
      return false;
    },
    messages,
    warnsOnLeave: false,
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
