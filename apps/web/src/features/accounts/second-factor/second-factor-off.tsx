import { disableSecondFactorSchema } from '@job-alert/domain/accounts/second-factor';
import { Stack } from '@mantine/core';
import { Banner } from '../../../components/banner';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { FormActions } from '../form-actions';
import { LoginCodeField } from '../login/login-code-field';
import { OwnPasswordField } from '../settings/own-password-field';
import { useAccountForm } from '../use-account-form';
import { useDisableSecondFactorMutation } from './second-factor.generated';

/** A form that turns off the second factor. It requires the password and a code, so that an unattended session is not enough. */
export function SecondFactorOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [disable] = useDisableSecondFactorMutation();
  const { form, first } = useAccountForm({
    initialValues: { password: '', code: '' },
    rules: (values) => checkWithoutCleaning(disableSecondFactorSchema, values),
    async save(variables) {
      await disable({ variables });
      onDone();
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md" mt="lg" maw={400}>
        <OwnPasswordField ref={first} {...form.getInputProps('password')} />
        <LoginCodeField {...form.getInputProps('code')} />
        <Banner message={form.banner.message} />
        <FormActions
          label="Turn off"
          isPending={form.isPending}
          pendingText="Turning off..."
          color="red.9"
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
