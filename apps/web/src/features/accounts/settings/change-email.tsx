import { requestEmailChangeSchema } from '@job-alert/domain/accounts/accounts';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Stack, Text } from '@mantine/core';
import { Banner } from '../../../components/banner';
import { EmailField } from '../../../components/fields/email-field';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { FormActions } from '../form-actions';
import { InlineForm } from '../inline-form';
import { useAccountForm } from '../use-account-form';
import { type AccountAccessFragment, useRequestEmailChangeMutation } from './account.generated';
import classes from './account.module.css';
import { AccountSection } from './account-section';
import { OwnPasswordField } from './own-password-field';

type Account = Pick<AccountAccessFragment, 'email' | 'emailChange'>;

/** Requests a change of email address. The change takes effect when the user opens the link in the email and confirms it. */
export function ChangeEmail({ account: { email, emailChange } }: { account: Account }) {
  return (
    <AccountSection title="Email" lead="You log in with this address, and our emails go there.">
      <Text fw={650} mt="md" className={classes.address}>
        {email}
      </Text>
      <InlineForm
        label="Change email"
        messageMs={8000}
        form={(onDone, onCancel) => <EmailForm onDone={onDone} onCancel={onCancel} />}
      >
        {emailChange ? (
          <Text size="sm" c="gray.7" mt={4} className={classes.address}>
            Waiting for confirmation: {emailChange.email}. Use the link in our email before{' '}
            {formatDateAndTime(new Date(emailChange.expiresAt))}.
          </Text>
        ) : null}
      </InlineForm>
    </AccountSection>
  );
}

function EmailForm({ onDone, onCancel }: { onDone: (message: string) => void; onCancel: () => void }) {
  const [requestEmailChange] = useRequestEmailChangeMutation();
  const { form, first } = useAccountForm({
    initialValues: { email: '', password: '' },
    rules: (values) => checkWithoutCleaning(requestEmailChangeSchema, values),
    async save(input) {
      await requestEmailChange({ variables: { input } });
      onDone(`We have sent a link to ${input.email.trim()}. It is valid for 24 hours.`);
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md" mt="lg" maw={400}>
        <EmailField ref={first} label="New Email" withAsterisk {...form.getInputProps('email')} />
        <OwnPasswordField {...form.getInputProps('password')} />
        <Banner message={form.banner.message} />
        <FormActions label="Send link" isPending={form.isPending} pendingText="Sending..." onCancel={onCancel} />
      </Stack>
    </form>
  );
}
