import { changePasswordFormSchema } from '@job-alert/domain/accounts';
import { Button, Group, Stack } from '@mantine/core';
import { Banner, useBanner } from '../../components/banner';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useChangePasswordMutation } from './account.generated';
import { AccountSection } from './account-section';
import classes from './account.module.css';
import { NewPasswordField } from './new-password-field';
import { OwnPasswordField } from './own-password-field';
import { useFormInPlace } from './use-form-in-place';
import { useAccountForm } from './use-account-form';

/** How long it is said that something was done. */
const messageTime = 5000;

/** A new password in place of the present one. */
export function ChangePassword({ email }: { email: string }) {
  const { isOpen, opener, open, close } = useFormInPlace();
  const banner = useBanner();
  const finish = () => {
    close();
    banner.show('success', 'Your password has been changed. All other devices have been logged out.', messageTime);
  };
  return (
    <AccountSection title="Password" lead="A new password logs out all other devices. This one stays logged in.">
      {isOpen ? (
        <PasswordForm email={email} onDone={finish} onCancel={close} />
      ) : (
        <Button ref={opener} mt="lg" variant="default" onClick={open}>
          Change password
        </Button>
      )}
      <div className={!isOpen && banner.message ? classes.banner : undefined}>
        <Banner message={isOpen ? null : banner.message} />
      </div>
    </AccountSection>
  );
}

interface PasswordFormProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const [changePassword] = useChangePasswordMutation();
  const { form, first, busy, banner, submit } = useAccountForm(changePasswordFormSchema, {
    password: '',
    newPassword: '',
    confirmPassword: '',
  });
  const onSubmit = submit(async ({ password, newPassword }) => {
    await changePassword({ variables: { input: { password, newPassword } } });
    onDone();
  });

  return (
    <form onSubmit={form.onSubmit(onSubmit, focusFirstWrongField)} noValidate>
      <Stack gap="md" mt="lg" maw={400}>
        {/* Password managers keep the new password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <OwnPasswordField ref={first} {...form.getInputProps('password')} />
        <NewPasswordField label="New Password" value={form.values.newPassword} {...form.getInputProps('newPassword')} />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          withAsterisk
          {...form.getInputProps('confirmPassword')}
        />
        <Banner message={banner.message} />
        <Group gap="sm">
          <SubmitButton busy={busy} busyText="Saving...">
            Save password
          </SubmitButton>
          <Button variant="default" size="md" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
