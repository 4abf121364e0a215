import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { FormFields } from '../../../components/form/form-fields';
import { type Form, useForm } from '../../../components/form/use-form';
import { paths } from '../../../config/paths';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { useTimeout } from '../../../lib/use-timeout';
import { recoveryTexts } from '../account-messages';
import { AccountFrame } from '../account-frame';
import { useEnteredEmail } from '../entered-email';
import { RequestPasswordResetText } from './password-recovery.public.generated';

/** The delay before the success message, in milliseconds (specification 1 §9). */
const RESULT_DELAY_MS = 3000;

const messages = {
  fallback: COMMON_MESSAGES.wentWrongTryAgainStop,
  network: COMMON_MESSAGES.wentWrongTryAgainStop,
  always: true,
};

const loadRules = async () => (await import('../account-rules')).checkForgotPassword;

export function ForgotPassword() {
  const runAfter = useTimeout();
  const entered = useEnteredEmail();
  const form: Form<{ email: string }> = useForm({
    initialValues: { email: entered.email },
    rules: { load: loadRules },
    save: ({ email }) => fetchGraphql(RequestPasswordResetText, { email }),
    async onSaved() {
      await new Promise<void>((resolve) => runAfter(RESULT_DELAY_MS, resolve));
      form.banner.show('success', ACCOUNT_MESSAGES.resetLinkSent);
    },
    onError(error) {
      if (errorCode(error) !== 'ACCOUNT_INACTIVE') return false;
      form.banner.show('warning', describeError(error, messages));
      return true;
    },
    messages,
    warnsOnLeave: false,
  });

  return (
    <AccountFrame {...recoveryTexts.forgot}>
      <form {...form.element}>
        <FormFields>
          <TextInput label="Email" type="email" autoComplete="username" withAsterisk {...form.getInputProps('email')} />
          <Banner message={form.banner.message} />
          <SubmitButton isPending={form.isPending} pendingText="Sending..." fullWidth>
            Send Reset Link
          </SubmitButton>
          <Text ta="center" c="gray.7">
            Back to login:{' '}
            <Anchor component={Link} to={paths.candidate.login} fw={650}>
              candidates
            </Anchor>{' '}
            or{' '}
            <Anchor component={Link} to={paths.employer.login} fw={650}>
              employers
            </Anchor>
          </Text>
        </FormFields>
      </form>
    </AccountFrame>
  );
}
