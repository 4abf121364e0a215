import { userTypeFromWire } from '@job-alert/domain/text/user-type';
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
  /** Loads the validation. `needsCode` is true once the server has requested the second factor. */
  loadRules: (needsCode: boolean) => Promise<(values: LoginValues) => Checked<Account>>;
  enter: (signedIn: SignedIn, rememberMe: boolean, banner: BannerState) => void | Promise<void>;
  /** Called if the account is inactive. If it is missing, the form shows the error. */
  onInactive?: () => void;
}

const messages = { fallback: COMMON_MESSAGES.serverError, always: true };

/** The login form: a password and, if the server requests it, the code of the second factor. */
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
        // The password was right, so the form shows the code field.
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

  // Focuses the field when it appears and after a wrong code.
  useEffect(() => {
    if (needsCode && !form.isPending) codeField.current?.focus();
  }, [needsCode, form.isPending]);

  return { form, needsCode, codeField };
}

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
