import { PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { resetPasswordSchema } from '@job-alert/domain/accounts';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Banner, useBanner } from '../../components/banner';
import { SubmitButton } from '../../components/submit-button';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { focusFirstWrongField } from '../../lib/forms/form-helpers';
import { validateWith } from '../../lib/forms/validate-with';
import { useLater } from '../../lib/use-later';
import { AccountFrame } from './account-frame';
import { recoveryTexts } from './account-texts';
import { useResetPasswordMutation } from './password-recovery.generated';

/** What the reset leaves in the history, so that the employer sign-up after it says what has happened. */
export const passwordWasReset = { passwordReset: true };

/** The screen that a reset or invitation mail links to. The server applies the sign-up's rules to the new password. */
export function ResetPassword() {
  const { token = '' } = useParams();
  const form = useForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: validateWith(resetPasswordSchema),
  });
  const banner = useBanner();
  const later = useLater();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [reset] = useResetPasswordMutation();

  async function submit({ newPassword }: typeof form.values) {
    banner.clear();
    setBusy(true);
    try {
      await reset({ variables: { token, password: newPassword } });
      form.reset();
      banner.show('success', `${ACCOUNT_MESSAGES.passwordReset}. ${ACCOUNT_MESSAGES.redirectingToLogin}`);
      later(3000, () => navigate(paths.employer.signUp, { state: passwordWasReset }));
    } catch (error) {
      setBusy(false);
      const sentences = { fallback: ACCOUNT_MESSAGES.resetFailed, network: COMMON_MESSAGES.wentWrongTryLater };
      banner.show('error', describeError(error, sentences));
    }
  }

  return (
    <AccountFrame {...recoveryTexts.reset}>
      <form onSubmit={form.onSubmit(submit, focusFirstWrongField)} noValidate>
        <Stack gap="md">
          <PasswordInput
            label="New Password"
            autoComplete="new-password"
            withAsterisk
            {...form.getInputProps('newPassword')}
          />
          <PasswordInput
            label="Confirm Password"
            autoComplete="new-password"
            withAsterisk
            {...form.getInputProps('confirmPassword')}
          />
          <Banner message={banner.message} />
          <SubmitButton busy={busy} busyText="Saving..." fullWidth>
            Reset Password
          </SubmitButton>
        </Stack>
      </form>
    </AccountFrame>
  );
}
