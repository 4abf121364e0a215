import { requestEmailChangeSchema } from '@job-alert/domain/accounts';
import { formatDateAndTime } from '@job-alert/domain/calendar';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Banner, useBanner } from '../../components/banner';
import { SubmitButton } from '../../components/submit-button';
import { focusFirstWrongField } from '../../lib/forms/form-helpers';
import { type AccountAccessFragment, useRequestEmailChangeMutation } from './account.generated';
import { AccountSection } from './account-section';
import classes from './account.module.css';
import { OwnPasswordField } from './own-password-field';
import { useAccountForm } from './use-account-form';
import { useFormInPlace } from './use-form-in-place';

/** How long it is said that something was done. */
const messageTime = 8000;

type Account = Pick<AccountAccessFragment, 'email' | 'emailChange'>;

/** Another email address, which counts once the link in the mail to it has been used. */
export function ChangeEmail({ account: { email, emailChange } }: { account: Account }) {
  const { isOpen, opener, open, close } = useFormInPlace();
  const banner = useBanner();
  const finish = (next: string) => {
    close();
    banner.show('success', `We have sent a link to ${next}. It is valid for 24 hours.`, messageTime);
  };
  return (
    <AccountSection title="Email" lead="You log in with this address, and our mails go there.">
      <Text fw={650} mt="md" className={classes.address}>
        {email}
      </Text>
      {emailChange && !isOpen ? (
        <Text size="sm" c="gray.7" mt={4} className={classes.address}>
          Waiting for confirmation: {emailChange.email}. Use the link in our mail before{' '}
          {formatDateAndTime(new Date(emailChange.expiresAt))}.
        </Text>
      ) : null}
      {isOpen ? (
        <EmailForm onDone={finish} onCancel={close} />
      ) : (
        <Button ref={opener} mt="lg" variant="default" onClick={open}>
          Change email
        </Button>
      )}
      <div className={!isOpen && banner.message ? classes.banner : undefined}>
        <Banner message={isOpen ? null : banner.message} />
      </div>
    </AccountSection>
  );
}

function EmailForm({ onDone, onCancel }: { onDone: (next: string) => void; onCancel: () => void }) {
  const [requestEmailChange] = useRequestEmailChangeMutation();
  const { form, first, busy, banner, submit } = useAccountForm(requestEmailChangeSchema, { email: '', password: '' });
  const onSubmit = submit(async (input) => {
    await requestEmailChange({ variables: { input } });
    onDone(input.email.trim());
  });

  return (
    <form onSubmit={form.onSubmit(onSubmit, focusFirstWrongField)} noValidate>
      <Stack gap="md" mt="lg" maw={400}>
        <TextInput
          ref={first}
          label="New Email"
          type="email"
          autoComplete="email"
          withAsterisk
          {...form.getInputProps('email')}
        />
        <OwnPasswordField {...form.getInputProps('password')} />
        <Banner message={banner.message} />
        <Group gap="sm">
          <SubmitButton busy={busy} busyText="Sending...">
            Send link
          </SubmitButton>
          <Button variant="default" size="md" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
