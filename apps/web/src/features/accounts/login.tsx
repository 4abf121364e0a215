import { Anchor, Checkbox, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { signInSchema } from '@job-alert/domain/accounts';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { confirmSecondFactorSchema } from '@job-alert/domain/second-factor';
import { userTypeFromEdge, userTypeToEdge } from '@job-alert/domain/user-type';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner, useBanner } from '../../components/banner';
import { SubmitButton } from '../../components/submit-button';
import { dashboardPath, paths, type RoleName } from '../../config/paths';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { validateWith } from '../../lib/forms/validate-with';
import { startSession } from '../../lib/session/session';
import { useLater } from '../../lib/use-later';
import { AccountFrame } from './account-frame';
import { loginTexts } from './account-texts';
import { LoginCodeField } from './login-code-field';
import { type SignInMutation, useSignInMutation } from './sign-in.generated';

/** The shared login screen; each page admits only its own role. */
export function Login({ role }: { role: RoleName }) {
  const texts = loginTexts[role];
  const navigate = useNavigate();
  const later = useLater();
  const banner = useBanner();
  const [signIn] = useSignInMutation();
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { email: '', password: '', rememberMe: false, code: '' },
    validate: validateWith(needsCode ? signInSchema.extend(confirmSecondFactorSchema.shape) : signInSchema),
  });

  async function submit({ email, password, rememberMe, code }: typeof form.values) {
    banner.clear();
    setBusy(true);
    try {
      const account = { email: email.trim(), password, rememberMe, userType: userTypeFromEdge(role) };
      const input = needsCode ? { ...account, code } : account;
      const { data } = await signIn({ variables: { input } });
      if (data) enter(data.signIn, rememberMe);
    } catch (error) {
      setBusy(false);
      if (errorCode(error) === 'SECOND_FACTOR_REQUIRED') return askForCode(error);
      if (errorCode(error) === 'SECOND_FACTOR_INVALID') form.setFieldValue('code', '');
      applyFieldErrors(form, error);
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.serverError }));
    }
  }

  // The field takes the focus when it comes, and again when a code was refused.
  useEffect(() => {
    if (needsCode && !busy) codeField.current?.focus();
  }, [needsCode, busy]);

  /** The password was right; the code is asked for below it. */
  function askForCode(error: unknown) {
    setNeedsCode(true);
    banner.show('info', describeError(error, { fallback: COMMON_MESSAGES.serverError }));
  }

  function enter({ user, token }: SignInMutation['signIn'], remember: boolean) {
    if (userTypeToEdge(user.type) !== role) {
      setBusy(false);
      banner.show('error', ACCOUNT_MESSAGES.wrongLoginPage);
      return;
    }
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
    later(2000, () => navigate(dashboardPath(role)));
  }

  return (
    <AccountFrame {...texts}>
      <form onSubmit={form.onSubmit(submit, focusFirstWrongField)} noValidate>
        <Stack gap="md">
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            withAsterisk
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            withAsterisk
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          {needsCode ? <LoginCodeField ref={codeField} {...form.getInputProps('code')} /> : null}
          <Group justify="space-between">
            <Checkbox label="Remember Me" {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
            <Anchor component={Link} to={paths.forgotPassword} fw={600}>
              Forgot Password?
            </Anchor>
          </Group>
          <Banner message={banner.message} />
          <SubmitButton busy={busy} busyText="Logging in..." fullWidth>
            Login
          </SubmitButton>
          {role === 'admin' ? null : (
            <Text ta="center" c="gray.7">
              New here?{' '}
              <Anchor component={Link} to={paths[role].signUp} fw={650}>
                Sign Up
              </Anchor>
            </Text>
          )}
        </Stack>
      </form>
    </AccountFrame>
  );
}
