import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { describeError } from '../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../lib/forms/form-helpers';
import { useCheckedForm } from '../lib/forms/use-checked-form';
import { useSending } from '../lib/forms/use-sending';
import { useUnsavedChanges } from '../lib/forms/use-unsaved-changes';
import { Banner } from './banner';
import { Dialog } from './dialog';
import { SubmitButton } from './submit-button';
import { useBanner } from './use-banner';

interface NameDialogProps {
  title: string;
  opened: boolean;
  /** The present name, or an empty one. */
  name: string;
  maxLength: number;
  /** What is wrong with a name, beside its field. */
  errorsOf: (values: { name: string }) => Record<string, string>;
  onClose: () => void;
  onSave: (name: string) => Promise<unknown>;
}

/** Asks for the name of something that is kept. */
export function NameDialog({ title, opened, onClose, ...props }: NameDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <NameForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ name, maxLength, errorsOf, onClose, onSave }: Omit<NameDialogProps, 'title' | 'opened'>) {
  const form = useCheckedForm({ initialValues: { name }, errorsOf });
  useUnsavedChanges(form.isDirty());
  const banner = useBanner();
  const { busy, send } = useSending();

  const submit = (given: string, element: HTMLElement | undefined) =>
    send(async () => {
      banner.clear();
      try {
        await onSave(given);
        onClose();
      } catch (error) {
        if (!applyFieldErrors(form, error, element)) {
          banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
        }
      }
    });

  return (
    <form
      onSubmit={form.onSubmit((values, event) => void submit(values.name, event?.currentTarget), focusFirstWrongField)}
      noValidate
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          autoComplete="off"
          maxLength={maxLength}
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        <Banner message={banner.message} />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SubmitButton busy={busy} busyText="Saving...">
            Save
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
