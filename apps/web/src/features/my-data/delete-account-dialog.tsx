import { Stack, Text } from '@mantine/core';
import { isRequiredSentence } from '@job-alert/domain/fields';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog';
import { PasswordField } from '../../components/password-field';
import { paths } from '../../config/paths';
import { FormFoot } from '../../components/form-foot';
import { useFormSending } from '../../components/use-form-sending';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { endSession } from '../../lib/session/session';
import { useLeave } from '../../lib/use-leave';
import { accountWasDeleted } from './account-deleted';
import { useDeleteMyAccountMutation } from './my-data.generated';

interface DeleteAccountDialogProps {
  onClose: () => void;
  /** What goes with the account. */
  children: ReactNode;
}

const errorsOf = ({ password }: { password: string }): Record<string, string> =>
  password === '' ? { password: isRequiredSentence('Password') } : {};

/** The last question: the password once more, since a login that somebody else has found open must not be enough. */
export function DeleteAccountDialog({ onClose, children }: DeleteAccountDialogProps) {
  const form = useCheckedForm({ initialValues: { password: '' }, errorsOf });
  const [remove] = useDeleteMyAccountMutation();
  const leave = useLeave();
  const sending = useFormSending(form, async ({ password }) => {
    await remove({ variables: { input: { password } } });
    // The signed-in area is left first, so that its guard has nothing to redirect.
    await leave(paths.accountDeleted, { replace: true, state: accountWasDeleted });
    endSession();
  });

  return (
    <Dialog
      opened
      onClose={sending.busy ? () => undefined : onClose}
      title="Delete your account?"
      styles={{ title: { fontWeight: 700, fontSize: '1.125rem' } }}
    >
      <form {...sending.element}>
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
          <FormFoot sending={sending} onCancel={onClose} color="red.8" busyText="Deleting...">
            Delete for Good
          </FormFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
