import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

/** Removes one entry of a repeated part of a form. `what` names the entry for screen readers. */
export function RemoveEntryButton({ what, onRemove }: { what: string; onRemove: () => void }) {
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-md"
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-label={`Remove ${what}`}
      onClick={onRemove}
    >
      Remove
    </Button>
  );
}
