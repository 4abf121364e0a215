import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { forgotPasswordSchema } from '@job-alert/domain/accounts';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner, useBanner } from '../../components/banner';
import { SubmitButton } from '../../components/submit-button';
import { paths } from '../../config/paths';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import { focusFirstWrongField } from '../../lib/forms/form-helpers';
import { validateWith } from '../../lib/forms/validate-with';
import { useLater } from '../../lib/use-later';
import { AccountFrame } from './account-frame';
import { recoveryTexts } from './account-texts';
import { useRequestPasswordResetMutation } from './password-recovery.generated';

/** How long after a success its message comes (specification 1 §9). */
const resultDelay = 3000;

/** Asks for a link to set a new password. */
export function ForgotPassword() {
  const form = useForm({ initialValues: { email: '' }, validate: validateWith(forgotPasswordSchema) });
  const banner = useBanner();
  const later = useLater();
  const [busy, setBusy] = useState(false);
  const [request] = useRequestPasswordResetMutation();

  async function submit({ email }: typeof form.values) {
    banner.clear();
    setBusy(true);
    try {
      await request({ variables: { email: email.trim() } });
      later(resultDelay, () => {
        setBusy(false);
        banner.show('success', ACCOUNT_MESSAGES.resetLinkSent);
      });
    } catch (error) {
      setBusy(false);
      const fault = COMMON_MESSAGES.wentWrongTryAgainStop;
      const tone = errorCode(error) === 'ACCOUNT_INACTIVE' ? 'warning' : 'error';
      banner.show(tone, describeError(error, { fallback: fault, network: fault }));
    }
  }

  return (
    <AccountFrame {...recoveryTexts.forgot}>
      <form onSubmit={form.onSubmit(submit, focusFirstWrongField)} noValidate>
        <Stack gap="md">
          <TextInput label="Email" type="email" autoComplete="username" withAsterisk {...form.getInputProps('email')} />
          <Banner message={banner.message} />
          <SubmitButton busy={busy} busyText="Sending..." fullWidth>
            Send Reset Link
          </SubmitButton>
          <Text ta="center" c="gray.7">
            Back to the login of{' '}
            <Anchor component={Link} to={paths.candidate.login} fw={650}>
              candidates
            </Anchor>{' '}
            or{' '}
            <Anchor component={Link} to={paths.employer.login} fw={650}>
              employers
            </Anchor>
          </Text>
        </Stack>
      </form>
    </AccountFrame>
  );
}
