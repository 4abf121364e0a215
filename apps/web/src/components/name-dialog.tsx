import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { SAVED_VIEW_NAME_MAX, savedViewNameSchema } from '@job-alert/domain/saved-view';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { Dialog } from '../../components/dialog';
import { SubmitButton } from '../../components/submit-button';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { validateWith } from '../../lib/forms/validate-with';

interface ViewNameDialogProps {
  title: string;
  opened: boolean;
  /** The present name, or an empty one. */
  name: string;
  onClose: () => void;
  onSave: (name: string) => Promise<unknown>;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, opened, onClose, ...props }: ViewNameDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <NameForm {...props} onClose={onClose} />
    </Dialog>
  );
}

const errorsOf = validateWith(savedViewNameSchema);

function NameForm({ name, onClose, onSave }: Pick<ViewNameDialogProps, 'name' | 'onClose' | 'onSave'>) {
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
          maxLength={SAVED_VIEW_NAME_MAX}
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
