import { Stack, TextInput } from '@mantine/core';
import { useCheckedForm } from '../lib/forms/use-checked-form';
import { useUnsavedChanges } from '../lib/forms/use-unsaved-changes';
import { Dialog } from './dialog';
import { FormFoot } from './form-foot';
import { useFormSending } from './use-form-sending';

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
  const sending = useFormSending(form, async (values) => {
    await onSave(values.name);
    onClose();
  });

  return (
    <form {...sending.element}>
      <Stack gap="md">
        <TextInput
          label="Name"
          autoComplete="off"
          maxLength={maxLength}
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        <FormFoot sending={sending} onCancel={onClose} busyText="Saving...">
          Save
        </FormFoot>
      </Stack>
    </form>
  );
}
