import { Stack, TextInput } from '@mantine/core';
import type { Checked } from '../../lib/forms/check';
import { FormFooter } from '../form/form-footer';
import { useForm } from '../form/use-form';
import { Dialog } from './dialog';

interface NameDialogProps {
  title: string;
  opened: boolean;
  /** The current name; empty for a new record. */
  name: string;
  maxLength: number;
  rules: (values: { name: string }) => Checked<{ name: string }>;
  onClose: () => void;
  onSave: (name: string) => Promise<unknown>;
}

export function NameDialog({ title, opened, onClose, ...props }: NameDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <NameForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ name, maxLength, rules, onClose, onSave }: Omit<NameDialogProps, 'title' | 'opened'>) {
  const form = useForm({
    initialValues: { name },
    rules,
    save: (values) => onSave(values.name),
    onSaved: onClose,
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <TextInput
          label="Name"
          autoComplete="off"
          maxLength={maxLength}
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        <FormFooter form={form} onCancel={onClose} pendingText="Saving...">
          Save
        </FormFooter>
      </Stack>
    </form>
  );
}
