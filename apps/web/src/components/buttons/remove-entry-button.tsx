import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

/** Takes one block of a repeating part out of the form; `what` tells a screen reader which. */
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
