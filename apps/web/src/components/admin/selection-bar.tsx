import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Actions on the selected rows and on the list. */
  children?: ReactNode;
}

/** How many rows are selected, also on other pages, and what can be done with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <Group gap="xs" justify="flex-end">
      {count > 0 ? (
        <>
          <Text fw={600} fz="sm">
            {count} selected
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            Clear selection
          </Button>
        </>
      ) : null}
      {children}
    </Group>
  );
}
