import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Buttons for the selected rows and for the list. */
  children?: ReactNode;
}

/** How many rows are selected, also on other pages, and what can be done with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={classes.bar}>
      {count > 0 ? (
        <Group gap={4}>
          <Text fw={600} fz="sm">
            {count} selected
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            Clear selection
          </Button>
        </Group>
      ) : null}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
