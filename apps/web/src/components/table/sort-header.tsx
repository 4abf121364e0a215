import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './sort-header.module.css';

/** The two orders of a column, as in the URL. */
export interface ColumnSort {
  ascending: string;
  descending: string;
  /** True if the first click sorts by the latest first, as for dates. */
  latestFirst?: boolean;
}

export interface Sorting {
  value: string;
  onChange: (sort: string) => void;
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

/** Returns the `aria-sort` value of a column, or undefined if the column cannot be sorted. */
export function ariaSort(column: ColumnSort | undefined, sorting: Sorting | undefined): keyof typeof icons | undefined {
  if (!column || !sorting) return undefined;
  if (sorting.value === column.ascending) return 'ascending';
  return sorting.value === column.descending ? 'descending' : 'none';
}

/** A column header that sorts the list. A second click reverses the order. */
export function SortHeader({ header, sort, sorting }: { header: string; sort: ColumnSort; sorting: Sorting }) {
  const how = ariaSort(sort, sorting) ?? 'none';
  const Icon = icons[how];
  const next = how === 'none' ? Boolean(sort.latestFirst) : how === 'ascending';
  return (
    <UnstyledButton
      className={classes.button}
      data-sorted={how === 'none' ? undefined : how}
      onClick={() => sorting.onChange(next ? sort.descending : sort.ascending)}
    >
      {header}
      <Icon size={15} stroke={2} aria-hidden />
    </UnstyledButton>
  );
}
