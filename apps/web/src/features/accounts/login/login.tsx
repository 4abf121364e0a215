import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { userTypeToWire } from '@job-alert/domain/text/user-type';
import { Anchor, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { PasswordField } from '../../../components/fields/password-field';
import { FormFields } from '../../../components/form/form-fields';
import { Notice } from '../../../components/notice';
import { dashboardPath, paths, type RoleName } from '../../../config/paths';
import { useAlertIntent } from '../../../lib/session/alert-intent';
import { type LoginRedirectState, readLoginRedirect, redirectAfterLogin } from '../../../lib/session/login-redirect';
import { startSession, useSession } from '../../../lib/session/session';
import { useTimeout } from '../../../lib/use-timeout';
import { useHydrated } from '../../../start/use-hydrated';
import { AlertIntentNotice } from '../../shared/jobs/alert-intent-notice';
import { type ApplyIntent, useApplyIntent, withJob } from '../../shared/jobs/apply-intent';
import { ApplyIntentNotice } from '../../shared/jobs/apply-intent-notice';
import { AccountFrame } from '../account-frame';
import { loginTexts } from '../account-messages';
import { useEnteredEmail, withEmail } from '../entered-email';
import { ConfirmationSent } from '../sign-up/confirmation-sent';
import { LoginCodeField } from './login-code-field';
import { toSession, useLoginForm } from './use-login-form';

const reasons = {
  ended: ACCOUNT_MESSAGES.sessionEnded,
  inactive: ACCOUNT_MESSAGES.inactive,
  none: ACCOUNT_MESSAGES.loginNeeded,
  everywhere: ACCOUNT_MESSAGES.loggedOutEverywhere,
} as const;

function LoginRedirectNotice({ why }: { why: LoginRedirectState['why'] | undefined }) {
  // The server also renders this page and has no history state.
  if (!useHydrated() || why === undefined) return null;
  return (
    <Notice role="status" mb="lg" tone="info">
      {reasons[why]}
    </Notice>
  );
}

const empty = { password: '', rememberMe: false, code: '' };

/** The login screen of a role. Rejects accounts of other roles. Redirects users who are already logged in. */
export function Login({ role }: { role: RoleName }) {
  const navigate = useNavigate();
  const runAfter = useTimeout();
  const present = useSession();
  const [isEntering, setEntering] = useState(false);
  const arrival = readLoginRedirect(useLocation().state);
  const entered = useEnteredEmail();
  const applyIntent = useApplyIntent();
  const job = role === 'candidate' ? applyIntent : null;
  const alertIntent = useAlertIntent();
  const alert = role === 'candidate' ? alertIntent : null;

  const { form, needsCode, codeField } = useLoginForm({
    role,
    initial: { ...empty, email: entered.email },
    loadRules: async (withCode) => (await import('../account-rules')).checkLogin(withCode),
    async enter(signedIn, rememberMe, banner) {
      if (userTypeToWire(signedIn.user.type) !== role) return banner.show('error', ACCOUNT_MESSAGES.wrongLoginPage);
      setEntering(true);
      startSession(toSession(signedIn, role), rememberMe);
      banner.show('success', ACCOUNT_MESSAGES.signedIn, 2000);
      await new Promise<void>((resolve) => runAfter(2000, resolve));
      // The job alert has priority. It is created quickly, and its screen also shows the pending application.
      const next = [alert, job].find((one) => one !== null && (arrival === null || arrival.from === one.path));
      const target = next?.path ?? redirectAfterLogin(arrival, role, signedIn.user.id);
      // Replaces the history entry, so that Back does not return to the login.
      await navigate(target, { replace: true });
    },
  });

  // After an expired session, the redirect opens this screen before the session is removed.
  const isLeaving = arrival !== null && arrival.why !== 'none';
  if (present && !isEntering && !isLeaving) {
    const isApplying = job !== null && present.user.user_type === role;
    return (
      <Navigate
        to={isApplying ? job.path : redirectAfterLogin(arrival, present.user.user_type, present.user.id)}
        replace
      />
    );
  }
  return (
    <AccountFrame {...loginTexts[role]}>
      <LoginRedirectNotice why={arrival?.why} />
      {entered.isSignedUp ? <ConfirmationSent email={entered.email} /> : null}
      <ApplyIntentNotice job={job} />
      <AlertIntentNotice alert={alert} />
      <form {...form.element} data-leads-to={dashboardPath(role)}>
        <FormFields>
          <TextInput label="Email" type="email" autoComplete="username" withAsterisk {...form.getInputProps('email')} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            withAsterisk
            {...form.getInputProps('password')}
          />
          {needsCode ? <LoginCodeField ref={codeField} {...form.getInputProps('code')} /> : null}
          <Group justify="space-between">
            <Checkbox label="Remember Me" size="md" {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
            <Anchor component={Link} to={paths.forgotPassword} state={withEmail(form.values.email)} fw={600}>
              Forgot Password?
            </Anchor>
          </Group>
          <Banner message={form.banner.message} />
          <SubmitButton isPending={form.isPending} pendingText="Logging in..." fullWidth>
            Log in
          </SubmitButton>
          {role === 'admin' ? null : <OtherWays role={role} job={job} />}
        </FormFields>
      </form>
    </AccountFrame>
  );
}

function OtherWays({ role, job }: { role: 'candidate' | 'employer'; job: ApplyIntent | null }) {
  const other = role === 'candidate' ? 'employer' : 'candidate';
  return (
    <Text ta="center" c="gray.7">
      New here?{' '}
      <Anchor component={Link} to={withJob(paths[role].signUp, job)} fw={650}>
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
