import { Select } from '@mantine/core';
import type { Sorting } from './sort-header';
import classes from './sort-select.module.css';

/** A choice of order: its value is the address's, its label is for people. */
export interface SortOption {
  value: string;
  label: string;
}

/** The order of a list whose table has become cards, and with that no headers to press: shown under 768 px only. */
export function SortSelect({ options, sorting }: { options: readonly SortOption[]; sorting: Sorting }) {
  return (
    <Select
      className={classes.select}
      wrapperProps={{ 'data-no-print': true }}
      label="Sort by"
      size="sm"
      data={[...options]}
      value={sorting.value}
      allowDeselect={false}
      onChange={(sort) => {
        if (sort) sorting.onChange(sort);
      }}
    />
  );
}
