import { Anchor, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { userTypeFromEdge, userTypeToEdge } from '@job-alert/domain/user-type';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner, type BannerState } from '../../components/banner';
import { FormFields } from '../../components/form-fields';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { usePublicForm } from '../../components/use-public-form';
import { dashboardPath, paths, type RoleName } from '../../config/paths';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import { askOverHttp } from '../../lib/public-data/ask';
import { startSession } from '../../lib/session/session';
import { useLater } from '../../lib/use-later';
import { AccountFrame } from './account-frame';
import { loginTexts } from './account-texts';
import { LoginCodeField } from './login-code-field';
import { type SignInMutation, SignInText } from './sign-in.public.generated';

const empty = { email: '', password: '', rememberMe: false, code: '' };

/** The shared login screen; each page admits only its own role. */
export function Login({ role }: { role: RoleName }) {
  const navigate = useNavigate();
  const later = useLater();
  const [needsCode, setNeedsCode] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);

  const form = usePublicForm({
    empty,
    loadRules: async () => (await import('./account-rules')).checkLogin(needsCode),
    async send(account, { banner }) {
      const { signIn } = await askOverHttp(SignInText, { input: { ...account, userType: userTypeFromEdge(role) } });
      await enter(signIn, account.rememberMe, banner);
    },
    fail(error, { banner, change }) {
      const sentence = describeError(error, { fallback: COMMON_MESSAGES.serverError });
      // The password was right; the code is asked for below it.
      if (errorCode(error) === 'SECOND_FACTOR_REQUIRED') {
        setNeedsCode(true);
        return banner.show('info', sentence);
      }
      if (errorCode(error) === 'SECOND_FACTOR_INVALID') change({ code: '' });
      banner.show('error', sentence);
    },
  });

  // The field takes the focus when it comes, and again when a code was refused.
  useEffect(() => {
    if (needsCode && !form.busy) codeField.current?.focus();
  }, [needsCode, form.busy]);

  async function enter({ user, token }: SignInMutation['signIn'], remember: boolean, banner: BannerState) {
    if (userTypeToEdge(user.type) !== role) return banner.show('error', ACCOUNT_MESSAGES.wrongLoginPage);
    const stored = {
      id: user.id,
      email: user.email,
      user_type: role,
      first_name: user.firstName,
      is_active: user.isActive,
      token,
    };
    startSession({ user: stored, token, profileComplete: user.profileComplete }, remember);
    banner.show('success', ACCOUNT_MESSAGES.signedIn, 2000);
    await new Promise<void>((resolve) => later(2000, resolve));
    await navigate(dashboardPath(role));
  }

  return (
    <AccountFrame {...loginTexts[role]}>
      <form {...form.element}>
        <FormFields>
          <TextInput label="Email" type="email" autoComplete="username" withAsterisk {...form.typed('email')} />
          <PasswordField label="Password" autoComplete="current-password" withAsterisk {...form.typed('password')} />
          {needsCode ? <LoginCodeField ref={codeField} {...form.typed('code')} /> : null}
          <Group justify="space-between">
            <Checkbox label="Remember Me" size="md" {...form.ticked('rememberMe')} />
            <Anchor component={Link} to={paths.forgotPassword} fw={600}>
              Forgot Password?
            </Anchor>
          </Group>
          <Banner message={form.banner.message} />
          <SubmitButton busy={form.busy} busyText="Logging in..." fullWidth>
            Login
          </SubmitButton>
          {role === 'admin' ? null : <OtherWays role={role} />}
        </FormFields>
      </form>
    </AccountFrame>
  );
}

/** For those who have no account yet, and for those who look for the other login. */
function OtherWays({ role }: { role: 'candidate' | 'employer' }) {
  const other = role === 'candidate' ? 'employer' : 'candidate';
  return (
    <Text ta="center" c="gray.7">
      New here?{' '}
      <Anchor component={Link} to={paths[role].signUp} fw={650}>
        Sign Up
      </Anchor>
      <br />
      {role === 'candidate' ? 'Here to hire?' : 'Looking for work?'}{' '}
      <Anchor component={Link} to={paths[other].login} fw={650}>
        {loginTexts[other].title}
      </Anchor>
    </Text>
  );
}
