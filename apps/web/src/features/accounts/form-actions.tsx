import { Button, Group } from '@mantine/core';
import { SubmitButton } from '../../components/buttons/submit-button';

interface FormActionsProps {
  label: string;
  busy: boolean;
  busyText: string;
  color?: string;
  onCancel: () => void;
}

/** The buttons of a small form on the Account and Security screens. */
export function FormActions({ label, busy, busyText, color, onCancel }: FormActionsProps) {
  return (
    <Group gap="sm" mt="xs">
      <SubmitButton busy={busy} busyText={busyText} color={color}>
        {label}
      </SubmitButton>
      <Button variant="default" size="md" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
    </Group>
  );
}
