import { Button, Group, Stack, Text } from '@mantine/core';
import { isRequiredSentence } from '@job-alert/domain/fields';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import type { ReactNode } from 'react';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { Dialog } from '../../components/dialog';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
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
  const banner = useBanner();
  const leave = useLeave();
  const { busy, send } = useSending();

  async function submit(password: string, element: HTMLElement | undefined) {
    banner.clear();
    try {
      await remove({ variables: { input: { password } } });
      // The signed-in area is left first, so that its guard has nothing to redirect.
      await leave(paths.accountDeleted, { replace: true, state: accountWasDeleted });
      endSession();
    } catch (error) {
      if (applyFieldErrors(form, error, element)) return;
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <Dialog
      opened
      onClose={busy ? () => undefined : onClose}
      title="Delete your account?"
      styles={{ title: { fontWeight: 700, fontSize: '1.125rem' } }}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(({ password }, event) => {
          const element = event?.currentTarget;
          void send(() => submit(password, element));
        }, focusFirstWrongField)}
      >
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
          <Banner message={banner.message} />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <SubmitButton busy={busy} busyText="Deleting..." color="red.8">
              Delete for Good
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
