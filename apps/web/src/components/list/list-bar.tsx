import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/format';
import classes from './list-bar.module.css';

interface ListBarProps {
  /** How many rows the list has, in words. */
  total: string | null;
  /** How many rows are selected, on whatever page. */
  count: number;
  onClear: () => void;
  /** Selects what matches on other pages too. */
  more: ReactNode;
  /** The actions for the selected rows. */
  children: ReactNode;
  /** The actions for the whole list. */
  end: ReactNode;
}

/**
 * The sticky bar above a list: the number of rows, the number of selected rows, and the actions for them. It is as high
 * with a selection as without one, so that no row moves when one is ticked.
 */
export function ListBar({ total, count, onClear, more, children, end }: ListBarProps) {
  return (
    <div className={classes.bar} data-selecting={count > 0 || undefined}>
      <Text className={classes.total} c="gray.7" fz="sm" role="status">
        {total}
      </Text>
      {count > 0 ? (
        <div className={classes.selected}>
          <Text fw={600} fz="sm">
            {formatNumber(count)} selected
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            Clear selection
          </Button>
          {more}
        </div>
      ) : null}
      <div className={classes.actions}>{children}</div>
      <div className={classes.end}>{end}</div>
    </div>
  );
}
