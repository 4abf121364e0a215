import { Button, Group } from '@mantine/core';
import { SubmitButton } from '../../components/buttons/submit-button';

interface FormActionsProps {
  label: string;
  isPending: boolean;
  pendingText: string;
  color?: string;
  onCancel: () => void;
}

/** The submit and cancel buttons of a form on the Account and Security screens. */
export function FormActions({ label, isPending, pendingText, color, onCancel }: FormActionsProps) {
  return (
    <Group gap="sm" mt="xs">
      <SubmitButton isPending={isPending} pendingText={pendingText} color={color}>
        {label}
      </SubmitButton>
      <Button variant="default" size="md" onClick={onCancel} disabled={isPending}>
        Cancel
      </Button>
    </Group>
  );
}
