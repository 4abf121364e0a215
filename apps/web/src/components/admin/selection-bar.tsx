import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Actions on the selected rows. */
  children?: ReactNode;
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <Group gap="sm" wrap="nowrap">
      <Text fw={600} fz="sm">
        {count} selected
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear selection
      </Button>
      {children}
    </Group>
  );
}
