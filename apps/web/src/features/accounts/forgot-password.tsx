import { Anchor, Text, TextInput } from '@mantine/core';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { FormFields } from '../../components/form-fields';
import { SubmitButton } from '../../components/submit-button';
import { usePublicForm } from '../../components/use-public-form';
import { paths } from '../../config/paths';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import { askOverHttp } from '../../lib/public-data/ask';
import { useLater } from '../../lib/use-later';
import { AccountFrame } from './account-frame';
import { recoveryTexts } from './account-texts';
import { useEnteredEmail } from './entered-email';
import { RequestPasswordResetText } from './password-recovery.public.generated';

/** How long after a success its message comes (specification 1 §9). */
const resultDelay = 3000;

const loadRules = async () => (await import('./account-rules')).checkForgotPassword;

/** Asks for a link to set a new password. */
export function ForgotPassword() {
  const later = useLater();
  const entered = useEnteredEmail();
  const form = usePublicForm({
    empty: { email: entered.email },
    loadRules,
    async send({ email }, { banner }) {
      await askOverHttp(RequestPasswordResetText, { email });
      await new Promise<void>((resolve) => later(resultDelay, resolve));
      banner.show('success', ACCOUNT_MESSAGES.resetLinkSent);
    },
    fail(error, { banner }) {
      const fault = COMMON_MESSAGES.wentWrongTryAgainStop;
      const tone = errorCode(error) === 'ACCOUNT_INACTIVE' ? 'warning' : 'error';
      banner.show(tone, describeError(error, { fallback: fault, network: fault }));
    },
  });

  return (
    <AccountFrame {...recoveryTexts.forgot}>
      <form {...form.element}>
        <FormFields>
          <TextInput label="Email" type="email" autoComplete="username" withAsterisk {...form.typed('email')} />
          <Banner message={form.banner.message} />
          <SubmitButton busy={form.busy} busyText="Sending..." fullWidth>
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
