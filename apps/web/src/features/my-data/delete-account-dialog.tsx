import { requiredSentence } from '@job-alert/domain/fields/fields';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import { PasswordField } from '../../components/fields/password-field';
import { FormFooter } from '../../components/form/form-footer';
import { useForm } from '../../components/form/use-form';
import { paths } from '../../config/paths';
import type { Checked } from '../../lib/forms/check';
import { endSession } from '../../lib/session/session';
import { useNavigateAway } from '../../lib/use-navigate-away';
import { accountWasDeleted } from './account-deleted';
import { useDeleteMyAccountMutation } from './my-data.generated';

interface DeleteAccountDialogProps {
  onClose: () => void;
  children: ReactNode;
}

const rules = (values: { password: string }): Checked<{ password: string }> =>
  values.password === ''
    ? { ok: false, errors: { password: requiredSentence('Password') } }
    : { ok: true, value: values };

/** The final confirmation. It requires the password, so that an unattended session is not enough. */
export function DeleteAccountDialog({ onClose, children }: DeleteAccountDialogProps) {
  const [remove] = useDeleteMyAccountMutation();
  const leave = useNavigateAway();
  const form = useForm({
    initialValues: { password: '' },
    rules,
    save: ({ password }) => remove({ variables: { input: { password } } }),
    async onSaved() {
      // Leaves the signed-in area first, so that its guard does not redirect.
      await leave(paths.accountDeleted, { replace: true, state: accountWasDeleted });
      endSession();
    },
    warnsOnLeave: false,
  });

  return (
    <Dialog
      opened
      onClose={form.isPending ? () => undefined : onClose}
      title="Delete your account?"
      styles={{ title: { fontWeight: 700, fontSize: '1.125rem' } }}
    >
      <form {...form.element}>
        <Stack gap="md">
          <Text component="div" c="gray.7">
            This cannot be undone. It deletes:
            {children}
          </Text>
          <PasswordField
            label="Password"
            description="Enter your password to confirm."
            autoComplete="current-password"
            data-autofocus
            withAsterisk
            {...form.getInputProps('password')}
          />
          <FormFooter form={form} onCancel={onClose} color="red.8" pendingText="Deleting...">
            Delete for Good
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
