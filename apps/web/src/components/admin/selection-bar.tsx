import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/format';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Selects what matches on other pages too. */
  more?: ReactNode;
  /** Buttons for the selected rows and for the list. */
  children?: ReactNode;
}

/** How many rows are selected, also on other pages, and what can be done with them. */
export function SelectionBar({ count, onClear, more, children }: SelectionBarProps) {
  return (
    <div className={classes.bar}>
      {count > 0 ? (
        <Group gap={4}>
          <Text fw={600} fz="sm">
            {formatNumber(count)} selected
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            Clear selection
          </Button>
          {more}
        </Group>
      ) : null}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
