import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Stack } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { PasswordField } from '../../../components/fields/password-field';
import { FormFields } from '../../../components/form/form-fields';
import { type Form, useForm } from '../../../components/form/use-form';
import { Notice } from '../../../components/notice';
import { paths } from '../../../config/paths';
import { errorCode, fieldErrors } from '../../../lib/errors/describe-error';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { deviceToken } from '../../../lib/session/device-token';
import { useTimeout } from '../../../lib/use-timeout';
import { AccountFrame } from '../account-frame';
import { recoveryTexts } from '../account-messages';
import { passwordWasReset } from '../login/reset-notice';
import { NewPasswordField } from '../new-password-field';
import { Logins } from '../settings/logins';
import { ConsentField } from '../sign-up/consent-field';
import { type PasswordLinkQuery, PasswordLinkText, ResetPasswordText } from './password-recovery.public.generated';

const reasons: Record<PasswordLinkQuery['passwordLink'], string> = {
  EXPIRED: 'This link has expired, or a newer one has replaced it. Only the latest link works.',
  USED: 'This link has already been used to set a password. You can log in with that password.',
  VALID: '',
};

/** Shown instead of the form if the link can no longer set a password. Gives the reason and links to the screen that sends a new link. */
function InvalidLink({ state }: { state: PasswordLinkQuery['passwordLink'] }) {
  return (
    <Stack mt="md">
      <Notice role="alert" tone="warning" title="This link no longer works" icon={IconLinkOff}>
        {reasons[state]}
      </Notice>
      <Button component={Link} to={paths.forgotPassword} size="md" fullWidth>
        Send a new link
      </Button>
      <Logins before="If you know your password, log in:" />
    </Stack>
  );
}

type PasswordLinkState = PasswordLinkQuery['passwordLink'];

/** Returns the state of the link in an email. It is VALID until the server responds, and if the request fails. */
function usePasswordLink(token: string): PasswordLinkState {
  const [state, setState] = useState<PasswordLinkState>('VALID');
  useEffect(() => {
    const request = new AbortController();
    fetchGraphql(PasswordLinkText, { token }, { signal: request.signal }).then(
      ({ passwordLink }) => setState(passwordLink),
      // Submitting the form repeats the check and reports the error.
      () => undefined,
    );
    return () => request.abort();
  }, [token]);
  return state;
}

const initialValues = { newPassword: '', confirmPassword: '', consent: false };

/** The screen that reset and invitation emails link to. Invited users must also accept the privacy policy. */
export function ResetPassword() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const [needsConsent, setNeedsConsent] = useState(query.get('consent') === 'needed');
  const link = usePasswordLink(token);
  const [isLinkInvalid, setLinkInvalid] = useState(false);
  const runAfter = useTimeout();
  const navigate = useNavigate();
  const form: Form<typeof initialValues> = useForm({
    initialValues,
    rules: { load: async () => (await import('../account-rules')).checkResetPassword(needsConsent) },
    save: ({ newPassword }) =>
      fetchGraphql(ResetPasswordText, {
        input: { token, password: newPassword, deviceToken: deviceToken(), consent: needsConsent },
      }),
    async onSaved({ resetPassword }) {
      form.reset();
      form.banner.show('success', `${ACCOUNT_MESSAGES.passwordReset}. ${ACCOUNT_MESSAGES.redirectingToLogin}`);
      await new Promise<void>((resolve) => runAfter(3000, resolve));
      await navigate(paths.employer.signUp, { state: passwordWasReset(resetPassword.type) });
    },
    onError(error) {
      if (fieldErrors(error)['consent']) setNeedsConsent(true);
      setLinkInvalid(errorCode(error) === 'RESET_TOKEN_INVALID');
      return false;
    },
    messages: {
      fallback: ACCOUNT_MESSAGES.resetFailed,
      network: COMMON_MESSAGES.wentWrongTryLater,
      always: true,
    },
    warnsOnLeave: false,
  });

  const texts = needsConsent ? recoveryTexts.invited : recoveryTexts.reset;
  if (link !== 'VALID') {
    return (
      <AccountFrame {...texts} lead="">
        <InvalidLink state={link} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame {...texts}>
      <form {...form.element}>
        <FormFields>
          <NewPasswordField
            label="New Password"
            value={form.values.newPassword}
            {...form.getInputProps('newPassword')}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            withAsterisk
            {...form.getInputProps('confirmPassword')}
          />
          {needsConsent ? <ConsentField {...form.getInputProps('consent', { type: 'checkbox' })} /> : null}
          <Banner message={form.banner.message} />
          <SubmitButton isPending={form.isPending} pendingText="Saving..." fullWidth>
            {needsConsent ? 'Set Password' : 'Reset Password'}
          </SubmitButton>
          {isLinkInvalid ? (
            <Button component={Link} to={paths.forgotPassword} size="md" variant="default" fullWidth>
              Send a new link
            </Button>
          ) : null}
        </FormFields>
      </form>
    </AccountFrame>
  );
}
