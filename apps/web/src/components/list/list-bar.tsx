import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/format';
import classes from './list-bar.module.css';

interface ListBarProps {
  /** The label of the row count. */
  total: string | null;
  /** The number of selected rows on all pages. */
  count: number;
  onClear: () => void;
  more: ReactNode;
  children: ReactNode;
  end: ReactNode;
}

/**
 * The sticky bar above a list: row count, selection and actions. Its height is constant, so that selecting a row moves
 * nothing.
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
