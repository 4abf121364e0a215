import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

/** Removes one entry of a repeated part of a form. `entryName` names the entry for screen readers. */
export function RemoveEntryButton({ entryName, onRemove }: { entryName: string; onRemove: () => void }) {
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-md"
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-label={`Remove ${entryName}`}
      onClick={onRemove}
    >
      Remove
    </Button>
  );
}
