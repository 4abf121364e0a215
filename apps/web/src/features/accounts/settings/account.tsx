import { changePasswordFormSchema } from '@job-alert/domain/accounts/accounts';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Skeleton, Stack } from '@mantine/core';
import { Banner } from '../../../components/banner';
import { PasswordField } from '../../../components/fields/password-field';
import { Screen } from '../../../components/screen';
import { ErrorState } from '../../../components/states';
import { describeError } from '../../../lib/errors/describe-error';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { FormActions } from '../form-actions';
import { InlineForm } from '../inline-form';
import { NewPasswordField } from '../new-password-field';
import { useAccountForm } from '../use-account-form';
import { type AccountAccessFragment, useChangePasswordMutation, useMyAccountQuery } from './account.generated';
import { AccountSection } from './account-section';
import { ChangeEmail } from './change-email';
import { CompanyEmailChoices } from './company-email-choices';
import { OwnPasswordField } from './own-password-field';
import { SearchVisibility } from './search-visibility';
import { Sessions } from './sessions';

/** The Account screen of candidates and employers. */
export function Account() {
  const { data, error, refetch } = useMyAccountQuery({ fetchPolicy: 'network-only' });
  const viewer = data?.viewer;
  return (
    <Screen title="Account" lead="How you log in, and where you are logged in." width="form">
      {viewer ? (
        <Stack gap="lg">
          {viewer.searchVisibility ? <SearchVisibility visibility={viewer.searchVisibility} /> : null}
          <AccountAccess account={viewer} />
          {viewer.companyEmailPreferences ? <CompanyEmailChoices preferences={viewer.companyEmailPreferences} /> : null}
        </Stack>
      ) : null}
      {!viewer && error ? (
        <ErrorState
          text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop })}
          onRetry={refetch}
        />
      ) : null}
      {!viewer && !error ? (
        <div role="status" aria-label="Loading...">
          <Skeleton height={190} radius="md" />
        </div>
      ) : null}
    </Screen>
  );
}

export function AccountAccess({ account }: { account: AccountAccessFragment }) {
  const { email, sessions } = account;
  return (
    <Stack gap="lg">
      <ChangeEmail account={account} />
      <ChangePassword email={email} />
      {sessions ? <Sessions sessions={sessions} /> : null}
    </Stack>
  );
}

function ChangePassword({ email }: { email: string }) {
  return (
    <AccountSection title="Password" lead="A new password logs out all other devices. This one stays logged in.">
      <InlineForm
        label="Change password"
        messageMs={5000}
        form={(onDone, onCancel) => <PasswordForm email={email} onDone={onDone} onCancel={onCancel} />}
      />
    </AccountSection>
  );
}

interface PasswordFormProps {
  email: string;
  onDone: (message: string) => void;
  onCancel: () => void;
}

function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const [changePassword] = useChangePasswordMutation();
  const { form, first } = useAccountForm({
    initialValues: { password: '', newPassword: '', confirmPassword: '' },
    rules: (values) => checkWithoutCleaning(changePasswordFormSchema, values),
    async save({ password, newPassword }) {
      await changePassword({ variables: { input: { password, newPassword } } });
      onDone('Your password has been changed. All other devices have been logged out.');
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md" mt="lg" maw={400}>
        {/* Password managers store the new password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <OwnPasswordField ref={first} {...form.getInputProps('password')} />
        <NewPasswordField label="New Password" value={form.values.newPassword} {...form.getInputProps('newPassword')} />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          withAsterisk
          {...form.getInputProps('confirmPassword')}
        />
        <Banner message={form.banner.message} />
        <FormActions label="Save password" isPending={form.isPending} pendingText="Saving..." onCancel={onCancel} />
      </Stack>
    </form>
  );
}
